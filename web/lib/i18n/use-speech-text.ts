import { enSpeech, type SpeechText } from './en-speech.ts'
import { useLanguage } from './use-text.ts'
import { zhSpeech } from './zh-speech.ts'

/** The sentences of how somebody sounded, and of recordings; they come with the code of those screens, not with the home page. */
export const useSpeechText = (): SpeechText => (useLanguage() === 'zh' ? zhSpeech : enSpeech)
