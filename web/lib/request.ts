import type { ErrorClass } from '#schema/error-classes.ts'
import type { ErrorBody, FieldError } from '#schema/errors.ts'
import type { NetworkCode } from '#schema/messages/codes.ts'
import type { Message } from '#schema/messages/message.ts'
import type { Failure } from '#schema/messages/say.ts'
import { readToken, removeToken } from './storage.ts'

/**
 * The server answered with a failure. `message` is its English sentence, empty when it sent none.
 */
export class RestError extends Error {
  override name = 'RestError'
  readonly status: number
  readonly code: ErrorClass | null
  readonly errors: FieldError[]
  readonly failure: Failure

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.error ?? '')
    this.status = status
    this.code = body.code ?? null
    this.errors = body.errors ?? []
    this.failure = { error: '', ...body }
  }
}

/** No answer came: the server or the network cannot be reached. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly said: Message<NetworkCode>

  constructor(code: NetworkCode, options?: ErrorOptions) {
    super(code, options)
    this.said = { code }
  }
}

let leaveForLogin: () => void = () => undefined

/**
 * Says what happens after a 401 of a call that carried a
 * token (specification section 8); the session sets it.
 */
export const onSessionEnd = (handler: () => void) => {
  leaveForLogin = handler
}

export type Query = Record<string, string | number | boolean | undefined>

export const withQuery = (path: string, query: Query) => {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

export type RequestOptions = {
  body?: unknown
  signal?: AbortSignal
  /** Login and registration: no token is sent, so their 401 never ends a session. */
  anonymous?: boolean
  /** Instead of the debater's: an administrator's call. Its 401 ends no debater's session. */
  token?: string | null
  /** The answer is a file: it comes as a Blob. */
  isFile?: boolean
  /** Its 401 is about what was sent, not about the token, which stays. */
  keepsToken?: boolean
  /** Only finds out whether a token still holds: its 401 forgets the token and leads nowhere. */
  isProbe?: boolean
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return null
  }
}

/** One JSON call under /api. An aborted call rejects with the signal's own AbortError. */
export const request = async <Answer>(
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> => {
  const { body, signal, anonymous = false } = options
  const ownToken = anonymous ? null : readToken()
  const token = options.token === undefined ? ownToken : options.token
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  if (body !== undefined) headers['content-type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('NO_ANSWER', { cause: error })
  }
  if (response.ok && options.isFile) return (await response.blob()) as Answer
  const answer = response.status === 204 ? undefined : await readJson(response)
  if (response.ok && answer !== null) return answer as Answer
  if (response.ok) throw new NetworkError('ANSWER_BROKEN_OFF')
  // A token that changed meanwhile belongs to a newer login and stays.
  if (response.status === 401 && token && readToken() === token && !options.keepsToken) {
    removeToken()
    if (!options.isProbe) leaveForLogin()
  }
  throw new RestError(response.status, (answer ?? {}) as Partial<ErrorBody>)
}
