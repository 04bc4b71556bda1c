import type {
  BrowserVoice,
  RecognitionEvents,
  RecognitionPlatform,
  SynthesisPlatform,
  UtteranceEvents,
} from './speech-platform.ts'

type FakeRun = RecognitionEvents & {
  language: string
  isLocal: boolean
  did: string[]
}

/** A recognition for tests; what it hears and says is told by the test. */
export const createFakeRecognition = () => {
  const runs: FakeRun[] = []
  const fake = {
    runs,
    refuses: false,
    /** The run that goes on. */
    latest: (): FakeRun => {
      const run = runs.at(-1)
      if (!run) throw new Error('no run was begun')
      return run
    },
  }
  const platform: RecognitionPlatform = {
    maker: 'Google',
    isPhone: false,
    onDevice: async () => 'unavailable',
    install: async () => true,
    run: (options, events) => {
      if (fake.refuses) throw new Error('refused')
      const did: string[] = []
      runs.push({ ...options, ...events, did })
      return { stop: () => void did.push('stop'), abort: () => void did.push('abort') }
    },
  }
  return Object.assign(fake, { platform })
}

export const voiceOf = (name: string, lang: string, localService = true): BrowserVoice => ({
  ...{ name, lang, localService, default: false },
})

type FakeUtterance = UtteranceEvents & { text: string; voice: string }

/** Voices for tests; the test begins and ends what is spoken. */
export const createFakeSynthesis = (voices: BrowserVoice[] = [voiceOf('Ada', 'en-US')]) => {
  const spoken: FakeUtterance[] = []
  const did: string[] = []
  const listeners = new Set<() => void>()
  const fake = {
    spoken,
    did,
    voices,
    texts: () => spoken.map(({ text }) => text.trim()),
    latest: (): FakeUtterance => {
      const utterance = spoken.at(-1)
      if (!utterance) throw new Error('nothing was spoken')
      return utterance
    },
    loadVoices: (loaded: BrowserVoice[]) => {
      fake.voices = loaded
      for (const listener of listeners) listener()
    },
  }
  const platform: SynthesisPlatform = {
    isPhone: false,
    voices: () => fake.voices,
    onVoices: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    speak: (text, voice, events) => void spoken.push({ text, voice: voice.name, ...events }),
    unlock: () => void did.push('unlock'),
    cancel: () => void did.push('cancel'),
    pause: () => void did.push('pause'),
    resume: () => void did.push('resume'),
  }
  return Object.assign(fake, { platform })
}
