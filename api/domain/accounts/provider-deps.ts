import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { IdentityError, type IdentityProvider } from './identity-provider.ts'

/** UNAVAILABLE where the operator has set up none. */
export const requireProvider = ({ identityProvider }: Deps): IdentityProvider => {
  if (!identityProvider) throw new DomainError('PROVIDER_NOT_SET_UP')
  return identityProvider
}

/**
 * The sign-in was not what it claims to be. Which part was wrong, only the log says: `reason` holds
 * nothing of a person.
 */
export const refuseSignIn = (
  { log }: Pick<Deps, 'log'>,
  viewer: Viewer,
  { name: provider }: IdentityProvider,
  reason: string,
  cause?: unknown,
): DomainError => {
  log.warn({ reason, remoteAddress: viewer.address }, 'a third-party sign-in was refused')
  return new DomainError('PROVIDER_LOGIN_FAILED', { provider }, { cause })
}

/** The browser that began the sign-in, by its cookie; without one nothing can be finished. */
export const deviceIdOf = (deps: Deps, viewer: Viewer, provider: IdentityProvider): string => {
  if (!viewer.device) throw refuseSignIn(deps, viewer, provider, 'a browser that began none')
  return viewer.device.id
}

/** UNAUTHENTICATED when the provider refuses, UNAVAILABLE when it cannot be reached. */
export const askProvider = async <Answer>(
  deps: Deps,
  viewer: Viewer,
  provider: IdentityProvider,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    if (error.kind === 'unreachable')
      throw new DomainError('PROVIDER_UNREACHABLE', { provider: provider.name }, { cause: error })
    throw refuseSignIn(deps, viewer, provider, error.message, error)
  }
}
