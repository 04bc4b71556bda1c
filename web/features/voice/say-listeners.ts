import type { VoiceAnswer } from '#schema/rest/voice.ts'
import type { VoiceText } from '../../lib/i18n/en-voice.ts'
import type { Recogniser } from '../../lib/speech/find-recogniser.ts'

/** Who hears the voice, and whether recordings are kept. */
export const sayListeners = (
  text: VoiceText,
  { channel, heard_by, keeps_audio }: VoiceAnswer,
  recogniser: Recogniser | null,
): string => {
  const { consent } = text
  if (channel !== 'browser')
    return heard_by === null ? text.heardByServer(keeps_audio) : text.heardBy(heard_by, keeps_audio)
  if (!recogniser) return consent.getsWords
  return recogniser.kind === 'device'
    ? consent.onDevice
    : consent.heardBy(consent.makers[recogniser.maker])
}
