import type { Recording } from '#api/ai/voice.ts'
import { requireOwnDebate } from '#api/domain/debates/require-debate.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError, invalidField, modelFailure } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'

/** The longest wait for the whole recording. Milliseconds. */
const SPEECH_LIMIT_MS = 60_000

/**
 * A text in the opponent's voice, as a recording that every browser plays.
 * VALIDATION, NOT_FOUND; UNAVAILABLE where nothing here can speak.
 */
export const speakText = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string; text: string },
): Promise<Recording> => {
  const debate = await requireOwnDebate(deps, viewer, input.debate_id)
  const text = input.text.trim()
  const field = 'text'
  if (text === '') throw invalidField(field, 'FIELD_REQUIRED', { field })
  if (text.length > RECORDING_LIMITS.speech)
    throw invalidField(field, 'FIELD_TOO_LONG', { field, max: RECORDING_LIMITS.speech })
  const { synthesizer } = deps.voice
  if (!synthesizer) throw new DomainError('VOICE_UNAVAILABLE')
  return synthesizer
    .speakFile(text, debate.opponent_style, AbortSignal.timeout(SPEECH_LIMIT_MS))
    .catch((error: unknown) => {
      throw modelFailure(error)
    })
}
