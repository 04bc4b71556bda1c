import type { SessionReady } from '#schema/voice/socket-events.ts'
import { newId } from '../../lib/new-id.ts'
import { createSpeaker, type SpeakerEvent } from '../../lib/speech/synthesis.ts'
import { chooseVoice, loadVoices } from '../../lib/speech/voices.ts'
import type { ReplyVoice } from './speech-driver.ts'

/** Reads aloud what was said before. No server is asked: the browser's own voice reads. */
export type Reader = {
  /** Whether there is a voice; that may change once the person has agreed to remote ones. */
  isAble: () => Promise<boolean>
  read: (text: string) => void
  hush: () => void
  close: () => void
}
export type CreateReader = (emit: (event: SpeakerEvent) => void) => Reader
export type ReaderOf = (session: SessionReady) => CreateReader

export const createReader =
  (voice: ReplyVoice): CreateReader =>
  emit => {
    const { synthesis, clock, language, isRemoteAllowed } = voice
    const speaker = createSpeaker({ ...voice, platform: synthesis, emit })
    return {
      isAble: async () => {
        if (!synthesis) return false
        return chooseVoice(await loadVoices(synthesis, clock), language, isRemoteAllowed()) !== null
      },
      read: text => {
        speaker.unlock()
        // What was stopped once is not spoken again under its name.
        speaker.hear(newId(), text, true)
      },
      hush: () => void speaker.hush(),
      close: speaker.close,
    }
  }
