import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { IdentityError, type IdentityProvider } from './identity-provider.ts'

/** UNAVAILABLE where the operator has set up none. */
export const requireProvider = ({ identityProvider }: Deps): IdentityProvider => {
  if (!identityProvider) throw new DomainError('PROVIDER_NOT_SET_UP')
  return identityProvider
}

/** The sign-in was not what it claims to be. Which part was wrong, only the log says. */
export const refused = ({ name }: IdentityProvider, cause?: unknown) =>
  new DomainError('PROVIDER_LOGIN_FAILED', { provider: name }, { cause })

/** The browser that began the sign-in, by its cookie; without one nothing can be finished. */
export const deviceIdOf = (viewer: Viewer, provider: IdentityProvider): string => {
  if (!viewer.device) throw refused(provider)
  return viewer.device.id
}

/** UNAUTHENTICATED when the provider refuses, UNAVAILABLE when it cannot be reached. */
export const askProvider = async <Answer>(
  deps: Deps,
  provider: IdentityProvider,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    if (error.kind === 'unreachable')
      throw new DomainError('PROVIDER_UNREACHABLE', { provider: provider.name }, { cause: error })
    deps.log.info({ reason: error.message }, 'a third-party sign-in was refused')
    throw refused(provider, error)
  }
}
