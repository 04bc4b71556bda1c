import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { UserSession } from '#schema/nodes.ts'
import type { SignInCodeInput } from '#schema/rest/accounts.ts'
import { identityByCode } from './find-identity.ts'
import { logInByIdentity } from './log-in-by-identity.ts'

/**
 * Logs in who came back from the provider's page, by its code, which is exchanged here. Failures as
 * of `logInWithProvider`.
 */
export const finishProviderSignIn = async (
  deps: Deps,
  viewer: Viewer,
  input: SignInCodeInput,
): Promise<UserSession> => logInByIdentity(deps, viewer, await identityByCode(deps, viewer, input))
