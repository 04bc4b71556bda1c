/** English sentences of the voice screen; those of the specification are word for word. */
export const enVoice = {
  subtitle: 'Voice Mode',
  control: {
    connecting: {
      server: 'Connecting to server...',
      voice: 'Connecting to voice service...',
    },
    ready: 'Click to speak, or hold Space',
    readyTouch: 'Tap to speak',
    opening: 'Opening your microphone...',
    recording: 'Recording... Click to stop',
    recordingTouch: 'Recording... Tap to stop',
    processing: { turn: 'Processing your response...', reply: 'Processing...' },
    speaking: 'Speaking...',
    interrupt: 'Press to interrupt',
    error: 'Not connected',
    ending: 'Ending the debate...',
  },
  /** What the round control does when it is pressed. */
  action: {
    speak: 'Start speaking',
    stop: 'Stop and send',
    cancel: 'Cancel',
    wait: 'Please wait',
    interrupt: 'Interrupt and speak',
    reconnect: 'Connect again',
  },
  transcribing: 'Transcribing...',
  thinking: 'Thinking...',
  speaking: 'Speaking...',
  quoted: (words: string) => `“${words}”`,
  notUnderstood: 'The words could not be made out. Your turn is kept.',
  quiet: 'Nothing is heard. Is this the right microphone?',
  notHeard: 'Not heard',
  cutAtOnce: 'You began to speak before the first word was heard.',
  hearAgain: 'Hear again',
  stopReading: 'Stop',
  leave: {
    ask: 'What you are saying has not been sent yet. If you leave now, it is lost.',
    go: 'Leave',
    stay: 'Stay',
    /** Before the question whether the debate shall end. */
    thenEnd: (question: string) =>
      `What you are saying has not been sent yet. If you end the debate now, it is lost. ${question}`,
  },
  toText: 'Switch to text',
  goOnInWriting: 'Go on in writing',
  playReply: 'Play the reply',
  microphone: 'Microphone',
  usualMicrophone: 'Default',
  /** Who hears the voice, and whether recordings are kept. */
  heardBy: (host: string, isKept: boolean) =>
    `Heard by ${host}. Recordings are ${isKept ? 'kept by the operator' : 'not kept'}.`,
  heardByServer: (isKept: boolean) =>
    `Heard by this server only. Recordings are ${isKept ? 'kept by the operator' : 'not kept'}.`,
  /** Where the browser recognises speech. */
  consent: {
    title: 'Who hears your voice',
    makers: {
      Google: 'Google',
      Apple: 'Apple',
      Microsoft: 'Microsoft',
      other: 'the maker of your browser',
    },
    sends: (maker: string) =>
      'Your browser turns what you say into words. For that it sends the sound of your voice to ' +
      `${maker}, and perhaps the replies that it reads aloud.`,
    getsWords: 'This server gets the words, and how long you paused.',
    heardBy: (maker: string) =>
      `When you speak, ${maker} hears you. This server gets the words, and how long you paused.`,
    onDevice: 'Heard on this device only. This server gets the words, and how long you paused.',
    looking: 'Asking your browser...',
    agree: 'Agree and speak',
    speak: 'Speak',
    install: 'Recognise on this device',
    installing: 'Downloading the language...',
    installNote: 'Your browser downloads the language once. Then your voice stays on this device.',
    installFailed: 'The language could not be downloaded.',
    write: 'Write instead',
    change: 'Change',
    keep: 'Leave it as it is',
    withdraw: 'Do not send my voice any more',
  },
  endFailed: 'Failed to end debate',
  fact: {
    title: 'Fact check',
    verdict: {
      supported: 'Supported',
      disputed: 'Disputed',
      false: 'False',
      unverifiable: 'Cannot be checked',
    },
    sure: (percent: number) => `${percent} % sure`,
    noSource: 'By the model’s own knowledge, without a source.',
    sources: 'Sources',
  },
  question: {
    ambiguous: 'What do you mean?',
    unsupported: 'What supports this?',
  },
  /** `says` is the failure, `advice` the way on. */
  problems: {
    denied: {
      says: 'Microphone access denied or not available',
      advice: 'Allow the microphone for this page in your browser, then press the button again.',
    },
    missing: {
      says: 'Failed to access microphone',
      advice: 'No microphone was found. Plug one in, then press the button again.',
    },
    busy: {
      says: 'Failed to access microphone',
      advice: 'Another program may be using it. Close that program, then press the button again.',
    },
    insecure: {
      says: 'Microphone access denied or not available',
      advice: 'Browsers open the microphone only on secure pages (HTTPS).',
    },
    unsupported: {
      says: 'Microphone access denied or not available',
      advice: 'This browser cannot record sound. Try another browser.',
    },
    unplugged: {
      says: 'Failed to access microphone',
      advice: 'The microphone went away. What you had said was sent.',
    },
    interrupted: {
      says: 'The recording was interrupted by your device.',
      advice: 'What you had said was sent.',
    },
    'recording-failed': {
      says: 'Recording failed: the browser stopped it.',
      advice: 'What you had said was sent.',
    },
    'audio-capture': {
      says: 'Failed to access microphone',
      advice:
        'No microphone was found, or another program uses it. Look to that, then press the button again.',
    },
    network: {
      says: 'Your browser’s speech recognition cannot be reached.',
      advice:
        'It needs the internet, and not every browser has it. Try again, or go on in writing.',
    },
    'language-not-supported': {
      says: 'Your browser does not understand this language.',
      advice: 'Try Chrome, Edge or Safari, or go on in writing.',
    },
    'service-not-allowed': {
      says: 'Your browser’s speech recognition is switched off.',
      advice: 'On Apple devices, switch on Siri or dictation in the settings. Or go on in writing.',
    },
    'recognition-broken': {
      says: 'Your browser’s speech recognition stopped.',
      advice: 'Press the button to try again, or go on in writing.',
    },
    mute: {
      says: 'Your browser has no voice for this language.',
      advice: 'Your browser has no voice for this language: read the replies here.',
    },
    blocked: {
      says: 'Your browser does not play sound by itself.',
      advice: 'Press “Play the reply” to hear it.',
    },
    unheard: {
      says: 'Nothing could be heard.',
      advice: 'Nothing could be heard. Speak a little longer, or check your microphone.',
    },
    hidden: {
      says: 'The recording stopped because this page was hidden.',
      advice: 'What you had said was sent.',
    },
    'too-long': {
      says: 'A turn lasts five minutes at most.',
      advice: 'What you had said was sent.',
    },
    'not-connected': {
      says: 'Not connected to realtime debate server',
      advice: 'Connect again, or go on in writing. Nothing is lost.',
    },
    'not-ready': {
      says: 'Could not send audio: session is not ready.',
      advice: 'Wait a moment, then press again.',
    },
    unreachable: {
      says: 'Failed to connect to realtime debate server',
      advice: 'Connect again, or go on in writing. Nothing is lost.',
    },
    disconnected: {
      says: 'Disconnected from debate service',
      advice: 'Connect again, or go on in writing. Nothing is lost.',
    },
    'taken-over': {
      says: 'This debate goes on in another window.',
      advice: 'Connect again to speak here.',
    },
    'login-ended': {
      says: 'Your login has ended.',
      advice: 'Log in again; the debate waits for you.',
    },
    'upstream-lost': {
      says: 'The voice service broke off.',
      advice: 'Connect again, or go on in writing. Nothing is lost.',
    },
    'turn-lost': {
      says: 'Failed to send audio',
      advice: 'The connection broke while you spoke. Please say your turn again.',
      whileOff:
        'The connection broke while you spoke. Press “Connect again”, then say your turn again.',
    },
    'turn-left': {
      says: 'Your last turn was not sent.',
      advice: 'Your last turn was not sent: you left while you spoke. Please say it again.',
    },
    'no-session': {
      says: 'Failed to connect to realtime debate service',
      advice: 'The voice service does not answer. Connect again, or go on in writing.',
    },
    'no-driver': {
      says: 'This browser cannot turn speech into words.',
      advice: 'Go on in writing, or open the debate in Chrome, Edge or Safari. Nothing is lost.',
    },
    'no-reply': {
      says: 'The reply takes longer than usual.',
      advice: 'It is shown when it comes. You may also speak again.',
    },
    unanswered: {
      says: 'Your turn has no reply.',
      advice:
        'Your last turn is kept and has no reply yet. Speak on, or switch to text to ask for the reply again.',
    },
    'reply-failed': {
      says: '',
      advice: 'What stands in the captions is kept. Speak on, or go on in writing.',
    },
    said: { says: '', advice: 'Speak again, or go on in writing.' },
    stopped: { says: '', advice: 'Connect again, or go on in writing. Nothing is lost.' },
  },
}

export type VoiceText = typeof enVoice
