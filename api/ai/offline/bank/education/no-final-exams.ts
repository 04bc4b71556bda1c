import type { MotionArguments } from '../types.ts'

export const NO_FINAL_EXAMS: MotionArguments = {
  key: 'no-final-exams',
  points: {
    for: [
      {
        keywords: [
          'stress',
          'anxiet',
          'single',
          'morning',
          'luck',
          'pressure',
          'nervous',
          'panic',
          'fail',
          'bad day',
        ],
        claim: 'Three hours in June should not outweigh three years of work.',
        mechanism:
          'A single sitting measures health, sleep and nerve along with knowledge. The more that hangs on one morning, the more the result depends on accident.',
        impact:
          'Capable pupils lose their place at a university because of a migraine, and nobody can give them that morning back.',
        example:
          'Everyone has met the student who explains the topic to the whole class in May and goes blank in the hall in June.',
        reply:
          'Life has its big days too, and coping with pressure is part of what an employer wants to know.',
        counter:
          'Most jobs ask for good work week after week and let you consult a colleague. If we want to test nerve, let us call it a test of nerve and stop printing chemistry on it.',
      },
      {
        keywords: ['cramm', 'forget', 'memor', 'deep', 'learn', 'remember'],
        claim: 'Cramming fills the head for a week and empties it for good.',
        mechanism:
          'If everything counts at the end, the clever plan is to do little and then swallow the book whole. What enters like that leaves the same way.',
        impact:
          'Universities and employers then receive people with fine certificates and hollow knowledge.',
        example: 'Ask an adult who got top marks in history what was in the paper.',
        reply: "Revising a whole year's material for one exam is what ties the parts together.",
        counter:
          'A portfolio that is built up and revised through the year ties them together as well, and it is still there afterwards. Exams reward the tying only until the hall is cleared.',
      },
      {
        keywords: ['feedback', 'improv', 'draft', 'mistak', 'learn', 'comments', 'correct'],
        claim: 'An exam tells you that you failed when it is too late to learn from it.',
        mechanism:
          'Marks given along the way come with comments, and the next task shows whether they sank in. Assessment becomes part of the teaching rather than its autopsy.',
        impact:
          'Average and weak pupils profit most, because they find out in October what to work on until spring.',
        example:
          'A pupil whose first lab report comes back full of red writes a decent fourth one; an exam would have seen only the first.',
        reply:
          'Teachers already give comments and tests through the year without making them count.',
        counter:
          'When only the final counts, pupils file those comments unread. Attach a little weight to each task and suddenly they ask what the red ink means.',
      },
      {
        keywords: [
          'skill',
          'project',
          'research',
          'teamwork',
          'real',
          'group',
          'presentations',
          'practical',
          'creativity',
        ],
        claim: 'Real skills do not fit on a timed paper.',
        mechanism:
          'You cannot show in an hour that you can plan an inquiry, work in a group, redraft a text or build something that works. So what is never examined is soon not taught.',
        impact:
          'The whole economy feels the loss, as those are the very things people are paid for.',
        example:
          'No engineer has ever designed a bridge by hand in silence between nine and twelve.',
        reply: 'Exams can ask for thinking and applied problems; a dull exam is just a dull exam.',
        counter:
          'Better questions help a little, but the clock stays and the loneliness stays. Some abilities only appear over days, and those days are what we offer.',
      },
      {
        keywords: ['fair', 'teach', 'narrow', 'coach', 'tutor', 'rich', 'private'],
        claim: 'Exams reward the coaching that money can buy.',
        mechanism:
          'A predictable format can be trained, and there is an industry that sells the training. Work done over months in class, in front of a teacher, is far harder to buy in bulk.',
        impact: "Children of families that can't pay compete against rehearsed answers.",
        example:
          'In the weeks before the big papers, some pupils have a private crash course and others have a shift at the supermarket.',
        reply: 'Coursework is easier still to buy: someone else can simply write it.',
        counter:
          "Not when it is done in the lesson, talked through with the teacher and presented aloud. A stranger may ghost-write an essay, but can't sit in your seat all year.",
      },
      {
        keywords: [
          'stead',
          'effort',
          'responsib',
          'diligen',
          'routin',
          'regular',
          'continuous',
          'consistent',
          'hard working',
        ],
        claim: 'Steady effort is the habit we ought to reward.',
        mechanism:
          'When each month counts a little, pupils learn to begin early, to recover from a slip and to keep going. Those are the habits on which later success rests.',
        impact:
          'It is kinder to the restless and the late developers, who can make up in March for what they lost in October.',
        example:
          'The reliable girl who never shone in an exam hall is the colleague every office fights over.',
        reply: 'Constant grading means that pupils never get a day on which errors are free.',
        counter:
          'Errors are cheapest when each piece weighs little. The day on which errors are ruinous is the one you want to keep.',
      },
    ],
    against: [
      {
        keywords: [
          'cheat',
          'parent',
          'ghostwrit',
          'ai',
          'authorship',
          'plagiarism',
          'chatgpt',
          'internet',
        ],
        claim: 'At least in an exam hall we know whose work it is.',
        mechanism:
          'Tasks finished at home can be written by a parent, a tutor or a program, and no teacher can prove it. A supervised paper settles the question.',
        impact:
          'Honest pupils need that proof most, for without it their own good work falls under suspicion.',
        example:
          'A boy who can hardly put a paragraph together in class submits four flawless pages, and everyone looks at the ceiling.',
        reply: "Do the assessed work in class, then, under the teacher's eyes.",
        counter:
          'A graded task in class, under supervision and against the clock is an exam by another name. You have kept the stress and spread it over the whole year.',
      },
      {
        keywords: ['bias', 'teacher', 'anonym', 'object', 'favour', 'unfair', 'neutral', 'biased'],
        claim: 'Anonymous marking protects pupils from what teachers think of them.',
        mechanism:
          "A stranger with a number in front of him cannot favour the charming, the tidy or the head's nephew. The class teacher, with the best will in the world, can.",
        impact:
          'Pupils who are awkward, poor or from the wrong family get one chance to be judged on their work alone.',
        example:
          'Many a troublemaker has been rescued by a paper that did not know he was a troublemaker.',
        reply: 'Shared criteria and a second marker keep teachers honest.',
        counter:
          'The second marker knows the first and sees the first mark. Nothing you can add comes close to simply not knowing who wrote it.',
      },
      {
        keywords: [
          'standard',
          'comparab',
          'universit',
          'nation',
          'trust',
          'compare',
          'employers',
          'fair',
        ],
        claim: 'Without a common paper, no two grades mean the same.',
        mechanism:
          'One school marks gently, another marks hard, and universities cannot tell which is which. They will then fall back upon the reputation of the school.',
        impact:
          'A gifted girl from an unknown school is the first to lose, since her top mark will not be believed.',
        example:
          'When everyone in a class has the highest grade, an admissions office reads the address instead.',
        reply: 'Samples checked by outside inspectors can hold schools to one standard.',
        counter:
          'Inspectors look at a folder or two and leave; the pressure from parents stays all year. A common question on a common day is the only standard that needs no policing.',
      },
      {
        keywords: ['relentless', 'pressur', 'constant', 'storm', 'anxiet', 'stress', 'always'],
        claim: 'Replacing one exam with forty little ones replaces one storm with endless rain.',
        mechanism:
          'If everything counts, no week is free of judgement and no mistake is private. Pupils stop asking silly questions because the person who answers them also keeps the score.',
        impact: 'The anxious, whom this is meant to spare, never get a day off.',
        example: 'Imagine having a job interview every Thursday for two years.',
        reply:
          'Small stakes are easier to bear than a great one, as we all know from our own lives.',
        counter:
          'Each of them is small, and they never end. Athletes can give everything in a final because most days are training; you would abolish the training days.',
      },
      {
        keywords: [
          'together',
          'synthesi',
          'revis',
          'connect',
          'whole',
          'overview',
          'understanding',
          'learn',
          'big picture',
        ],
        claim: 'Preparing for a final is when a subject finally comes together.',
        mechanism:
          'Going back over the year, you find out that chapter two explains chapter nine. Course tasks taken one at a time can be finished and forgotten, one at a time.',
        impact: 'Those who go on to study the subject need exactly this overview.',
        example:
          'Many remember the week before the finals, summaries all over the floor, as the moment when it clicked.',
        reply:
          'For each one for whom it clicked, there were three who learned the summaries by heart.',
        counter:
          "Then set a paper that summaries can't answer. I'd rather mend the exam than give up the only moment when pupils look at the whole.",
      },
      {
        keywords: ['workload', 'teacher', 'marking', 'admin', 'time', 'grading', 'overworked'],
        claim: 'Teachers would turn into full-time examiners.',
        mechanism:
          'Every assessed piece has to be designed, supervised, marked, justified, moderated and kept on file. That time is taken from preparing lessons.',
        impact: 'Pupils get more grades and less teaching, which is a poor exchange.',
        example:
          'A teacher of six classes with one graded task a month has some two thousand judgements to defend every year.',
        reply: 'Exams swallow weeks of teaching as well, with mock papers and revision lessons.',
        counter:
          'Revision lessons are still lessons in the subject. Filling in grade sheets is not, and no child ever learned a thing from it.',
      },
    ],
  },
}
