import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Test } from 'tap'
import { GOOGLE_ISSUER } from '#schema/constants.ts'
import { openApp, type TestApp } from '../test-app.ts'

const GOOGLE_CLIENT_ID = '1234.apps.googleusercontent.example'
const METADATA = `${GOOGLE_ISSUER}/.well-known/openid-configuration`
const KEYS = 'https://www.googleapis.example/oauth2/v3/certs'
const HOUR_SECONDS = 3600

type GoogleApp = TestApp & {
  /** A credential with these claims; `key` is Google's unless another one is given. */
  signAs(claims: object, nonce: string, key?: CryptoKey): Promise<string>
  foreignKey: CryptoKey
}

/** The server with Google as the third party; Google's addresses are stood in for. */
export const openWithGoogle = async (t: Test): Promise<GoogleApp> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const { privateKey: foreignKey } = await generateKeyPair('RS256')
  const answers: Record<string, object> = {
    [METADATA]: {
      issuer: GOOGLE_ISSUER,
      authorization_endpoint: `${GOOGLE_ISSUER}/o/oauth2/v2/auth`,
      jwks_uri: KEYS,
    },
    [KEYS]: { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'google' }] },
  }
  const fetchOfGoogle: typeof fetch = async address => {
    const found = answers[String(address)]
    return found ? Response.json(found) : new Response('', { status: 404 })
  }
  const app = await openApp(
    t,
    { fetch: fetchOfGoogle },
    {
      SOCIAL_PROVIDER: 'Google',
      SOCIAL_ISSUER: GOOGLE_ISSUER,
      SOCIAL_CLIENT_ID: GOOGLE_CLIENT_ID,
    },
  )
  return {
    ...app,
    foreignKey,
    signAs: async (given, nonce, key = privateKey) => {
      const now = Math.floor(Date.now() / 1000)
      const claims = { aud: GOOGLE_CLIENT_ID, azp: GOOGLE_CLIENT_ID, nonce, iat: now }
      return new SignJWT({ iss: GOOGLE_ISSUER, ...claims, exp: now + HOUR_SECONDS, ...given })
        .setProtectedHeader({ alg: 'RS256', kid: 'google' })
        .sign(key)
    },
  }
}
