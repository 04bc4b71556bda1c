import type { VoiceAnswer } from '#schema/rest/voice.ts'

/** What a browser needs to have for a spoken debate. */
export type BrowserSound = { isSecure: boolean; hasMicrophones: boolean; hasWebAudio: boolean }

export const browserSound = (): BrowserSound => ({
  isSecure: window.isSecureContext,
  hasMicrophones: Boolean(navigator.mediaDevices?.getUserMedia),
  hasWebAudio: 'AudioContext' in window,
})

/** Why one cannot speak with the AI here; null where one can. */
export type SpeakHindrance = 'noAnswer' | 'noVoiceModel' | 'insecure' | 'noSound'

/** `voice` is null where the server could not be asked. */
export const speakHindrance = (
  voice: VoiceAnswer | null,
  browser: BrowserSound,
): SpeakHindrance | null => {
  if (!voice) return 'noAnswer'
  if (voice.channel === 'browser') return 'noVoiceModel'
  if (!browser.isSecure) return 'insecure'
  return browser.hasMicrophones && browser.hasWebAudio ? null : 'noSound'
}
