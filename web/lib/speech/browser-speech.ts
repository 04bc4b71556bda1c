import { isPhone, makerOf } from './browser-maker.ts'
import type { OnDevice, RecognitionPlatform, SynthesisPlatform, Voice } from './speech-platform.ts'

/** What the Web Speech API has and TypeScript's library does not know. */
type RecognitionResults = { results: SpeechRecognitionResultList }
type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
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
type LanguagePacks = { langs: string[]; processLocally: true; quality: 'dictation' }
type RecogniserClass = {
  new (): Recogniser
  available?: (packs: LanguagePacks) => Promise<OnDevice>
  install?: (packs: LanguagePacks) => Promise<boolean>
}
type SpeechWindow = {
  SpeechRecognition?: RecogniserClass
  webkitSpeechRecognition?: RecogniserClass
}

const packsOf = (language: string): LanguagePacks => ({
  ...{ langs: [language], processLocally: true, quality: 'dictation' },
})
const signs = () => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})
const recogniserClass = (): RecogniserClass | null => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

/** Null where the browser does not recognise speech. */
export const browserRecognition = (): RecognitionPlatform | null => {
  const Recogniser = recogniserClass()
  if (!Recogniser) return null
  const onPhone = isPhone(signs())
  return {
    maker: makerOf(signs()),
    isPhone: onPhone,
    onDevice: async language => (await Recogniser.available?.(packsOf(language))) ?? 'unavailable',
    install: async language => (await Recogniser.install?.(packsOf(language))) ?? false,
    run: ({ language, isLocal }, events) => {
      const recogniser = new Recogniser()
      recogniser.lang = language
      recogniser.continuous = !onPhone
      recogniser.interimResults = true
      recogniser.maxAlternatives = 1
      if (isLocal) recogniser.processLocally = true
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

const isNative = (voice: Voice): voice is SpeechSynthesisVoice =>
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
