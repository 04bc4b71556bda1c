import type { Catalogue } from '#schema/messages/message.ts'
import type { Failure } from '#schema/messages/say.ts'
import { sayFailure } from '#schema/messages/say.ts'
import { NetworkError, RestError } from '../../lib/request.ts'
import type { SignInPurpose } from './sign-in-purpose.ts'

/** A failed sign-in, as it may be kept in the history's state. */
export type ProviderFailure =
  | { kind: 'unreachable' }
  | { kind: 'failed' }
  | { kind: 'refused'; failure: Failure }

type Words = { failed: Record<SignInPurpose, (provider: string) => string>; unreachable: string }

export const toProviderFailure = (error: unknown): ProviderFailure => {
  if (error instanceof NetworkError) return { kind: 'unreachable' }
  if (!(error instanceof RestError) || error.failure.message_code === 'PROVIDER_LOGIN_FAILED')
    return { kind: 'failed' }
  return { kind: 'refused', failure: error.failure }
}

/** The sentence for a failed sign-in (specification section 8), or the server's where it knows why. */
export const providerMessage = (
  failure: ProviderFailure,
  { purpose, provider }: { purpose: SignInPurpose; provider: string },
  words: Words,
  messages: Catalogue,
): string => {
  if (failure.kind === 'unreachable') return words.unreachable
  const said = failure.kind === 'refused' ? sayFailure(messages, failure.failure) : ''
  return said || words.failed[purpose](provider)
}
