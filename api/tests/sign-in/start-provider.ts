import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import type { Test } from 'tap'
import { SIGN_IN_RETURN_PATH } from '#schema/constants.ts'
import { openApp, type TestApp } from '../test-app.ts'

export const CLIENT_ID = 'debater'
const CLIENT_SECRET = 'a secret of the test'
/** As people know it: the button and the messages say it. */
export const PROVIDER = 'Lyceum'

/** Who has an account at the provider, by what they type there. */
export const PEOPLE: Record<string, { email: string; email_verified: boolean; name: string }> = {
  ada: { email: 'ada@lyceum.example', email_verified: true, name: 'Ada Lovelace' },
  ben: { email: 'ben@lyceum.example', email_verified: false, name: 'Ben Unsure' },
  cleo: { email: 'cleo@lyceum.example', email_verified: true, name: '克莱奥' },
  dora: { email: 'dora@lyceum.example', email_verified: true, name: 'Dora' },
}

const HOUR_SECONDS = 3600

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>
type TokenParts = { key?: CryptoKey; expiresIn?: number; alg?: string }

export type TestProvider = TestApp & {
  issuer: string
  /** An ID token of the provider's, with `more` in place of what it would say. */
  sign(claims: JWTPayload, parts?: TokenParts): Promise<string>
  foreignKey: CryptoKey
}

const newKeys = (): Promise<KeyPair> => generateKeyPair('RS256', { extractable: true })

/**
 * A real OpenID provider on a free port, and the whole server that people log in to by it. The
 * provider tells addresses at its userinfo endpoint unless `tellsAtOnce` has them in the ID token.
 */
export const openWithProvider = async (
  t: Test,
  { env = {}, tellsAtOnce = false }: { env?: NodeJS.ProcessEnv; tellsAtOnce?: boolean } = {},
): Promise<TestProvider> => {
  const [keys, foreign] = [await newKeys(), await newKeys()]
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close().closeAllConnections())
  // Another host than the app's, so that the two are two sites, as in life.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const app = await openApp(
    t,
    {},
    {
      SOCIAL_PROVIDER: PROVIDER,
      SOCIAL_ISSUER: issuer,
      SOCIAL_CLIENT_ID: CLIENT_ID,
      SOCIAL_CLIENT_SECRET: CLIENT_SECRET,
      ...env,
    },
  )
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [app.url + SIGN_IN_RETURN_PATH],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: {
      keys: [{ ...(await exportJWK(keys.privateKey)), alg: 'RS256', use: 'sig', kid: 'own' }],
    },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the test'] },
    conformIdTokenClaims: !tellsAtOnce,
    pkce: { required: () => true },
    findAccount: async (_context, id) =>
      PEOPLE[id] && { accountId: id, claims: () => ({ sub: id, ...PEOPLE[id] }) },
    // Nobody is asked for consent: the tests are about who one is.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc
      const known = session.grantIdFor(client.clientId)
      if (known) return oidc.provider.Grant.find(known)
      const grant = new oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (context, out) => {
      context.type = 'json'
      context.body = JSON.stringify(out)
    },
  })
  server.on('request', provider.callback())
  return {
    ...app,
    issuer,
    foreignKey: foreign.privateKey,
    sign: async (
      claims,
      { key = keys.privateKey, expiresIn = HOUR_SECONDS, alg = 'RS256' } = {},
    ) => {
      const now = Math.floor(Date.now() / 1000)
      const all = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + expiresIn, ...claims }
      return new SignJWT(all).setProtectedHeader({ alg, kid: 'own' }).sign(key)
    },
  }
}
