import { APIError } from 'openai'
import { type AskedModel, toModelError } from '#api/ai/openai/failures.ts'
import { ModelError } from '#api/ai/opponent.ts'
import type { ModelFailure } from '#schema/messages/message.ts'

/** What a failed call was for, and the variable that says where its service is. */
export type AskedVoice = AskedModel & {
  address:
    | 'OPENAI_BASE_URL'
    | 'OPENAI_REALTIME_URL'
    | 'OPENAI_TRANSCRIBE_BASE_URL'
    | 'OPENAI_SPEECH_BASE_URL'
}

const UNREADABLE = /invalid file format|corrupted|unsupported|decod|ffmpeg|audio file/i
const isAboutTheFile = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status ?? 0) < 500 &&
  (error.param === 'file' || UNREADABLE.test(error.message))

/** The sentences of chat models name their settings; these name those of voice. */
const inVoiceTerms = (
  failure: ModelFailure,
  { model, setting, address }: AskedVoice,
): ModelFailure => {
  switch (failure.code) {
    case 'MODEL_UNREACHABLE':
      return { code: 'VOICE_SERVICE_UNREACHABLE', params: { address } }
    case 'MODEL_UNKNOWN':
      return { code: 'VOICE_MODEL_UNKNOWN', params: { model, setting, address } }
    case 'MODEL_NOT_CHAT':
      return { code: 'VOICE_ANSWER_UNUSABLE', params: { address } }
    case 'MODEL_REQUEST_REFUSED':
      return { code: 'VOICE_REQUEST_REFUSED', params: { setting } }
    case 'DEBATE_TOO_LONG_FOR_MODEL':
      // A realtime model is sent the debate, not a recording.
      return setting === 'OPENAI_REALTIME_MODEL' ? failure : { code: 'RECORDING_TOO_LONG' }
    default:
      return failure
  }
}

/** Any failure of a call to a voice service, as a message that says what to do. */
export const toVoiceError = (error: unknown, asked: AskedVoice): ModelError => {
  if (error instanceof ModelError) return error
  if (asked.address === 'OPENAI_TRANSCRIBE_BASE_URL' && isAboutTheFile(error))
    return new ModelError({ code: 'RECORDING_UNREADABLE' }, { cause: error })
  const { failure } = toModelError(error, asked)
  return new ModelError(inVoiceTerms(failure, asked), { cause: error })
}
