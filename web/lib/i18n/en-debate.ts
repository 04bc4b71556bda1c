const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** English sentences of the debate and transcript screens. */
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
    takeBack: 'Take back',
    copy: { offer: 'Copy', copied: 'Copied', failed: 'Could not be copied' },
    where: {
      turn: (turn: number) => `Turn ${turn}`,
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
}

export type DebateText = (typeof enDebate)['debate']
