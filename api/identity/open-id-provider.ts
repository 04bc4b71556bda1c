import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  customFetch as joseFetch,
  jwtVerify,
} from 'jose'
import * as oidc from 'openid-client'
import {
  type Identity,
  IdentityError,
  type IdentityProvider,
} from '#api/domain/accounts/identity-provider.ts'
import type { SignInSettings } from '#api/sign-in-config.ts'
import { GOOGLE_ISSUER } from '#schema/constants.ts'

type Fetch = typeof fetch

/** Signatures by the provider's own key; never by a secret that others know, never by none. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']
const SCOPE = 'openid email profile'
const TIMEOUT_SECONDS = 8
/** The provider's clock and ours may differ by so much. */
const CLOCK_TOLERANCE_SECONDS = 30

/** What is wrong with the token itself; everything else says that the keys could not be read. */
const TOKEN_FAULTS = new Set<unknown>([
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
])

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const toIdentityError = (error: unknown): IdentityError => {
  if (error instanceof IdentityError) return error
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError)
    return new IdentityError('refused', `the provider answered ${error.error}`)
  if (error instanceof oidc.ClientError && !/TIMEOUT|ABORT/.test(error.code ?? ''))
    return new IdentityError('refused', error.message)
  if (error instanceof Error && TOKEN_FAULTS.has(error.constructor))
    return new IdentityError('refused', error.message)
  return new IdentityError('unreachable', 'the provider cannot be reached', { cause: error })
}

const asIdentityError = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    throw toIdentityError(error)
  }
}

/** Most providers take the secret in a header, as OpenID Connect has it; some in the body alone. */
const authenticationFor = (secret: string | null): oidc.ClientAuth => {
  if (secret === null) return oidc.None()
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const way = methods.includes('client_secret_basic') ? basic : post
    way(server, client, body, headers)
  }
}

const toIdentity = (issuer: string, claims: JWTPayload): Identity => ({
  issuer,
  subject: claims.sub ?? '',
  email: textOf(claims.email),
  isEmailVerified: claims.email_verified === true,
  name: textOf(claims.name),
  nonce: textOf(claims.nonce),
})

/** OpenID Connect with any provider; its addresses and keys are read at the first sign-in. */
export const createOpenIdProvider = (
  settings: NonNullable<SignInSettings>,
  { now, fetch: customFetch = fetch }: { now: () => Date; fetch?: Fetch | undefined },
): IdentityProvider => {
  const { name, kind, clientId, issuer } = settings
  type Found = { client: oidc.Configuration; keys: JWTVerifyGetKey }

  const discover = async (): Promise<Found> => {
    const address = new URL(issuer)
    const client = await oidc.discovery(
      address,
      clientId,
      { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      authenticationFor(settings.clientSecret),
      {
        timeout: TIMEOUT_SECONDS,
        [oidc.customFetch]: customFetch as oidc.CustomFetch,
        execute: address.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      },
    )
    const { jwks_uri } = client.serverMetadata()
    if (!jwks_uri) throw new IdentityError('unreachable', 'the provider names no keys')
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: TIMEOUT_SECONDS * 1000,
      [joseFetch]: customFetch,
    })
    return { client, keys }
  }

  let found: Promise<Found> | null = null
  /** Read once; again after a failure. */
  const find = async (): Promise<Found> => {
    found ??= discover()
    try {
      return await found
    } catch (error) {
      found = null
      throw error
    }
  }

  const check = async (idToken: string, { keys, client }: Found): Promise<Identity> => {
    const own = client.serverMetadata().issuer
    // Google signs tokens under its name without https:// too, as it documents.
    const names = kind === 'google' ? [own, new URL(GOOGLE_ISSUER).host] : [own]
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: names,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: now(),
      requiredClaims: ['sub', 'iat', 'exp'],
    })
    const isForOthers = Array.isArray(payload.aud) && payload.aud.length > 1
    if ((isForOthers || payload.azp !== undefined) && payload.azp !== clientId)
      throw new IdentityError('refused', 'the token was made for another client')
    return toIdentity(own, payload)
  }

  return {
    name,
    kind,
    clientId,
    newSecrets: redirectUri => ({
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
      redirectUri,
    }),
    addressFor: ({ state, nonce, codeVerifier, redirectUri }) =>
      asIdentityError(async () => {
        const { client } = await find()
        const address = oidc.buildAuthorizationUrl(client, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return address.href
      }),
    exchange: (answer, { state, nonce, codeVerifier, redirectUri }) =>
      asIdentityError(async () => {
        const all = await find()
        const back = new URL(redirectUri)
        for (const [key, value] of Object.entries(answer))
          if (value !== undefined) back.searchParams.set(key, value)
        const tokens = await oidc.authorizationCodeGrant(all.client, back, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
        })
        const identity = await check(tokens.id_token ?? '', all)
        if (identity.email !== '') return identity
        // Providers that follow OpenID Connect to the letter tell the address here alone.
        const more = await oidc.fetchUserInfo(all.client, tokens.access_token, identity.subject)
        return { ...toIdentity(identity.issuer, more), nonce: identity.nonce }
      }),
    verify: idToken => asIdentityError(async () => check(idToken, await find())),
  }
}
