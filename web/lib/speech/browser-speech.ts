import { isPhone, makerOf } from './browser-maker.ts'
import type {
  BrowserVoice,
  OnDevice,
  RecognitionPlatform,
  SynthesisPlatform,
} from './speech-platform.ts'

/** What the Web Speech API has and TypeScript's library does not know. */
type RecognitionResults = { results: SpeechRecognitionResultList }
type NativeRecogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
  quality?: Quality
  /** Writes the full stops and commas that nobody says. */
  unspokenPunctuation?: boolean
  onstart: (() => void) | null
  onsoundstart: (() => void) | null
  onsoundend: (() => void) | null
  onresult: ((event: RecognitionResults) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}
/** The better model on the device, and the one that any device has. */
const QUALITIES = ['dictation', 'command'] as const
type Quality = (typeof QUALITIES)[number]
type LanguagePacks = { langs: string[]; processLocally: true; quality: Quality }
type NativeRecogniserClass = {
  new (): NativeRecogniser
  available?: (packs: LanguagePacks) => Promise<OnDevice>
  install?: (packs: LanguagePacks) => Promise<boolean>
}
type SpeechWindow = {
  SpeechRecognition?: NativeRecogniserClass
  webkitSpeechRecognition?: NativeRecogniserClass
}

const signs = () => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})
const recogniserClass = (): NativeRecogniserClass | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

/** Null where the browser does not recognise speech. */
export const browserRecognition = (): RecognitionPlatform | null => {
  const Recogniser = recogniserClass()
  if (!Recogniser) return null
  const onPhone = isPhone(signs())
  let quality: Quality = QUALITIES[0]
  const packsOf = (language: string): LanguagePacks => ({
    ...{ langs: [language], processLocally: true, quality },
  })
  return {
    maker: makerOf(signs()),
    isPhone: onPhone,
    onDevice: async language => {
      for (quality of QUALITIES) {
        const answer = await Recogniser.available?.(packsOf(language))
        if (answer && answer !== 'unavailable') return answer
      }
      return 'unavailable'
    },
    install: async language => (await Recogniser.install?.(packsOf(language))) ?? false,
    run: ({ language, isLocal }, events) => {
      const recogniser = new Recogniser()
      recogniser.lang = language
      recogniser.continuous = !onPhone
      recogniser.interimResults = true
      recogniser.maxAlternatives = 1
      recogniser.unspokenPunctuation = true
      if (isLocal) Object.assign(recogniser, { processLocally: true, quality })
      recogniser.onstart = events.onStart
      recogniser.onsoundstart = () => events.onSound(true)
      recogniser.onsoundend = () => events.onSound(false)
      recogniser.onresult = ({ results }) =>
        events.onPieces(Array.from(results, result => result[0]?.transcript ?? ''))
      recogniser.onerror = ({ error }) => events.onError(error)
      recogniser.onend = events.onEnd
      recogniser.start()
      return { stop: () => recogniser.stop(), abort: () => recogniser.abort() }
    },
  }
}

const isNative = (voice: BrowserVoice): voice is SpeechSynthesisVoice =>
  'SpeechSynthesisVoice' in window && voice instanceof SpeechSynthesisVoice

/** Null where the browser does not speak. */
export const browserSynthesis = (): SynthesisPlatform | null => {
  if (!('speechSynthesis' in window)) return null
  const { speechSynthesis: synthesis } = window
  // Chrome forgets an utterance that nobody holds, and its end is never told.
  let held: SpeechSynthesisUtterance | null = null
  const onPhone = isPhone(signs())
  return {
    isPhone: onPhone,
    voices: () => synthesis.getVoices(),
    onVoices: listener => {
      synthesis.addEventListener?.('voiceschanged', listener)
      return () => synthesis.removeEventListener?.('voiceschanged', listener)
    },
    speak: (text, voice, events) => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = voice.lang
      if (isNative(voice)) utterance.voice = voice
      utterance.onstart = events.onStart
      utterance.onboundary = ({ name, charIndex }) => {
        if (name !== 'sentence') events.onWord(charIndex)
      }
      utterance.onend = events.onEnd
      utterance.onerror = ({ error }) => events.onError(error)
      held = utterance
      synthesis.speak(held)
    },
    unlock: () => {
      if (onPhone) synthesis.speak(new SpeechSynthesisUtterance(''))
    },
    cancel: () => synthesis.cancel(),
    pause: () => synthesis.pause(),
    resume: () => synthesis.resume(),
  }
}
