import type { ClashOutcome, Skill } from '#schema/constants.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** The five bands of every skill, lowest first. */
const bands = ['Beginning', 'Developing', 'Competent', 'Strong', 'Excellent']

const skills: Record<Skill, string> = {
  depth: 'Depth',
  persuasion: 'Persuasion',
  clarity: 'Clarity',
  argumentation: 'Argumentation',
  organization: 'Organization',
  delivery: 'Delivery',
  refutation: 'Refutation',
}

const clash: Record<ClashOutcome, { name: string; verdict: string }> = {
  answered: { name: 'Answered', verdict: 'You gave a reason against it.' },
  dropped: { name: 'Dropped', verdict: 'You did not answer this.' },
  turned: { name: 'Turned', verdict: 'You made it work for your side.' },
  could_not_tell: {
    name: 'Could not tell',
    verdict: 'I could not tell whether you answered this.',
  },
}

/** English sentences of the debate, transcript and results screens. */
export const enDebate = {
  debate: {
    setup: {
      title: 'Set up your debate',
      select: 'Select your stance:',
      stance: { for: 'FOR', against: 'AGAINST' },
      arguing: { for: 'You are arguing FOR:', against: 'You are arguing AGAINST:' },
      change: 'Change stance',
      back: 'Back',
      textMode: 'Text with AI',
      stanceMissing: 'Please select your stance first',
    },
    title: 'Debate',
    header: 'AI Debater Tutor',
    home: 'Back to the home page',
    showAll: 'Show the whole motion',
    showLess: 'Show less',
    you: 'You',
    opponent: 'Opponent',
    youArgue: { for: 'You argue for', against: 'You argue against' },
    /** Beside a speaker's name. */
    side: { for: 'For', against: 'Against' },
    dialogue: 'The debate so far',
    noContent: 'No message content',
    notMadeOut: 'The words could not be made out.',
    preparing: 'Your opponent is reading the motion…',
    resuming: 'Opening your debate…',
    latest: 'More below',
    toVoice: 'Switch to voice',
    copy: { offer: 'Copy', copied: 'Copied', failed: 'Could not be copied' },
    where: {
      turn: (turn: number) => `Turn ${turn}`,
      opponent: (level: string, manner: string) => `${level}, ${manner.toLowerCase()}`,
      enough: 'enough for a score',
    },
    notes: {
      title: 'Notes',
      label: 'Your notes',
      placeholder: 'What do you want to say? Only you see this.',
    },
    floor: {
      user: 'Your turn',
      first: 'Your turn. Make your case.',
      opening: 'Your opponent opens the debate',
      sending: 'Sending your turn…',
      replying: 'Your opponent is answering…',
      unanswered: 'Your turn is waiting',
      kept: 'Your turn is kept',
    },
    composer: {
      label: 'Your argument',
      placeholder: { for: 'Argue for the motion…', against: 'Argue against the motion…' },
      send: 'Send',
      stop: 'Stop',
      hint: 'Enter sends, Shift+Enter starts a new line',
      words: (count: number) => plural(count, 'word', 'words'),
      tooLong: (over: number) => `${plural(over, 'character', 'characters')} too long`,
    },
    prep: (time: string) => `Preparation: ${time}. You may start earlier.`,
    askAgain: 'Ask again',
    sendAgain: 'Send again',
    noReplyYet: 'Your turn is stored, but the reply did not come.',
    connection: {
      plain: 'Failed to connect to text debate service. You can go on: replies now come whole.',
      lost: 'The connection was lost. Connecting again… What you type is kept.',
      again: 'Connect again',
      kept: 'Not connected. Your turn is kept, and is sent when the connection is back.',
      now: 'Try now',
    },
    demo: {
      label: 'Demo: not connected. Nothing here is saved or scored.',
      ask: 'Practise with a demo',
      reconnect: 'Reconnect',
      reconnecting: 'Connecting…',
      stillOff: 'Still not connected. Please try again in a moment.',
      from: 'From here on nothing is saved',
      welcome: 'Welcome. I cannot reach the debate server, so this is only a demonstration.',
      opening:
        'I will take the other side. My first question is simple: what would have to be true for ' +
        'your position to be wrong, and how do you know that it is not?',
      reply: (start: string) =>
        `You say: “${start}”. Suppose that I grant it. Why does it decide the motion, and who would pay the price?`,
    },
    end: {
      button: 'End debate',
      ask: 'Are you sure you want to end this debate?',
      nothingSaid: (nextStep: string) =>
        `You have not taken a turn yet, so there is nothing to score. A first step: ${nextStep}`,
      tooLittle: (nextStep: string) =>
        'You have made a start, and a little more of it can be scored. ' +
        `A next step: ${nextStep} Ended now, this debate has no score.`,
      goOn: 'Go on with it',
      confirm: 'End and see the score',
      keepGoing: 'Keep going',
      withoutScore: 'End without a score',
      demo: 'End the demo',
      evaluating: 'Evaluating...',
      evaluatingNote: 'Your turns are read against seven skills. This can take up to 20 seconds.',
      failed: 'Failed to end debate',
    },
    errors: {
      noSetup: 'No debate setup found. Please select a topic from the main page.',
      invalidSetup: 'Invalid debate setup. Please try again.',
      logInFirst: 'You need to be logged in to start a debate',
      badSetup: 'Invalid debate setup. Please try selecting a topic again.',
      startFailed: (reason: string) => `Failed to start debate: ${reason}`,
      sendFailed: 'Failed to send message',
      loadFailed: 'Failed to load chat history',
      unknown: 'Unknown error',
      unreachable: 'Unable to connect to server. Please check your internet connection.',
    },
    transcript: {
      title: 'Chat History',
      back: 'Back to the results',
      loading: 'Loading the chat history…',
      goOnText: 'This debate is not finished.',
      goOn: 'Continue Debate',
      empty: 'Nothing was said in this debate.',
    },
  },
  results: {
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
    unscored: { title: 'This debate has no score' },
    next: {
      again: 'Argue it again',
      swap: 'Swap sides',
      another: 'Debate another motion',
    },
    score: {
      title: 'Debate score',
      outOf: 'out of 100',
      noise: (noise: string) => `± ${noise}`,
      noiseText: (low: string, high: string) =>
        `The same debate in slightly other words could score anything from ${low} to ${high}.`,
    },
    change: {
      title: 'From last time',
      none: 'N/A',
      noneText: 'Your next debate will show a change here.',
      insideNoise: 'Too small to mean anything: it is inside the score’s uncertainty.',
      up: 'Better than last time.',
      down: 'Lower than last time.',
      happy: 'Happy face',
      sad: 'Sad face',
    },
    skillsTitle: 'Seven skills',
    skills,
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
    clashLead: 'Your opponent’s main points, and what became of each.',
    flaws: {
      title: 'Weak arguments your opponent left for you',
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
      strongest: 'Strongest move',
      weakest: 'Weakest move',
      none: 'No single move stands out beyond doubt.',
      noStrongest: 'No move of this turn is the best beyond doubt.',
      noWeakest: 'Nothing here is plainly wrong.',
      mendBelow: 'No sentence is plainly wrong; you can still try this turn again, see below.',
    },
    retry: {
      title: (number: number) => `Try turn ${number} again`,
      lead: (skill: string) =>
        `Write your weakest turn anew. It is judged alone, before and after, on ${skill.toLowerCase()}.`,
      open: 'Write it anew',
      label: 'Your turn',
      hint: 'Change what you like. Your debate and its score stay as they are.',
      judge: 'Judge it',
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
    },
    theySaid: 'They said',
    youReplied: 'You replied',
    clash,
    notes: 'Notes on this score',
    judgedBy: (provider: string, model: string, rubric: string) =>
      `Judged by ${provider} (${model}), rubric ${rubric}.`,
    trendTitle: 'Performance Trend',
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
      show: 'Show as table',
      hide: 'Hide the table',
      skill: 'Skill',
      score: 'Score',
      band: 'Level',
      date: 'Date',
    },
  },
}
