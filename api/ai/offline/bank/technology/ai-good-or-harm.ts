import type { MotionArguments } from '../types.ts'

export const AI_GOOD_OR_HARM: MotionArguments = {
  key: 'ai-good-or-harm',
  points: {
    for: [
      {
        keywords: [
          'medicin',
          'doctor',
          'diagnosi',
          'patient',
          'scan',
          'cancer',
          'medical',
          'health',
          'disease',
        ],
        claim:
          'Artificial intelligence brings good medicine to places where there is no specialist.',
        mechanism:
          'A program that has learned from countless scans can point out a shadow which a tired eye passes over. It works at midnight, in a village, and at the same standard.',
        impact:
          'Patients who would have waited months are seen while treatment still helps, and that is a matter of life and death.',
        example:
          'A nurse in a mountain clinic photographs a mole and learns within a minute that this one must not wait.',
        reply:
          'Programs make mistakes too, and they make them with a confident face that nobody questions.',
        counter:
          'So do people, and the doctor still has the last word. Two pairs of eyes that fail in different ways miss less than either does alone.',
      },
      {
        keywords: [
          'boring',
          'routin',
          'work',
          'drudger',
          'productiv',
          'tasks',
          'dull',
          'time',
          'efficient',
        ],
        claim: 'Machines are taking over work that hardly anyone ever loved.',
        mechanism:
          'Copying figures, sorting invoices and writing the same letter for the hundredth time are what software does best. What is left to people is judgement, contact and invention.',
        impact:
          'Millions of office workers get hours back, and small firms can offer what only large ones could afford.',
        example:
          'A plumber dictates three sentences in the van and finds the estimate, the invoice and the reminder written when he gets home.',
        reply: "Routine work is also somebody's wage, and a job you dislike is better than none.",
        counter:
          'People said the same of washing by hand and digging by hand. Wages rose whenever drudgery fell, provided that we shared the gain, and sharing is a political choice.',
      },
      {
        keywords: ['disabl', 'accessib', 'blind', 'deaf', 'languag', 'translate', 'reading'],
        claim: 'For millions of people with disabilities these tools mean independence.',
        mechanism:
          'Speech becomes text, pictures are described aloud and difficult letters turn into plain words. Such help used to depend on another person having time.',
        impact:
          'A blind person who reads her own post regains her privacy as well as her convenience.',
        example:
          "A deaf father follows the parents' evening from captions on his phone and asks his question himself.",
        reply:
          'Those aids are fine, but they are a small corner of the industry and do not excuse the rest.',
        counter:
          "They rest upon the same technology as all the rest; you can't have the captions without the speech models. A balance sheet that leaves out the blind isn't a balance sheet.",
      },
      {
        keywords: [
          'scien',
          'discover',
          'climat',
          'research',
          'energ',
          'proteins',
          'drugs',
          'invent',
        ],
        claim: 'Discoveries that once took a career can now take a season.',
        mechanism:
          'Science is often a search through more combinations than any lab could try. Programs narrow them down to the few worth testing, whether for a medicine or for a battery.',
        impact:
          'Everybody profits from a new antibiotic, including those who have never touched a computer.',
        example:
          'A chemist used to test materials one beaker at a time; now she begins with the ten most promising out of a million.',
        reply: 'The same search finds poisons as readily as cures.',
        counter:
          'Dangerous knowledge has always come with useful knowledge, and laboratories are guarded for that reason. Giving up the cures would not make the poisons go away.',
      },
      {
        keywords: [
          'teach',
          'tutor',
          'pupil',
          'educat',
          'patien',
          'learning',
          'students',
          'homework',
        ],
        claim: 'Every child can now have a tutor who never loses patience.',
        mechanism:
          'A program can explain fractions a fifth time in a fifth way and adjust to the speed of one learner. One teacher with thirty pupils has no way of doing that.',
        impact:
          'Families who could never pay for private lessons gain most, in rich and poor countries alike.',
        example:
          "A shy girl who wouldn't raise her hand types the question she was ashamed to ask.",
        reply: 'Pupils mostly use it to get answers and not to understand them.',
        counter:
          "Some do, as others copied from a neighbour. That's an argument for teaching its use, just as we learned to teach with calculators.",
      },
      {
        keywords: ['control', 'law', 'regulat', 'tool', 'societ', 'rules', 'responsible'],
        claim:
          'We are not passengers here: the harms can be steered, and the gains are worth the steering.',
        mechanism:
          'Laws, tests and liability have tamed electricity, cars and medicines. Each of them killed people before it was regulated and none of us would give them back.',
        impact:
          'The generations after us will judge whether we kept the benefit and governed the risk, or lost both out of fear.',
        example: 'Nobody tore out the wires when the first houses burned; we invented the fuse.',
        reply:
          'This time the thing learns by itself and spreads faster than any parliament can sit.',
        counter:
          'It runs on chips and in data centres, which have addresses and owners. What can be owned can be made to answer in court.',
      },
    ],
    against: [
      {
        keywords: [
          'jobs',
          'layoff',
          'wages',
          'replac',
          'worker',
          'unemployment',
          'unemployed',
          'job',
          'lose',
        ],
        claim: 'Whole trades are being emptied faster than people can retrain.',
        mechanism:
          'Earlier machines replaced muscles, one industry at a time, over a generation. These replace writing, drawing, calculating and talking, all at once and within a few years.',
        impact:
          'The translator, the junior lawyer and the call-centre worker lose not only a wage but the ladder by which one gets into a profession.',
        example:
          "An illustrator sees her own style for sale at a few cents a picture, and the person selling it can't draw.",
        reply: 'New tools always create new jobs that we cannot yet imagine.',
        counter:
          "You cannot pay rent with a job that can't yet be imagined. Even if it arrives, it will be somewhere else, for someone else, ten years on.",
      },
      {
        keywords: [
          'fake',
          'deepfak',
          'truth',
          'lies',
          'trust',
          'fakes',
          'misinformation',
          'voices',
          'news',
        ],
        claim: 'We are losing the ability to believe our eyes and ears.',
        mechanism:
          'Voices, faces and news reports can be made up at no cost and in any quantity. Lies then win, and, worse, liars can brush off the truth as a fake.',
        impact:
          'Courts, elections and families depend on evidence, and each of them has become easier to poison.',
        example:
          "An old man hears his grandson's voice begging for bail money, and of course he pays.",
        reply: 'Forgery is old, and people learn to check sources and look for seals.',
        counter:
          "Forging a voice used to need a studio and a motive; now it needs a minute and a whim. We can't ring the bank every time our own child is on the line.",
      },
      {
        keywords: ['bias', 'discriminat', 'opaqu', 'decis', 'unfair', 'racist', 'sexist', 'biased'],
        claim: 'Machines repeat our prejudices and give them the look of science.',
        mechanism:
          "They learn from past decisions, so they learn who was refused before. Because the reasoning can't be read, the refused person has nothing to appeal against.",
        impact:
          'Those who were overlooked by employers, banks and police will go on being overlooked, only faster.',
        example:
          'A woman is turned down for a loan, and the clerk can say only that the system says no.',
        reply: 'People are prejudiced too, and a program can at least be tested and corrected.',
        counter:
          'It can, if its owner lets you, and he rarely does. A biased clerk spoils a hundred lives; a biased program spoils a million before lunch.',
      },
      {
        keywords: [
          'power',
          'compan',
          'monopo',
          'few',
          'concentrat',
          'google',
          'corporations',
          'rich',
        ],
        claim: 'So much power has seldom been in so few private hands.',
        mechanism:
          'Only a handful of firms can afford the computers and the data, and all the rest rent from them. They set the terms, read the questions and shape the answers.',
        impact:
          'Citizens and whole states come to depend on people whom nobody elected and nobody can dismiss.',
        example:
          'When one company changes a setting overnight, schools on three continents get different answers in the morning.',
        reply: 'Open models and competition are spreading the technology quickly.',
        counter:
          'An open recipe is of little use to those without the oven. The firms that own the ovens have every reason to keep the kitchen small.',
      },
      {
        keywords: [
          'think',
          'lazy',
          'skill',
          'dependen',
          'judge',
          'dumb',
          'stupid',
          'brains',
          'forget',
        ],
        claim: 'What we hand to the machine we gradually stop being able to do.',
        mechanism:
          "Skills of thought are kept alive by effort, and a smooth answer removes the effort. Soon the user can't tell whether the answer is any good.",
        impact: 'Young people are hit hardest, for they never build the skill in the first place.',
        example:
          'Many of us can no longer find our way through our own city without a voice telling us where to turn.',
        reply: 'Writing was once said to ruin memory, and we gained far more than we lost.',
        counter:
          "Writing keeps your thought; it doesn't think it for you. When the weighing itself is handed over, nothing is left for us to gain.",
      },
      {
        keywords: ['weapon', 'war', 'surveil', 'control', 'danger', 'soldiers', 'drones', 'spying'],
        claim: 'Spying and killing become cheap once software does the work.',
        mechanism:
          'Watching a million people used to take an army of watchers, and attacking at a distance took pilots with a conscience. Software removes both of those brakes.',
        impact:
          'Minorities, journalists and civilians near a front line are the first to find out.',
        example:
          'A camera on each corner means little until a program remembers every face that passes.',
        reply: 'Weapons are regulated by treaty, and this one can be too.',
        counter:
          'Treaties work where inspectors can count warheads. No inspector can count copies of a file, and no great power has offered to let anyone try.',
      },
    ],
  },
}
