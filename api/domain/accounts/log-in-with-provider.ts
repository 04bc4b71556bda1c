import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { UserSession } from '#schema/nodes.ts'
import type { SocialLoginInput } from '#schema/rest/accounts.ts'
import { identityByCredential } from './find-identity.ts'
import { logInByIdentity } from './log-in-by-identity.ts'

/**
 * Logs in with an ID token of the third party (specification section 7), and claims the guest's
 * debates. UNAUTHENTICATED for anything that it does not prove, CONFLICT for an address that another
 * account has, UNAVAILABLE without a provider, RATE_LIMITED.
 */
export const logInWithProvider = async (
  deps: Deps,
  viewer: Viewer,
  input: SocialLoginInput,
): Promise<UserSession> =>
  logInByIdentity(deps, viewer, await identityByCredential(deps, viewer, input))
