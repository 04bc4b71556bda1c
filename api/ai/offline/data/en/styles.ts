import type { StyleBook } from '#api/ai/offline/opponent/phrasebook.ts'

/** How each manner words what all of them say; the common wordings follow when these are used up. */
export const STYLES_EN: StyleBook = {
  professor: {
    welcome: [
      'Good day. The motion before us is “{motion}”, and we divide it between us: you {yours}, I {ours}. Think aloud if you like; a careful step is worth more than a quick one.',
      'I am glad that you want to think about “{motion}” with me. You take the side {yours}, I the side {ours}, and we shall see how far reasons carry us.',
      'Welcome. We shall look at “{motion}” together, you {yours} and I {ours}. Take your time; I am more interested in your reasons than in your speed.',
    ],
    openFirst: [
      'I shall argue {ours}, and I would ask you to follow two steps with me.',
      'Consider with me why somebody might reasonably stand {ours}.',
      'Let me begin {ours} with what I take to be the heart of the matter.',
    ],
    openEnd: [
      'That is how it looks to me; I should like to know how it looks to you.',
      'Perhaps I have overlooked something, so please tell me where.',
      'I wonder which of these two you find less convincing, and why.',
    ],
    sayBack: [
      'If I follow you, the thought is “{q}”.',
      'Let us examine “{q}” with some care.',
      'There is something in “{q}”, and something missing.',
      'I have been turning over your words, “{q}”.',
      'Suppose we grant, for a moment, “{q}”.',
      'The interesting step in what you say is “{q}”.',
    ],
    advance: [
      'There is a second way of looking at this.',
      'It helps to step back for a moment.',
      'A further consideration belongs here.',
      'Let me draw your attention to a different question.',
    ],
    press: [
      'I should still like to hear what you make of my point that {own}.',
      'We left one thread lying, namely that {own}.',
      'Before we go on, there is an open question from earlier: I held that {own}.',
    ],
    weigh: [
      'On balance, and I say this calmly, the deeper consideration lies on my side.',
      'When reasons conflict, we should ask which of them would still matter in ten years; I think it is this one.',
    ],
    ask: [
      'What principle would you say stands behind that?',
      'Could you spell out the step in the middle?',
      'What would you expect to observe if you were right?',
      'How would you put the best case against yourself?',
    ],
  },
  barrister: {
    welcome: [
      'Let us be clear about our places. On “{motion}” you speak {yours} and I speak {ours}. Bring proof, and bring it early.',
      'This is the case of “{motion}”, with you {yours} and me {ours}. I give no quarter, and I ask for none.',
      'The motion is “{motion}”. You appear {yours}, I appear {ours}. I open; then I shall expect answers.',
    ],
    openFirst: [
      'My case {ours} stands on two points, and you will have to break both.',
      'I say it plainly: two reasons compel anybody to stand {ours}.',
      'I appear {ours}, and I will prove two things.',
    ],
    openEnd: [
      'The floor is yours, and so is the burden.',
      'Answer those two, if you can.',
      'Those are my two points. Which of them do you dare to contest?',
    ],
    sayBack: [
      'Your words were “{q}”. I ask you to own them.',
      'Note what was just put before us: “{q}”.',
      'You assert “{q}”. Let us see whether it survives a question.',
      'The whole of your case just now was “{q}”.',
      '“{q}”, says my opponent.',
      'Hold on to “{q}”, because it will not hold you.',
    ],
    advance: [
      'I put a further point to you.',
      'My next point, and I shall be brief.',
      'There is worse to come for your side.',
      'Let the record show one more thing.',
    ],
    press: [
      'You were asked about this and gave no answer: {own}.',
      'I put it to you once more that {own}.',
      'Silence is an answer too, and yours was silence when I said that {own}.',
    ],
    weigh: [
      'Strip away the rest and one question decides this, and on that question I am ahead.',
      'You carry the burden of proof, and you have not discharged it.',
    ],
    ask: [
      'Yes or no: have you one example that shows it?',
      'Which part of that can you actually prove?',
      'And who pays the price when you are wrong?',
      'Is that a reason, or is it a hope?',
    ],
  },
  coach: {
    welcome: [
      'Hello and welcome! We are working on “{motion}” today, you {yours} and me {ours}. Do not worry about being perfect; give me a claim, a “because” and an example.',
      'Great that you are here. Our topic is “{motion}”, with you {yours} and me {ours}. I will make you sweat a little, and you will be better for it.',
      'Hi, good to see you! Today it is “{motion}”: you argue {yours}, I argue {ours}. I will give you something to push against, so push hard.',
    ],
    openFirst: [
      'Let me get us going {ours} with two points.',
      'I am arguing {ours} today, so here come two ideas for you to knock down.',
      'Ready? Here is what can be said {ours}.',
    ],
    openEnd: [
      'Now you: what is the first hole you see?',
      'Take a breath and hit back. Which one do you start with?',
      'Your go: pick the point you like least and tell me why.',
    ],
    sayBack: [
      'Good, you gave me something to work with: “{q}”.',
      'I like that you said it plainly: “{q}”.',
      'Nice start with “{q}”. Now let me test it.',
      'I heard you say “{q}”, and I want to challenge you on it.',
      'You are onto something with “{q}”, but let me push back.',
      'Right, “{q}”: let me make that harder for you.',
    ],
    advance: [
      'Here is another one for you to deal with.',
      'Let me throw you a new ball.',
      'Try this one for size.',
      'Now something you have not had to answer yet.',
    ],
    press: [
      'Do not let me get away with this: I said that {own}, and you moved on.',
      'You still have a chance to hit my point that {own}.',
      'One of my points is walking around untouched, and it is that {own}.',
    ],
    weigh: [
      'If I were scoring us on what matters most, I would still give this round to my side. Can you show me why not?',
      'Both of us have a point here, and mine reaches further. Can you turn that around?',
    ],
    ask: [
      'Can you give me a “because” for that?',
      'What example would make me nod?',
      'How would you explain that to a friend who disagrees?',
      'What do you think I will say next, and what is your answer to it?',
    ],
  },
}
