import type { Page } from 'playwright-core'

/** What the page's speech interfaces did, and how the test makes them act. */
type StandIn = {
  /** How the recognition's runs were asked for. */
  runs: { lang: string; isLocal: boolean; quality: string; unspokenPunctuation: boolean }[]
  spoken: { text: string; lang: string }[]
  cancels: number
  /** After so many words a voice goes on no further, as if they took very long. */
  holdAfterWords: number
  /** Where recognition can be done on the device. */
  onDevice: 'unavailable' | 'downloadable' | 'available'
  /** Recognises words, whole pieces, and the beginning of one more. */
  hear: (pieces: string[]) => void
  fail: (code: string) => void
}

declare global {
  interface Window {
    standIn: StandIn
  }
}

/** Runs in the page before its scripts: Chromium's own speech needs a network and a loudspeaker. */
const install = () => {
  type Run = {
    onstart: (() => void) | null
    onsoundstart: (() => void) | null
    onresult: ((event: { results: { transcript: string }[][] }) => void) | null
    onerror: ((event: { error: string }) => void) | null
    onend: (() => void) | null
  }
  let run: Run | null = null
  const standIn: StandIn = {
    runs: [],
    spoken: [],
    cancels: 0,
    holdAfterWords: Number.POSITIVE_INFINITY,
    onDevice: 'unavailable',
    hear: pieces => run?.onresult?.({ results: pieces.map(transcript => [{ transcript }]) }),
    fail: error => {
      run?.onerror?.({ error })
      run?.onend?.()
    },
  }
  class StandInRecognition {
    lang = ''
    processLocally = false
    quality = 'command'
    unspokenPunctuation = false
    onstart: Run['onstart'] = null
    onsoundstart: Run['onsoundstart'] = null
    onresult: Run['onresult'] = null
    onerror: Run['onerror'] = null
    onend: Run['onend'] = null
    // As Chrome: no device has the better model yet.
    static available = async ({ quality }: { quality: string }) =>
      quality === 'command' ? standIn.onDevice : 'unavailable'
    static install = async () => {
      standIn.onDevice = 'available'
      return true
    }
    start() {
      run = this
      const { lang, quality, unspokenPunctuation } = this
      standIn.runs.push({ lang, quality, unspokenPunctuation, isLocal: this.processLocally })
      queueMicrotask(() => {
        this.onstart?.()
        this.onsoundstart?.()
      })
    }
    stop() {
      queueMicrotask(() => this.onend?.())
    }
    abort() {
      queueMicrotask(() => this.onend?.())
    }
  }
  class StandInUtterance {
    lang = ''
    readonly text: string
    onstart: (() => void) | null = null
    onboundary: ((event: { name: string; charIndex: number }) => void) | null = null
    onend: (() => void) | null = null
    onerror: ((event: { error: string }) => void) | null = null
    constructor(text: string) {
      this.text = text
    }
  }
  let speaking: StandInUtterance | null = null
  const speak = (utterance: StandInUtterance) => {
    speaking = utterance
    standIn.spoken.push({ text: utterance.text, lang: utterance.lang })
    const words = Array.from(utterance.text.matchAll(/\S+/g), ({ index }) => index)
    setTimeout(() => {
      if (speaking !== utterance) return
      utterance.onstart?.()
      for (const charIndex of words.slice(0, standIn.holdAfterWords + 1))
        utterance.onboundary?.({ name: 'word', charIndex })
      if (words.length > standIn.holdAfterWords) return
      speaking = null
      utterance.onend?.()
    })
  }
  const replace = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { value, configurable: true })
  replace('SpeechRecognition', StandInRecognition)
  replace('webkitSpeechRecognition', StandInRecognition)
  replace('SpeechSynthesisUtterance', StandInUtterance)
  replace('speechSynthesis', {
    getVoices: () => [{ name: 'Ada', lang: 'en-US', localService: true, default: true }],
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    speak,
    cancel: () => {
      if (speaking) standIn.cancels += 1
      speaking = null
    },
    pause: () => undefined,
    resume: () => undefined,
  })
  window.standIn = standIn
}

export const installStandIn = (page: Page) => page.addInitScript(install)
