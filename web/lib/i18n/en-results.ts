import type { ClashOutcome } from '#schema/constants.ts'
import { enSkills } from './en-skills.ts'

/** The five bands of every skill, lowest first. */
const bands = ['Beginning', 'Developing', 'Competent', 'Strong', 'Excellent']

const clash: Record<ClashOutcome, { name: string; verdict: string }> = {
  answered: { name: 'Answered', verdict: 'You gave a reason against it.' },
  dropped: { name: 'Dropped', verdict: 'You did not answer this.' },
  turned: { name: 'Turned', verdict: 'You made it work for your side.' },
  could_not_tell: {
    name: 'Could not tell',
    verdict: 'I could not tell whether you answered this.',
  },
}

/** English sentences of the results page. */
export const enResults = {
  title: 'Results',
  loading: 'Loading results...',
  loadFailed: (reason: string) => `Failed to load debate results: ${reason}`,
  unknown: 'Unknown error',
  argued: { for: 'You argued for', against: 'You argued against' },
  notCompleted: {
    title: 'Debate Not Yet Completed',
    text: 'This debate has not been completed or scored yet. Please finish the debate to see your results.',
    go: 'Continue Debate',
  },
  evaluating: {
    title: 'Your debate is being evaluated',
    text: 'The score appears here by itself. You may leave this page and come back later.',
  },
  unscored: { title: 'This debate has no score', go: 'Go on with it' },
  goOnFailed: (reason: string) => `It could not go on: ${reason}`,
  /** The short links of the page's index. */
  index: {
    label: 'On this page',
    score: 'Score',
    mend: 'Mend',
    skills: 'Skills',
    clash: 'Clash',
    flaws: 'Flaws',
    turns: 'Turns',
    trend: 'Trend',
  },
  next: {
    again: 'Argue it again',
    swap: 'Swap sides',
    motion: 'Next motion',
    argue: { for: 'Argue for it', against: 'Argue against it' },
    failed: (reason: string) => `The next motion could not be found: ${reason}`,
    another: 'Debate another motion',
    share: 'Share',
    print: 'Print',
  },
  score: {
    title: 'Debate score',
    outOf: 'out of 100',
    noise: (noise: string) => `± ${noise}`,
    noiseText: (low: string, high: string) =>
      `The same debate in slightly other words could score anything from ${low} to ${high}.`,
  },
  verdict: {
    spread: (best: string, worst: string) =>
      `${best} was your strongest skill here; ${worst.toLowerCase()} held you back most.`,
    level: 'Your seven skills stand about level: none is beyond doubt the best or the weakest.',
  },
  continuation: 'It is judged, and stays out of your averages and ranks.',
  change: {
    title: 'From last time',
    none: 'N/A',
    noneText: 'Your starting point.',
    continuation: 'A continuation is not compared.',
    insideNoise: 'Too small to mean anything: it is inside the score’s uncertainty.',
    up: 'Better than last time.',
    down: 'Lower than last time.',
    happy: 'Happy face',
    sad: 'Sad face',
  },
  skillsTitle: 'Seven skills',
  skills: enSkills,
  bands,
  tests: {
    band: (band: string) => `For the next band, “${band}”`,
    next: 'What comes next',
    highest: 'For the highest scores',
  },
  met: 'Met',
  inferred: 'Likely',
  notMet: 'Not yet',
  radarLabel: 'Radar chart of the seven skill scores, 0 to 100',
  feedback: 'Feedback',
  strength: 'What worked',
  priority: (number: number, of: number) =>
    of === 1 ? 'What to mend first' : `What to mend · ${number} of ${of}`,
  you: 'You said',
  why: 'Why it cost points',
  rewrite: 'Your sentence, put better',
  frame: 'A frame for your sentence',
  lift: 'What lifts it one band',
  drill: 'Three-minute drill',
  drillFor: (skill: string) => `for ${skill}`,
  wholeFeedback: 'The feedback as one text',
  clashTitle: 'Clash map',
  clashCount: (count: number, outcome: string) => `${count} ${outcome.toLowerCase()}`,
  clashLead: 'Your opponent’s main points, and what became of each.',
  flaws: {
    title: 'Weak arguments your opponent left for you',
    gist: (caught: number, of: number) => `${caught} of ${of} caught`,
    lead: (caught: number, of: number) =>
      `Left on purpose. Of those that can be told for sure you caught ${caught} of ${of}.`,
    caught: 'Caught',
    missed: 'Missed',
    reply: 'You replied',
    kinds: {
      hasty_generalisation: {
        name: 'Hasty generalisation',
        why: 'One case stands for everybody. Ask how many others there are, and whether this one is typical.',
      },
      false_dilemma: {
        name: 'False dilemma',
        why: 'Two choices are offered as if there were no others. Name a third.',
      },
      slippery_slope: {
        name: 'Slippery slope',
        why: 'One step is said to bring on all the rest. Ask where the chain could stop.',
      },
      popularity: {
        name: 'Appeal to popularity',
        why: 'Many people believing it does not make it true. Ask for the reason they have.',
      },
      false_cause: {
        name: 'False cause',
        why: 'Coming after, or along with, is not coming from. Name another explanation.',
      },
      overclaim: {
        name: 'Overclaim',
        why: '“Always” and “never” fall to a single exception. Give one.',
      },
      circular: {
        name: 'Circular reasoning',
        why: 'The claim is its own reason. Ask for one that somebody who doubts it could share.',
      },
      authority: {
        name: 'Appeal to authority',
        why: 'Unnamed experts stand in for a reason. Ask who they are and why they think so.',
      },
    },
  },
  turns: {
    title: 'Turn by turn',
    turn: (number: number) => `Turn ${number}`,
    marks: {
      strong: 'Strong move',
      weak: 'To mend',
      both: 'Strong, and to mend',
      none: 'Nothing stands out',
    },
    strongest: 'This works',
    weakest: 'To mend',
    none: 'Nothing in this turn is beyond doubt strong or weak.',
    noStrongest: 'Nothing here stands out beyond doubt.',
    noWeakest: 'Nothing here is plainly wrong.',
  },
  mend: {
    title: 'Mend this first',
    titleAny: 'Write a turn anew',
    anyLead: 'No sentence is plainly wrong. Any of your turns can be written anew.',
    which: 'Which turn',
    youSaid: (number: number) => `You said, in turn ${number}`,
    open: 'Write it anew',
    sentence: 'Your sentence',
    turn: 'Your turn',
    skill: (skill: string) => `Judged on ${skill.toLowerCase()}, before and after.`,
    hintSentence: 'The rest of the turn stays as it was.',
    judge: 'Judge it again',
    judging: 'Judging…',
    reset: 'Back to the original',
    failed: (reason: string) => `This could not be judged: ${reason}`,
    before: 'Before',
    after: 'After',
    better: 'got better.',
    worse: 'got lower. The first version did more for it.',
    inside: (noise: string) => `changed too little to mean anything (± ${noise}).`,
    gained: 'New in this version:',
    stays: 'The score of your debate has not changed.',
    goOn: 'Go on from this turn',
    goOnText: 'A new debate with what was said before. This turn waits to be sent.',
    showAll: 'Show all',
    showLess: 'Show less',
  },
  bothSides: {
    title: 'Both sides of this motion',
    level: 'About level: the difference is inside the uncertainty.',
    ahead: { for: 'You argue for it better.', against: 'You argue against it better.' },
    lead: (noise: string) =>
      `Your latest scored debates from both sides. A difference up to ${noise} means nothing.`,
    caption: 'Scores for and against, skill by skill',
    overall: 'Overall',
    difference: 'Difference',
    other: 'Results of the other side',
  },
  theySaid: 'They said',
  youReplied: 'You replied',
  clash,
  notes: 'Notes on this score',
  judgedBy: (provider: string, model: string, rubric: string) =>
    `Judged by ${provider} (${model}), rubric ${rubric}.`,
  trendTitle: 'Performance Trend',
  trendFirst: 'One score is a starting point. The trend begins with your second.',
  trendLabel: 'Line chart of your latest scores, 0 to 100',
  performance: (score: string) => `Performance: ${score}`,
  transcript: 'View the chat history',
  guest: {
    title: 'Save Your Progress!',
    text: 'Create an account to save your debate history, track your progress and compete on the leaderboard.',
    go: 'Sign Up / Log In',
    later: 'Maybe later',
  },
  table: {
    skill: 'Skill',
    score: 'Score',
    band: 'Level',
    date: 'Date',
  },
}

export type ResultsText = typeof enResults
