import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { ModelError } from '#api/ai/opponent.ts'
import type { ModelFailure } from '#schema/messages/message.ts'

/** What a failed call was for: its model, and the setting that names it. */
export type AskedModel = {
  model: string
  setting:
    | 'OPENAI_MODEL'
    | 'OPENAI_JUDGE_MODEL'
    | 'OPENAI_REALTIME_MODEL'
    | 'OPENAI_TRANSCRIBE_MODEL'
    | 'OPENAI_SPEECH_MODEL'
}

/** A shorter wait is "in a moment". */
const SHORTEST_NAMED_WAIT_S = 2

/** The wait that a busy service asks for, in seconds; null when it names none. */
export const retryAfterSeconds = (headers: Headers | undefined): number | null => {
  const named = headers?.get('retry-after')
  if (!named) return null
  const seconds = Number(named)
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(named) - Date.now()) / 1000
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : null
}

const busy = (headers: Headers | undefined): ModelFailure => {
  const seconds = retryAfterSeconds(headers)
  return seconds === null || seconds < SHORTEST_NAMED_WAIT_S
    ? { code: 'MODEL_BUSY' }
    : { code: 'MODEL_BUSY_FOR', params: { seconds } }
}

/** Where a stream or a local server gives no status, the code or the words must tell. */
const failureOf = (error: APIError, { model, setting }: AskedModel): ModelFailure => {
  const hints = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`.toLowerCase()
  if (/insufficient_quota|billing/.test(hints)) return { code: 'MODEL_QUOTA_USED_UP' }
  if (/content_filter|content_policy/.test(hints)) return { code: 'MODEL_DECLINED' }
  if (/context_length|context length|context size|maximum context|too many tokens/.test(hints))
    return { code: 'DEBATE_TOO_LONG_FOR_MODEL' }
  switch (error.status) {
    case 401:
      return { code: 'MODEL_KEY_REFUSED' }
    case 403:
      return { code: 'MODEL_FORBIDDEN', params: { model, setting } }
    case 404:
      return { code: 'MODEL_UNKNOWN', params: { model, setting } }
    case 408:
    case 504:
      return { code: 'MODEL_TOO_SLOW' }
    case 413:
      return { code: 'DEBATE_TOO_LONG_FOR_MODEL' }
    case 429:
      return busy(error.headers)
  }
  if (/rate_limit|rate limit/.test(hints)) return busy(error.headers)
  if (error.status !== undefined && error.status < 500)
    return { code: 'MODEL_REQUEST_REFUSED', params: { setting } }
  return { code: 'MODEL_FAULT' }
}

/** Any failure of a call, as a message that says what to do. The cause is kept for the log. */
export const toModelError = (error: unknown, asked: AskedModel): ModelError => {
  if (error instanceof ModelError) return error
  const because = (failure: ModelFailure) => new ModelError(failure, { cause: error })
  if (error instanceof APIConnectionTimeoutError) return because({ code: 'MODEL_TOO_SLOW' })
  if (error instanceof APIConnectionError) return because({ code: 'MODEL_UNREACHABLE' })
  if (error instanceof APIError) return because(failureOf(error, asked))
  // A socket that dies in mid-body is a plain TypeError; a cut JSON body a SyntaxError.
  return because({ code: 'MODEL_BROKE_OFF' })
}
