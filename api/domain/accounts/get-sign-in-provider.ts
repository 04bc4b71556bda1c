import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { SignInProviderAnswer } from '#schema/rest/accounts.ts'

/** The third party that people may log in by here, for the button; null where none is set up. */
export const getSignInProvider = async (
  { identityProvider }: Deps,
  _viewer: Viewer,
): Promise<SignInProviderAnswer> => {
  if (!identityProvider) return { provider: null }
  const { name, kind, clientId } = identityProvider
  return { provider: { name, kind, client_id: clientId } }
}
