import type { VoiceAnswer } from '#schema/rest/voice.ts'
import type { VoiceText } from '../../lib/i18n/en-voice.ts'
import type { Recogniser } from '../../lib/speech/find-recogniser.ts'

/** Who hears the voice, and whether it is kept. */
export const sayListeners = (
  text: VoiceText,
  voice: VoiceAnswer,
  recogniser: Recogniser | null,
  keepsAudio: boolean,
): string => {
  const { consent } = text
  if (voice.channel === 'browser') {
    if (!recogniser) return consent.getsWords
    const who =
      recogniser.kind === 'device'
        ? consent.onDevice
        : consent.heardBy(consent.makers[recogniser.maker])
    return [who, consent.getsWords].join(' ')
  }
  return [
    voice.heard_by === null ? text.heardByServer : text.heardBy(voice.heard_by),
    keepsAudio ? text.keepsAudio : text.keepsNoAudio,
  ].join(' ')
}
