import type { VoiceAnswer } from '#schema/rest/voice.ts'
import { browserRecognition, browserSynthesis } from './speech/browser-speech.ts'

/** What a browser needs to have for a spoken debate. */
export type BrowserSound = {
  isSecure: boolean
  hasMicrophones: boolean
  hasWebAudio: boolean
  /** Turns speech into words by itself, or by its maker. */
  hasRecognition: boolean
  /** Speaks by itself. */
  hasVoice: boolean
}

export const browserSound = (): BrowserSound => ({
  isSecure: window.isSecureContext,
  hasMicrophones: Boolean(navigator.mediaDevices?.getUserMedia),
  hasWebAudio: 'AudioContext' in window,
  hasRecognition: browserRecognition() !== null,
  hasVoice: browserSynthesis() !== null,
})

/** Why one cannot speak with the AI here; null where one can. */
export type SpeakHindrance = 'noAnswer' | 'insecure' | 'noSound' | 'noRecognition'

/** `voice` is null where the server could not be asked. */
export const speakHindrance = (
  voice: VoiceAnswer | null,
  browser: BrowserSound,
): SpeakHindrance | null => {
  if (!voice) return 'noAnswer'
  if (!browser.isSecure) return 'insecure'
  if (voice.channel === 'browser') return browser.hasRecognition ? null : 'noRecognition'
  return browser.hasMicrophones && browser.hasWebAudio ? null : 'noSound'
}
