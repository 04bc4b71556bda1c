/** Who recognises the speech where the browser does not do it on the device. */
export type Maker = 'Google' | 'Apple' | 'Microsoft' | 'other'

/** Of a language on the device, as the Web Speech API names it. */
export type OnDevice = 'unavailable' | 'downloadable' | 'downloading' | 'available'

export type RecognitionEvents = {
  /** It listens. */
  onStart: () => void
  /** Whether there is any sound at all. */
  onSound: (isSound: boolean) => void
  /** All pieces of this run so far, the unfinished last one too. */
  onPieces: (pieces: string[]) => void
  /** The code of the Web Speech API; `onEnd` follows. */
  onError: (code: string) => void
  onEnd: () => void
}

export type RecognitionRun = { stop: () => void; abort: () => void }

/** The browser's speech recognition; tests bring their own. */
export type RecognitionPlatform = {
  maker: Maker
  /** Telephones give the microphone to one at a time, and end a run at each pause. */
  isPhone: boolean
  onDevice: (language: string) => Promise<OnDevice>
  /** Downloads what the device needs. Inside a press. False: it did not work. */
  install: (language: string) => Promise<boolean>
  /** May throw. `isLocal`: nothing leaves the device, or it fails. */
  run: (
    options: { language: string; isLocal: boolean },
    events: RecognitionEvents,
  ) => RecognitionRun
}

/** `localService` false: the text goes to the browser's maker. */
export type BrowserVoice = { name: string; lang: string; localService: boolean; default: boolean }

export type UtteranceEvents = {
  onStart: () => void
  /** A word begins at this character. */
  onWord: (at: number) => void
  onEnd: () => void
  onError: (code: string) => void
}

/** The browser's own voices; tests bring their own. */
export type SynthesisPlatform = {
  /** Their `pause` ends the utterance. */
  isPhone: boolean
  /** Often empty until `onVoices` has called. */
  voices: () => BrowserVoice[]
  onVoices: (listener: () => void) => () => void
  speak: (text: string, voice: BrowserVoice, events: UtteranceEvents) => void
  /** Takes the first press, without which some browsers stay silent. */
  unlock: () => void
  cancel: () => void
  pause: () => void
  resume: () => void
}
