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
  /** Records whole turns. */
  hasRecorder: boolean
}

export const browserSound = (): BrowserSound => ({
  isSecure: window.isSecureContext,
  hasMicrophones: Boolean(navigator.mediaDevices?.getUserMedia),
  hasWebAudio: 'AudioContext' in window,
  hasRecognition: browserRecognition() !== null,
  hasVoice: browserSynthesis() !== null,
  hasRecorder: 'MediaRecorder' in window,
})

/** Why one cannot speak with the AI here; null where one can. */
export type SpeakHindrance =
  | 'noAnswer'
  | 'insecure'
  | 'noSound'
  | 'noRecognition'
  /** The older channel needs a server that transcribes and speaks. */
  | 'noServerVoice'

/** `voice` is null where the server could not be asked. */
export const speakHindrance = (
  voice: VoiceAnswer | null,
  browser: BrowserSound,
): SpeakHindrance | null => {
  if (!voice) return 'noAnswer'
  if (!browser.isSecure) return 'insecure'
  if (!voice.realtime_voice_debate) {
    if (!voice.older_channel) return 'noServerVoice'
    return browser.hasMicrophones && browser.hasWebAudio && browser.hasRecorder ? null : 'noSound'
  }
  if (voice.channel === 'browser') return browser.hasRecognition ? null : 'noRecognition'
  return browser.hasMicrophones && browser.hasWebAudio ? null : 'noSound'
}
