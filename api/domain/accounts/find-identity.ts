import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { takeSignIn } from '#db/queries/provider-sign-ins.ts'
import type { SignInCodeInput, SocialLoginInput } from '#schema/rest/accounts.ts'
import { emailProblem } from '#schema/validation.ts'
import type { Identity, IdentityProvider } from './identity-provider.ts'
import { askProvider, deviceIdOf, refuseSignIn, requireProvider } from './provider-deps.ts'

/** For the log. */
const UNKNOWN = 'a sign-in that is unknown, over or of another browser'

/** An address that the provider has not verified may be anybody's. */
const assertVerified = (provider: IdentityProvider, identity: Identity): Identity => {
  if (!identity.isEmailVerified || emailProblem(identity.email) !== null)
    throw new DomainError('PROVIDER_EMAIL_UNVERIFIED', { provider: provider.name })
  return identity
}

/** Who came back from the provider's page with a code, in the browser that went there. */
export const identityByCode = async (
  deps: Deps,
  viewer: Viewer,
  input: SignInCodeInput,
): Promise<Identity> => {
  const provider = requireProvider(deps)
  deps.budgets.spend(viewer, 'logIn')
  const deviceId = deviceIdOf(deps, viewer, provider)
  const begun = await takeSignIn(deps.db, { state: input.state }, deviceId, deps.now())
  if (!begun) throw refuseSignIn(deps, viewer, provider, UNKNOWN)
  const secrets = {
    state: begun.state,
    nonce: begun.nonce,
    codeVerifier: begun.code_verifier,
    redirectUri: begun.redirect_uri,
  }
  const identity = await askProvider(deps, viewer, provider, () =>
    provider.exchange(input, secrets),
  )
  return assertVerified(provider, identity)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Whom an ID token names. The plain fields prove nothing: they only must not contradict it
 * (specification section 7), and its nonce must be one of ours, of this browser, unused.
 */
export const identityByCredential = async (
  deps: Deps,
  viewer: Viewer,
  input: SocialLoginInput,
): Promise<Identity> => {
  const provider = requireProvider(deps)
  deps.budgets.spend(viewer, 'logIn')
  const { credential } = input
  const refuse = (reason: string) => refuseSignIn(deps, viewer, provider, reason)
  if (!credential) throw refuse('no ID token')
  const deviceId = deviceIdOf(deps, viewer, provider)
  const identity = await askProvider(deps, viewer, provider, () => provider.verify(credential))
  const fits =
    isSame(input.provider ?? '', provider.name) &&
    input.providerId === identity.subject &&
    isSame(input.email?.trim() ?? '', identity.email)
  if (!fits) throw refuse('fields that contradict the ID token')
  const begun = await takeSignIn(deps.db, { nonce: identity.nonce }, deviceId, deps.now())
  if (!begun) throw refuse(UNKNOWN)
  return assertVerified(provider, identity)
}
