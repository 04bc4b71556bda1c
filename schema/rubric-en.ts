import type { RubricWording } from './rubric-wording.ts'

/** The rubric in English: per skill its name, five bands, and three tests a band. */
export const RUBRIC_EN: RubricWording = {
  depth: {
    name: 'Depth',
    bands: [
      [
        'Bare opinions',
        'You say something of your own about the motion.',
        'You say more than that a thing is good or bad.',
        'You name something particular that the motion would change.',
      ],
      [
        'A reason, but no mechanism',
        'You give at least one reason.',
        'The reason adds something to the claim instead of repeating it.',
        'The reason is about this motion and would not fit just any motion.',
      ],
      [
        'One point explained',
        'For one point you explain, step by step, how it comes about.',
        'You say what follows from that point.',
        'You stay with that point for more than one sentence.',
      ],
      [
        'Chains that reach a consequence',
        'Two or more points are followed, step by step, to a consequence.',
        'You say who is affected.',
        'You say how they are affected: what they gain, lose, do or stop doing.',
      ],
      [
        'Limits, trade-offs and further effects',
        'You discuss a limit of your own point, or an exception to it.',
        'You discuss a trade-off: what your side costs, and why that is worth it.',
        'You follow an effect one step further: what the consequence itself leads to.',
      ],
    ],
  },
  persuasion: {
    name: 'Persuasion',
    bands: [
      [
        'No reason to care',
        'It is clear what a listener should think or do.',
        'You name a person, a group or a value that the motion touches.',
        'You say that something would get better or worse.',
      ],
      [
        'It matters, but not why',
        'You say that something important is at stake.',
        'You name what is at stake, such as health, money, freedom or fairness.',
        'You say whose stake it is.',
      ],
      [
        'One concrete stake or example',
        'You give a concrete example, case or figure.',
        'You tie the example to your claim.',
        'You show what the stake looks like in somebody’s life.',
      ],
      [
        'Stakes fitted and compared',
        'You speak to what your listeners care about.',
        'You compare your stakes with those of the other side.',
        'You bring a second stake or example of a different kind.',
      ],
      [
        'Weighing that decides',
        'You weigh by scale, likelihood or reversibility.',
        'You say why that measure decides the debate.',
        'You show that your side wins even if the other side’s best point is granted.',
      ],
    ],
  },
  clarity: {
    name: 'Clarity',
    bands: [
      [
        'Position cannot be stated back',
        'One can tell what you are talking about.',
        'One can tell which side you are on.',
        'Most of your sentences can be understood at all.',
      ],
      [
        'Position guessable, terms vague',
        'At least one claim stands in a plain sentence.',
        'Most sentences can be understood at the first reading.',
        'One can mostly tell what “it”, “this” and “they” stand for.',
      ],
      [
        'Claims restatable',
        'Two of your claims could be repeated in one sentence each.',
        'Most sentences hold one thought.',
        'Most of your words name particular things, not “things” or “stuff”.',
      ],
      [
        'Every main claim restatable',
        'Each of your main claims could be repeated in one sentence.',
        'You say what you mean by a key term, or put a hard point in other words.',
        'Hardly any “it”, “this” or “they” leaves the reader guessing.',
      ],
      [
        'Clear and economical',
        'One sentence of yours sums up your whole case.',
        'No sentence could be left out without a loss.',
        'Your words are exact from start to end.',
      ],
    ],
  },
  argumentation: {
    name: 'Argumentation',
    bands: [
      [
        'Assertion or contradiction',
        'You make a claim that can be argued about.',
        'You do not contradict yourself.',
        'At least one sentence supports another.',
      ],
      [
        'Claim with a weak reason',
        'A claim of yours comes with a reason.',
        'The reason speaks to the claim.',
        'The reason is more than “everybody knows” or “it is obvious”.',
      ],
      [
        'Claim, reason and some support',
        'One claim has both a reason and support: an example, a fact or a comparison.',
        'The support is specific: a case, a figure, a place or a source.',
        'You say how the support bears out the claim.',
      ],
      [
        'Main claims supported',
        'Two or more main claims have a reason.',
        'Two or more main claims have support.',
        'Your claims fit together, with at most one gap.',
      ],
      [
        'Explicit links, defended assumptions',
        'You speak out the links between reasons and claims.',
        'You name and defend something that your case assumes.',
        'You admit what your evidence cannot show.',
      ],
    ],
  },
  organization: {
    name: 'Organization',
    bands: [
      [
        'No order',
        'You make more than one point, or one point in more than one step.',
        'You keep to the motion.',
        'A reason or a detail goes with at least one claim.',
      ],
      [
        'Points jump',
        'Sentences on the same point mostly stand together.',
        'A reason stands next to the claim it belongs to.',
        'A turn can be understood from its beginning.',
      ],
      [
        'Points separable',
        'Linking words show how sentences hang together.',
        'One can tell where one point ends and the next begins.',
        'Most turns open with their main point.',
      ],
      [
        'Signposted, building, closed',
        'You signpost: you count your points or say what comes next.',
        'Later turns build on earlier ones.',
        'You end with a close.',
      ],
      [
        'Ranked and following the clash',
        'You say which issue matters most.',
        'You put the debate’s questions in order and go through them.',
        'Your close settles on the deciding question.',
      ],
    ],
  },
  refutation: {
    name: 'Refutation',
    bands: [
      [
        'Ignores the opponent',
        'You take up something that the opponent said.',
        'You say that you see it differently.',
        'You speak to the case and not only to the person.',
      ],
      [
        'Denies without a reason',
        'You deny or question a point of the opponent.',
        'One can tell which point you mean.',
        'You do so without an attack on the person.',
      ],
      [
        'Answers one point with a reason',
        'You answer one point that the opponent really made.',
        'You give a reason why it fails.',
        'The answer brings something new, not only your own claim again.',
      ],
      [
        'Answers most points',
        'You answer most of the opponent’s main points.',
        'You state their points fairly before you answer.',
        'You attack a link: an assumption, a cause, a piece of evidence or a missing step.',
      ],
      [
        'Strongest version, nothing dropped',
        'You answer the strongest version of a point (“even if …”).',
        'You turn a point against its owner, or outweigh it.',
        'You drop nothing important.',
      ],
    ],
  },
  delivery: {
    text: {
      name: 'Delivery',
      bands: [
        [
          'Unreadable',
          'Your turns consist of words that can be read.',
          'They are not written in capitals throughout.',
          'Words form sentences.',
        ],
        [
          'Hard to read',
          'Most sentences are whole.',
          'Most sentences are short enough to follow.',
          'Capitals and exclamation marks do not get in the way.',
        ],
        [
          'Readable, but flat or hostile',
          'Most sentences could be read aloud in one breath.',
          'You do not shout.',
          'Your sentences do not all begin the same way.',
        ],
        [
          'Natural and respectful',
          'It sounds like one person talking to another.',
          'You stay respectful throughout, also where you disagree.',
          'You speak to somebody: you ask, address or include the listener.',
        ],
        [
          'Memorable and controlled',
          'At least one sentence is worth remembering: a contrast, an image, a series of three.',
          'Short and long sentences alternate and give rhythm.',
          'Your tone is firm without exaggeration.',
        ],
      ],
    },
    voice: {
      name: 'Delivery',
      bands: [
        [
          'Mostly unintelligible or silent',
          'Words of yours can be made out.',
          'You speak in most of your turns.',
          'Words form sentences.',
        ],
        [
          'Stalls break the meaning',
          'Most sentences reach their end.',
          'Fillers and stalls leave the meaning whole.',
          'Restarts do not hide the point.',
        ],
        [
          'Followable',
          'Most sentences can be followed at the first hearing.',
          'Fillers do not stand in every sentence.',
          'Your sentences do not all begin the same way.',
        ],
        [
          'Steady, few fillers',
          'Your sentences have a length that can be spoken calmly.',
          'Fillers are few.',
          'You speak to somebody: you ask, address or include the listener.',
        ],
        [
          'Pace serves emphasis',
          'At least one sentence is built to be stressed: a contrast, a series of three, a short strong line.',
          'Short and long sentences alternate and give rhythm.',
          'Your tone is firm without exaggeration.',
        ],
      ],
    },
  },
}
