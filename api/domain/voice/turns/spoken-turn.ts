import type { Transcriber } from '#api/ai/voice.ts'
import { readFile } from '#api/domain/voice/held-bytes.ts'
import { keepRecording } from '#api/domain/voice/keep-recording.ts'
import type { VoiceSessionParts } from '#api/domain/voice/voice-session-parts.ts'
import type { TurnUnderWay } from './answer-turn.ts'
import type { HeardTurn } from './listening.ts'

type Parts = Pick<VoiceSessionParts, 'deps' | 'viewer' | 'debate'> & {
  transcriber: Transcriber
  /** Of the session. */
  signal: AbortSignal
  onFailure(error: unknown): void
}

/** A turn of sound, which is let go once it is written down, or kept where recordings are kept. */
export const createSpokenTurn = (
  { deps, viewer, debate, transcriber, signal, onFailure }: Parts,
  { file, timing }: HeardTurn,
): TurnUnderWay => {
  const itemId = deps.newId()
  return {
    itemId,
    clientTurnId: itemId,
    speech: { timing, keeps_fillers: transcriber.keepsFillers },
    words: async () => {
      deps.budgets.spend(viewer, 'turn')
      const text = await transcriber.transcribe(readFile(file), debate.language, signal)
      if (!deps.keepsAudio) file.bytes.letGo()
      return text
    },
    onStored: ({ turnId }) => {
      keepRecording(deps, turnId, file).catch(onFailure)
    },
    onRefused: () => false,
    drop: file.bytes.letGo,
  }
}
