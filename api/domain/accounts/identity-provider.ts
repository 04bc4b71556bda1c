/** Who a third party says somebody is, after its signature was checked. */
export type Identity = {
  issuer: string
  /** Never changes, and is given to nobody else by this issuer. */
  subject: string
  /** Empty where the third party does not tell. */
  email: string
  isEmailVerified: boolean
  name: string
  nonce: string
}

/** The three secrets of one sign-in, and where it comes back to. */
type SignInSecrets = {
  state: string
  nonce: string
  codeVerifier: string
  redirectUri: string
}

/** What the provider's page sends back; `iss` where it says who it is (RFC 9207). */
type ProviderAnswer = { code: string; state: string; iss?: string | undefined }

/**
 * A third party that people log in by, over OpenID Connect. All that goes wrong is an
 * `IdentityError`.
 */
export type IdentityProvider = {
  /** As people know it. */
  name: string
  kind: 'redirect' | 'google'
  clientId: string
  /** Random and unguessable. */
  newSecrets(redirectUri: string): SignInSecrets
  /** The provider's page for one sign-in. */
  addressFor(secrets: SignInSecrets): Promise<string>
  /** Exchanges the code for an ID token, from server to server, and checks it. */
  exchange(answer: ProviderAnswer, secrets: SignInSecrets): Promise<Identity>
  /** Checks signature, issuer, audience and expiry of an ID token. Its nonce is the caller's. */
  verify(idToken: string): Promise<Identity>
}

/** `message` is for the log: no token, no address of a person. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly kind: 'refused' | 'unreachable'
  constructor(kind: 'refused' | 'unreachable', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
