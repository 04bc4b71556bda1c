import type { Phrasebook } from '#api/ai/offline/opponent/phrasebook.ts'

/** What is said to a question before the matter itself, by what the question wants. */
export const ANSWERS_EN: Phrasebook['answerKinds'] = {
  example: [
    'Gladly, here is one.',
    'One comes to mind at once.',
    'Picture this.',
    'You shall have it.',
    'Take an everyday one.',
    'Let me give you something to look at.',
  ],
  define: [
    'I use the word in its ordinary sense and would not hang the debate on a definition.',
    'By that I mean what most people would understand; if you have a sharper meaning, use it and I will follow.',
    'Take it in the plain sense. What matters is what happens to the people concerned.',
    'Define it as you like, within reason, and my argument still goes through.',
    'Good, let us be exact: I mean it as it shows in everyday life and not in a dictionary.',
  ],
  evidence: [
    'What I offer you is a reason and an example rather than a table of figures, and you may test both.',
    'I rest on how the thing works, which you can check for yourself, and not on a study you would have to take on trust.',
    'Fair to ask. My ground is the mechanism: show me the step that fails.',
    'I will not invent a number for you. The argument stands or falls by its reasoning.',
    'You are right to want support for it; here is what mine consists of.',
  ],
  identity: [
    'I am the practice opponent here, a program that argues the other side as well as it can.',
    'You are debating a machine, though its arguments have to be answered like any others.',
    'Who I am matters less than what I say; I am a program built to argue back.',
    'Simply the other side of the table, in the form of a program.',
  ],
  plan: [
    'The details belong to those who carry it out; what we settle here is the direction.',
    'A plan can be drawn up once we know where we want to go, and that is what divides us.',
    'There is more than one way of arranging it, and none of them decides the motion.',
    'I need not have the last detail ready to say which way is better.',
    'Step by step, with time to adjust, as with any change worth the name.',
    'That is a practical matter, and a fair one, though it does not touch the principle.',
  ],
  about: [
    'It is a fair thing to raise, and I do not pretend that it costs nothing.',
    'I have not forgotten it. The question is how much it weighs next to the rest.',
    'It belongs on the scale, and I still find the scale tipping my way.',
    'They matter too, and my side has to be able to look them in the eye.',
    'True, somebody will feel that. It has to be set against what others feel already.',
    'That is one consideration among several, and not the heaviest.',
  ],
  opinion: [
    'In this debate I speak for one side only, and from there it looks like this.',
    'My task is to argue my side, and I do it gladly.',
    'Whatever one may think in private, the case on my side is strong.',
    'I stand where I stood at the beginning.',
    'I hold my position, and you have not yet given me cause to leave it.',
  ],
}
