import type { Coaching } from '#api/ai/offline/judge/coaching.ts'

export const COACHING_EN: Coaching = {
  strength: {
    depth: 'You do not stop at the claim: you say how it comes about and where it leads.',
    persuasion: 'You give the listener something concrete to care about.',
    clarity: 'A listener could repeat this in one sentence, just as you mean it.',
    argumentation: 'Claim and support stand together, so a doubter has something to test.',
    organization: 'The listener knows at once where in your case this belongs.',
    delivery: 'It is worded for a listener, and it stays in the ear.',
    refutation: 'You meet the opponent’s own point and show where it breaks.',
  },
  why: {
    depth: [
      'It cost points because it says that something is so, not how it comes about.',
      'It cost points because the chain stops early: what follows, and for whom, is left to the listener.',
      'It cost points because nothing is said about its limits, its price or what comes after.',
    ],
    persuasion: [
      'It cost points because a listener cannot see what would be gained or lost, or by whom.',
      'It cost points because it matters, but is not set against what the other side would save or lose.',
      'It cost points because it does not say why this counts for more and so decides the debate.',
    ],
    clarity: [
      'It cost points because a listener would have to guess what exactly you claim.',
      'It cost points because it could not be repeated in one sentence without a guess at what you mean.',
      'It cost points because it could be said more exactly, and in fewer words.',
    ],
    argumentation: [
      'It cost points because it stands without a reason, so saying the opposite is as good an answer.',
      'It cost points because nothing that can be checked supports it, no case, figure or comparison.',
      'It cost points because the step from support to claim, or what it takes for granted, is not spoken out.',
    ],
    organization: [
      'It cost points because nothing tells the listener which point it belongs to.',
      'It cost points because one cannot hear where this point begins and the last one ends.',
      'It cost points because it is not said how much this point weighs among the others.',
    ],
    delivery: [
      'It cost points because it is hard to read aloud and to follow.',
      'It cost points because it is put down flatly or against somebody instead of said to somebody.',
      'It cost points because it says the right thing in words that nobody will remember.',
    ],
    refutation: [
      'It cost points because it goes past what the opponent said, whose case stays standing.',
      'It cost points because the opponent’s reason stays standing: the answer does not say where it breaks.',
      'It cost points because it does not meet the strongest form of what the opponent said.',
    ],
  },
  drill: {
    depth: () =>
      'Take one claim and answer “and then what?” five times in a row, one full sentence each, until you reach a person who is affected. Then say once where the chain could break.',
    persuasion: () =>
      'Write the other side’s best stake on one line and yours on the next. Finish three sentences: ours is larger because …, likelier because …, harder to undo because …. Keep the one that convinces you.',
    clarity: () =>
      'Say your whole case in one sentence of at most twenty words. Cut five words without losing anything. Repeat until nothing can go, then explain the hardest word that is left.',
    argumentation: () =>
      'Take three of your claims, one minute each: give a reason, a case you know yourself, and half a sentence that says what the case shows.',
    organization: () =>
      'Plan one turn in three lines: what I answer, what I add, how I close. Say it in a minute, then again with “first”, “second” and “so in the end”, and last in order of weight.',
    delivery: () =>
      'Take your flattest sentence and say it three ways: as a contrast (“not …, but …”), as a question to the listener, and in six words. Keep the best of the three.',
    refutation: point =>
      `Write down ${point === null ? 'the opponent’s strongest sentence' : `the opponent’s words “${point}”`}. Attack the evidence, the cause and the scope, one sentence each, then say in one more why your side wins even if it is true.`,
  },
  lift: tests => `Make this true of your next debate: ${tests.map(test => `“${test}”`).join(' ')}`,
  liftNone: 'Keep doing it in every turn.',
  instruction:
    'One of your turns tells the judge how to score. Those words were set aside and changed no score in either direction.',
  copied: 'Some of your sentences are the opponent’s own words. They did not count as yours.',
  wordList: 'One of your turns was a list of words without sentences, and was not judged.',
  foreign:
    'Much of what you said is in a language that the built-in judge cannot read well, so these scores say little about it.',
}
