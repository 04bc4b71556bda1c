import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { insertSignIn } from '#db/queries/provider-sign-ins.ts'
import type { SignInBeginning } from '#schema/rest/accounts.ts'
import { askProvider, deviceIdOf, requireProvider } from './provider-deps.ts'

/** Time to type a password and a code of a telephone at the provider's. */
const LIFETIME_MS = 15 * 60_000

/**
 * Begins a sign-in in this browser: `address` is the provider's page, null where its own script
 * shows one; `nonce` is what the ID token must carry. Both work once, for a quarter of an hour.
 * UNAVAILABLE without a provider or when it cannot be reached, RATE_LIMITED.
 */
export const beginProviderSignIn = async (
  deps: Deps,
  viewer: Viewer,
  input: { redirectUri: string },
): Promise<SignInBeginning> => {
  const provider = requireProvider(deps)
  deps.budgets.spend(viewer, 'logIn')
  const device_id = deviceIdOf(deps, viewer, provider)
  const secrets = provider.newSecrets(input.redirectUri)
  const address =
    provider.kind === 'redirect'
      ? await askProvider(deps, viewer, provider, () => provider.addressFor(secrets))
      : null
  await insertSignIn(deps.db, {
    state: secrets.state,
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    redirect_uri: secrets.redirectUri,
    device_id,
    expires_at: new Date(deps.now().getTime() + LIFETIME_MS),
  })
  return { address, nonce: secrets.nonce }
}
