import { isIP } from 'node:net'
import { GOOGLE_ISSUER } from '#schema/constants.ts'

/** The third party by which people may log in; null: none, and nothing of it is shown. */
export type SignInSettings = {
  /** As people know it, such as "Google" or a school's name. */
  name: string
  /** Google's own script shows a popup; any other provider is a page that one goes to. */
  kind: 'redirect' | 'google'
  issuer: string
  clientId: string
  /** Null: a public client, protected by PKCE alone. */
  clientSecret: string | null
} | null

export type SignInEnvironment = {
  SOCIAL_PROVIDER?: string
  SOCIAL_ISSUER?: string
  SOCIAL_CLIENT_ID?: string
  SOCIAL_CLIENT_SECRET?: string
}

/** `description` completes the sentence "NAME must be …" when a value does not fit. */
export const SIGN_IN_VARIABLES = {
  SOCIAL_PROVIDER: {
    type: 'string',
    pattern: '^\\S(.{0,38}\\S)?$',
    description: 'the name of a sign-in service, of at most 40 characters',
  },
  SOCIAL_ISSUER: {
    type: 'string',
    pattern: '^https?://',
    description: 'an address that begins with https://',
  },
  SOCIAL_CLIENT_ID: { type: 'string', minLength: 1, description: 'a client id' },
  SOCIAL_CLIENT_SECRET: { type: 'string', minLength: 1, description: 'a client secret' },
} as const

const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname === '[::1]' ||
  (isIP(hostname) === 4 && /^127\./.test(hostname))

const issuerFault = (issuer: string): string | null => {
  if (!URL.canParse(issuer)) return 'SOCIAL_ISSUER must be an address.'
  const { protocol, hostname, search, hash } = new URL(issuer)
  if (protocol === 'http:' && !isLoopback(hostname))
    return 'SOCIAL_ISSUER must begin with https://; http:// is for this machine alone.'
  return search || hash ? 'SOCIAL_ISSUER must have no ? and no #.' : null
}

/** Rules that one variable's schema cannot say. */
export const signInFaults = (raw: NodeJS.ProcessEnv): string[] => {
  const { SOCIAL_PROVIDER, SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET } = raw
  const isAny = SOCIAL_PROVIDER || SOCIAL_ISSUER || SOCIAL_CLIENT_ID || SOCIAL_CLIENT_SECRET
  if (!isAny) return []
  if (!SOCIAL_PROVIDER || !SOCIAL_ISSUER || !SOCIAL_CLIENT_ID)
    return ['SOCIAL_PROVIDER, SOCIAL_ISSUER and SOCIAL_CLIENT_ID must be set together, or none.']
  const fault = issuerFault(SOCIAL_ISSUER)
  return fault === null ? [] : [fault]
}

export const signInSettings = (environment: SignInEnvironment): SignInSettings => {
  const {
    SOCIAL_PROVIDER: name,
    SOCIAL_ISSUER: issuer,
    SOCIAL_CLIENT_ID: clientId,
    SOCIAL_CLIENT_SECRET: clientSecret = null,
  } = environment
  if (!name || !issuer || !clientId) return null
  const isGoogle = issuer.replace(/\/$/, '') === GOOGLE_ISSUER
  return { name, kind: isGoogle ? 'google' : 'redirect', issuer, clientId, clientSecret }
}
