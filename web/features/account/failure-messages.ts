import type { Catalogue } from '#schema/messages/message.ts'
import { NetworkError, RestError } from '../../lib/request.ts'
import { sayRestError } from '../../lib/say-error.ts'

type LoginWords = { serverError: string; unexpected: string; unreachable: string }

/** The sentence for a failed login (specification section 8, in its order). */
export const loginMessage = (error: unknown, words: LoginWords, messages: Catalogue): string => {
  if (error instanceof NetworkError) return words.unreachable
  if (!(error instanceof RestError)) return words.unexpected
  const said = sayRestError(messages, error)
  if (error.errors.length > 0) return said
  if (error.status === 401) return messages.CREDENTIALS_WRONG
  if (error.status === 500) return words.serverError
  return said || words.unexpected
}

/** The sentence for a failed registration (specification section 8). */
export const registerMessage = (
  error: unknown,
  words: { failed: string; unreachable: string },
  messages: Catalogue,
): string => {
  if (error instanceof NetworkError) return words.unreachable
  return sayRestError(messages, error) || words.failed
}
