import { APIError } from 'openai'
import type { RealtimeError } from 'openai/resources/realtime/realtime'
import { type AskedVoice, toVoiceError } from '#api/ai/openai/voice/voice-failures.ts'
import type { ModelFailure } from '#schema/messages/message.ts'

/** The HTTP status that chat completions have for the codes of a realtime session. */
const STATUS_OF_CODE: Record<string, number> = {
  invalid_api_key: 401,
  model_not_found: 404,
  rate_limit_exceeded: 429,
  server_error: 500,
}
const BAD_REQUEST = 400

/** A refused handshake. */
export const refusedHandshake = (
  status: number,
  headers: Record<string, string | string[] | undefined>,
  asked: AskedVoice,
): ModelFailure => {
  // What answers in place of a socket is a page, or sends elsewhere.
  if (status < BAD_REQUEST)
    return { code: 'VOICE_ANSWER_UNUSABLE', params: { address: asked.address } }
  const known = Object.entries(headers).map(([name, value]) => [name, String(value ?? '')])
  const error = APIError.generate(status, {}, undefined, new Headers(known as [string, string][]))
  return toVoiceError(error, asked).failure
}

/** An `error` event. */
export const refusedEvent = (
  { type, code, message }: RealtimeError,
  asked: AskedVoice,
): ModelFailure => {
  const status =
    STATUS_OF_CODE[code ?? ''] ?? (type === 'invalid_request_error' ? BAD_REQUEST : undefined)
  const body = { type, code, message }
  return toVoiceError(new APIError(status, body, message, undefined), asked).failure
}
