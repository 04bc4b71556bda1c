import t from 'tap'
import { registerUser } from '../factories.ts'
import { app, begin, call, claimsOf, graphql, logIn, logInAs, payloadOf, sign } from './app.ts'
import { CLIENT_ID, PROVIDER } from './start-provider.ts'

t.test('the button’s name, and how its sign-in is shown', async t => {
  const provider = { name: PROVIDER, kind: 'redirect', client_id: CLIENT_ID }
  t.same((await call('GET', '/api/auth/social-login')).body, { provider })
  const { body } = await graphql('{ signInProvider { name kind clientId } }')
  t.same(body.data?.signInProvider, { name: PROVIDER, kind: 'redirect', clientId: CLIENT_ID })
})

t.test('a sign-in goes to the provider’s page with PKCE, state and nonce', async t => {
  const { address, nonce } = await begin()
  const { origin, searchParams } = new URL(address ?? '')
  t.equal(origin, app.issuer)
  t.match(Object.fromEntries(searchParams), {
    client_id: CLIENT_ID,
    response_type: 'code',
    code_challenge_method: 'S256',
    nonce,
    redirect_uri: /^http:..localhost:80.login.return$/,
    scope: 'openid email profile',
  })
  for (const name of ['state', 'code_challenge'])
    t.ok((searchParams.get(name) ?? '').length > 40, name)
  t.not((await begin()).nonce, nonce)
})

t.test('an ID token of the provider’s makes an account, and opens it again', async t => {
  const first = await logInAs('ada')
  t.match(first, {
    status: 200,
    body: {
      user: { username: 'AdaLovelace', email: 'ada@lyceum.example', social_provider: PROVIDER },
    },
  })
  const again = await logInAs('ada')
  t.equal(again.body.user.user_id, first.body.user.user_id)
  t.match(await call('GET', '/api/auth/me', { token: again.body.token }), { status: 200 })
  const login = { email: 'ada@lyceum.example', password: 'secret-1' }
  t.equal(
    (await call('POST', '/api/auth/login', { body: login })).status,
    401,
    'it has no password',
  )
})

t.test('a name without Latin letters, and a name that is taken, become usernames', async t => {
  t.equal((await logInAs('cleo')).body.user.username, 'Debater')
  await registerUser(app, { username: 'Dora' })
  t.match((await logInAs('dora')).body.user.username, /^Dora\d{4}$/)
})

t.test('the plain payload never logs anyone in, whatever it says', async t => {
  const { cookie } = await begin()
  for (const body of [
    {},
    payloadOf('ada'),
    payloadOf('ada', { credential: '' }),
    payloadOf('ada', { credential: null }),
    payloadOf('ada', { credential: 'ada' }),
    payloadOf('ada', { credential: 'a.b.c' }),
  ]) {
    const answer = await logIn(cookie, body)
    t.match(answer, { status: 401, body: { message_code: 'PROVIDER_LOGIN_FAILED' } })
    t.notOk(answer.body.token)
  }
  t.equal(
    (await logIn(cookie, payloadOf('ada'))).body.error,
    `Failed to login with ${PROVIDER}. Please try again.`,
  )
})

t.test(
  'a credential that is not for us, not now, not from there or not this one is 401',
  async t => {
    const other = 'someone-elses-client'
    const cases: [
      name: string,
      claims: object,
      parts?: Parameters<typeof sign>[1],
      payload?: object,
    ][] = [
      ['signed by a foreign key', {}, { key: app.foreignKey }],
      ['of another issuer', { iss: 'http://localhost:1' }],
      ['of another audience', { aud: other }],
      ['for us and others, made for another', { aud: [CLIENT_ID, other], azp: other }],
      ['made for another client', { azp: other }],
      ['expired', {}, { expiresIn: -120 }],
      ['without an end', { exp: undefined }],
      ['without a nonce', { nonce: undefined }],
      ['with a nonce that we did not issue', { nonce: 'of-somebody-else' }],
      ['without a subject', { sub: undefined }],
      ['of another person', { sub: 'eve' }],
      ['of another address', { email: 'eve@lyceum.example' }],
      ['under another provider’s name', {}, {}, { provider: 'Google' }],
      ['with another id in the payload', {}, {}, { providerId: 'eve' }],
      ['with another address in the payload', {}, {}, { email: 'eve@lyceum.example' }],
    ]
    for (const [name, claims, parts, more] of cases) {
      const { cookie, nonce } = await begin()
      const credential = await sign({ ...claimsOf('ada'), nonce, ...claims }, parts)
      const answer = await logIn(cookie, payloadOf('ada', { credential, ...more }))
      t.match(answer, { status: 401, body: { message_code: 'PROVIDER_LOGIN_FAILED' } }, name)
    }
    const { cookie, nonce } = await begin()
    const parts = (await sign({ ...claimsOf('ada'), nonce })).split('.')
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const unsigned = `${header}.${parts[1]}.`
    t.equal(
      (await logIn(cookie, payloadOf('ada', { credential: unsigned }))).status,
      401,
      'unsigned',
    )
    const secret = new TextEncoder().encode(CLIENT_ID)
    const byName = await sign({ ...claimsOf('ada'), nonce }, { alg: 'HS256', key: secret as never })
    t.equal((await logIn(cookie, payloadOf('ada', { credential: byName }))).status, 401, 'a secret')
  },
)

t.test('a credential works once, and only in the browser that asked for it', async t => {
  const { cookie, nonce } = await begin()
  const body = payloadOf('ada', { credential: await sign({ ...claimsOf('ada'), nonce }) })
  const elsewhere = await begin()
  t.equal((await logIn(elsewhere.cookie, body)).status, 401, 'in another browser')
  t.equal((await call('POST', '/api/auth/social-login', { body })).status, 401, 'without a cookie')
  t.equal((await logIn(`${cookie.slice(0, -3)}abc`, body)).status, 401, 'with a forged cookie')
  const both = await Promise.all([logIn(cookie, body), logIn(cookie, body)])
  t.same(both.map(({ status }) => status).sort(), [200, 401], 'twice at the same moment')
  t.equal((await logIn(cookie, body)).status, 401, 'and again')
})

t.test('a sign-in that nobody finished in a quarter of an hour is over', async t => {
  const { cookie, nonce } = await begin()
  const { deps } = app.app.composed
  t.intercept(deps, 'now', { value: () => new Date(Date.now() + 16 * 60_000) })
  const credential = await sign({ ...claimsOf('ada'), nonce })
  t.equal((await logIn(cookie, payloadOf('ada', { credential }))).status, 401)
})
