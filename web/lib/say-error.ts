import type { Catalogue } from '#schema/messages/message.ts'
import { say, sayFailure } from '#schema/messages/say.ts'
import { NetworkError, RestError } from './request.ts'

/** What the server says of a refused call, in the reader's language; empty when it said nothing. */
export const sayRestError = (messages: Catalogue, error: unknown): string =>
  error instanceof RestError ? sayFailure(messages, error.failure) : ''

/** What became of any failed call; empty when there is nothing to say. */
export const sayError = (messages: Catalogue, error: unknown): string => {
  if (error instanceof RestError) return sayRestError(messages, error)
  if (error instanceof NetworkError) return say(messages, error.said)
  return error instanceof Error ? error.message : ''
}
