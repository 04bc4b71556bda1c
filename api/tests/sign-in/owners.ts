import t from 'tap'
import type { SessionAnswer, SignInBeginning } from '#schema/rest/accounts.ts'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { app, begin, call, claimsOf, graphql, logIn, logInAs, payloadOf, sign } from './app.ts'
import { PROVIDER } from './start-provider.ts'

t.test('an address that the provider has not verified opens and makes nothing', async t => {
  t.match(await logInAs('ben'), {
    status: 401,
    body: { message_code: 'PROVIDER_EMAIL_UNVERIFIED' },
  })
  const { cookie, nonce } = await begin()
  const credential = await sign({ ...claimsOf('ada'), email_verified: 'true', nonce })
  t.equal((await logIn(cookie, payloadOf('ada', { credential }))).status, 401, 'a text is no yes')
})

t.test('an address that looks like somebody else’s makes no account', async t => {
  // The first letter is Cyrillic; the second address is full-width, the third has a zero-width space.
  for (const email of ['аda@lyceum.example', 'ａda@lyceum.example', 'ada\u200b@lyceum.example']) {
    const { cookie, nonce } = await begin()
    const claims = { sub: email, email, email_verified: true, name: 'Ada', nonce }
    const body = {
      ...payloadOf('ada', { email, providerId: email }),
      credential: await sign(claims),
    }
    t.match(await logIn(cookie, body), {
      status: 401,
      body: { message_code: 'PROVIDER_EMAIL_LOOK_ALIKE' },
    })
  }
  const { rows } = await app.app.composed.connection.executeSql(
    `select count(*)::int as count from users where email ~ '[^ -~]'`,
    [],
  )
  t.same(rows, [{ count: 0 }])
})

t.test('an address of a password account is not handed over; its owner connects it', async t => {
  const sam = { email: 'sam@lyceum.example', email_verified: true, name: 'Sam' }
  const owner = await call<SessionAnswer>('POST', '/api/auth/register', {
    body: { email: sam.email, password: 'secret-1', username: 'Samuel' },
  })
  const { token, user } = owner.body
  const credential = async (nonce: string, more = {}) => ({
    ...payloadOf('sam', { ...sam, ...more }),
    credential: await sign({ sub: 'sam', ...sam, nonce, ...more }),
  })
  const stranger = await begin()
  const taken = await logIn(stranger.cookie, await credential(stranger.nonce))
  t.match(taken, { status: 409, body: { message_code: 'PROVIDER_EMAIL_TAKEN' } })
  t.match(taken.body.error, /already an account with sam@lyceum.example.*connect Lyceum/)

  const connect = (cookie: string, body: object, who = token) =>
    call('POST', '/api/auth/social-login/connect', { body, cookie, token: who })
  const other = await begin()
  const differs = await credential(other.nonce, { email: 'sam2@lyceum.example' })
  t.match(await connect(other.cookie, differs), {
    status: 409,
    body: { message_code: 'PROVIDER_EMAIL_DIFFERS' },
  })
  const nobody = await begin()
  const body = await credential(nobody.nonce)
  t.equal((await call('POST', '/api/auth/social-login/connect', { body })).status, 401)

  const own = await begin()
  t.match(await connect(own.cookie, await credential(own.nonce)), {
    status: 200,
    body: { user_id: user.user_id, social_provider: PROVIDER },
  })
  const later = await begin()
  t.equal(
    (await logIn(later.cookie, await credential(later.nonce))).body.user.user_id,
    user.user_id,
  )
  const again = await begin()
  t.equal((await connect(again.cookie, await credential(again.nonce))).status, 200, 'it stays')
  const thief = await registerUser(app)
  const third = await begin()
  t.match(await connect(third.cookie, await credential(third.nonce), thief.token), {
    status: 409,
    body: { message_code: 'PROVIDER_ALREADY_CONNECTED' },
  })
  // The same address for a new person at the provider, as schools give them out again.
  const heir = await begin()
  const inherited = { ...payloadOf('sam', { ...sam, providerId: 'sam-the-second' }) }
  const token2 = await sign({ sub: 'sam-the-second', ...sam, nonce: heir.nonce })
  t.equal((await logIn(heir.cookie, { ...inherited, credential: token2 })).status, 409)
})

t.test('a guest’s debates become the account’s, and the guest’s cookie ends', async t => {
  const { debate_id, cookie } = await beginDebate(app)
  const browser = await call('POST', '/api/auth/social-login/begin', { cookie })
  const { nonce } = browser.body as SignInBeginning
  const both = `${cookie}; ${browser.cookie}`
  const credential = await sign({ ...claimsOf('ada'), nonce })
  const { body, headers } = await logIn(both, payloadOf('ada', { credential }))
  t.equal((await call('GET', `/api/debates/${debate_id}`, { token: body.token })).status, 200)
  t.equal((await call('GET', `/api/debates/${debate_id}`, { cookie })).status, 404)
  t.match(String(headers['set-cookie']), /guest=;/)
})

t.test(
  'who is suspended gets no login by a third party either, and nothing changes hands',
  async t => {
    const eve = { email: 'eve@lyceum.example', email_verified: true, name: 'Eve' }
    const as = async (cookie?: string) => {
      const begun = await begin(cookie)
      const credential = await sign({ sub: 'eve', ...eve, nonce: begun.nonce })
      return logIn(begun.cookie, { ...payloadOf('eve', { ...eve, credential }) })
    }
    const { body } = await as()
    const path = `/api/admin/users/${body.user.user_id}/suspension`
    await call('PUT', path, { token: await logInAdmin(app) })
    t.match(await as(), { status: 403, body: { message_code: 'ACCOUNT_SUSPENDED' } })
  },
)

t.test('GraphQL logs in by the same rules', async t => {
  const LOG_IN = `mutation ($input: LogInWithProviderInput!) { logInWithProvider(input: $input) {
    token viewer { username } userErrors { code messageCode } } }`
  const begun = await graphql<{ beginProviderSignIn: { signIn: SignInBeginning } }>(
    'mutation { beginProviderSignIn { signIn { address nonce } userErrors { code } } }',
  )
  const { nonce, address } = begun.body.data?.beginProviderSignIn.signIn ?? { nonce: '' }
  t.match(address, new RegExp(`^${app.issuer}/auth`))
  const cookie = begun.cookie ?? ''
  const bare = await graphql(LOG_IN, { input: payloadOf('ada', { credential: 'x' }) }, { cookie })
  t.match(bare.body.data?.logInWithProvider, {
    token: null,
    userErrors: [{ code: 'UNAUTHENTICATED', messageCode: 'PROVIDER_LOGIN_FAILED' }],
  })
  const credential = await sign({ ...claimsOf('ada'), nonce })
  const { body } = await graphql(LOG_IN, { input: payloadOf('ada', { credential }) }, { cookie })
  t.match(body.data?.logInWithProvider, { viewer: { username: 'AdaLovelace' }, userErrors: [] })
  const finish = `mutation { finishProviderSignIn(input: { code: "x", state: "y" }) {
    token userErrors { messageCode } } }`
  t.match((await graphql(finish, {}, { cookie })).body.data?.finishProviderSignIn, {
    token: null,
    userErrors: [{ messageCode: 'PROVIDER_LOGIN_FAILED' }],
  })
})

t.test('a code that the provider does not know, and a state of nobody’s, are 401', async t => {
  const finish = (cookie: string, body: object) =>
    call('POST', '/api/auth/social-login/finish', { body, cookie })
  const { cookie, address } = await begin()
  const state = new URL(address ?? '').searchParams.get('state') ?? ''
  t.equal((await finish(cookie, { code: 'x', state: 'made-up' })).status, 401)
  const elsewhere = await begin()
  t.equal((await finish(elsewhere.cookie, { code: 'x', state })).status, 401, 'another browser')
  const unknown = { code: 'x', state, iss: app.issuer }
  t.match(await finish(cookie, unknown), {
    status: 401,
    body: { message_code: 'PROVIDER_LOGIN_FAILED' },
  })
  t.equal((await finish(cookie, unknown)).status, 401, 'the state was used up')
})
