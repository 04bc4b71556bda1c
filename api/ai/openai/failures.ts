import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { ModelError } from '#api/ai/opponent.ts'

/** What a failed call was for: its model, and the setting that names it. */
export type Asked = { model: string; setting: 'OPENAI_MODEL' | 'OPENAI_JUDGE_MODEL' }

const OPERATOR = 'Ask whoever runs this server to check'

export const TOO_SLOW = 'The AI service took too long to answer. Please try again.'
export const BROKEN_OFF = 'The AI service broke off its answer. Please try again.'
export const NOTHING_SAID = 'The AI service answered with nothing. Please try again.'
export const DECLINED =
  'The AI service declined to answer this. Put it in other words, or choose another motion.'
export const NO_CHAT_SERVICE = `What answers at the address of the AI service is no chat service. ${OPERATOR} OPENAI_BASE_URL.`
const UNREACHABLE = `The AI service cannot be reached. Please try again. ${OPERATOR} OPENAI_BASE_URL if this goes on.`
const FAULTY = 'The AI service has a fault of its own. Please try again in a moment.'
const TOO_LONG = `This debate is too long for the AI model. ${OPERATOR} that its context is large enough.`

/** The wait that a busy service asks for, in seconds; null when it names none. */
export const retryAfterSeconds = (headers: Headers | undefined): number | null => {
  const named = headers?.get('retry-after')
  if (!named) return null
  const seconds = Number(named)
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(named) - Date.now()) / 1000
  return Number.isFinite(wait) ? Math.max(0, Math.ceil(wait)) : null
}

const busy = (headers: Headers | undefined): string => {
  const wait = retryAfterSeconds(headers)
  const when = wait === null || wait < 2 ? 'in a moment' : `in ${wait} seconds`
  return `The AI service is busy. Please try again ${when}.`
}

/** Where a stream or a local server gives no status, the code or the words must tell. */
const sentence = (error: APIError, { model, setting }: Asked): string => {
  const hints = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`.toLowerCase()
  if (/insufficient_quota|billing/.test(hints))
    return `The AI service's quota is used up. ${OPERATOR} its plan and billing.`
  if (/content_filter|content_policy/.test(hints)) return DECLINED
  if (/context_length|context length|context size|maximum context|too many tokens/.test(hints))
    return TOO_LONG
  switch (error.status) {
    case 401:
      return `The AI service refused the API key. ${OPERATOR} OPENAI_API_KEY.`
    case 403:
      return `The AI service does not let this server use the model “${model}”. ${OPERATOR} OPENAI_API_KEY and ${setting}.`
    case 404:
      return `The AI service does not know the model “${model}”. ${OPERATOR} ${setting} and OPENAI_BASE_URL.`
    case 408:
    case 504:
      return TOO_SLOW
    case 413:
      return TOO_LONG
    case 429:
      return busy(error.headers)
  }
  if (/rate_limit|rate limit/.test(hints)) return busy(error.headers)
  if (error.status !== undefined && error.status < 500)
    return `The AI service did not accept the request. ${OPERATOR} that ${setting} names a chat model.`
  return FAULTY
}

/** Any failure of a call, as a sentence that says what to do. The cause is kept for the log. */
export const toModelError = (error: unknown, asked: Asked): ModelError => {
  if (error instanceof ModelError) return error
  const say = (message: string) => new ModelError(message, { cause: error })
  if (error instanceof APIConnectionTimeoutError) return say(TOO_SLOW)
  if (error instanceof APIConnectionError) return say(UNREACHABLE)
  if (error instanceof APIError) return say(sentence(error, asked))
  // A socket that dies in mid-body is a plain TypeError; a cut JSON body a SyntaxError.
  return say(BROKEN_OFF)
}
