import { randomUUID } from 'node:crypto'
import t from 'tap'
import { startDebate } from '#api/domain/debates/start-debate.ts'
import { toErrorBody } from '#api/domain/error-body.ts'
import { createCustomTopic } from '#api/domain/topics/create-custom-topic.ts'
import type { User } from '#schema/entities.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { beginDebate, logInAdmin, registerUser } from './factories.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { call } = app

t.test('registration answers a token and the user, and the token opens /auth/me', async t => {
  const { token, user } = await registerUser(app, { username: 'Hypatia' })
  t.match(user, {
    username: 'Hypatia',
    avatar_id: 'avatar-1',
    avatar_url: null,
    social_provider: null,
  })
  t.equal(new Date(user.registration_date).toISOString(), user.registration_date)
  t.notOk('password_hash' in user)
  const me = await call<User>('GET', '/api/auth/me', { token })
  t.equal(me.status, 200)
  t.same(me.body, user)
})

t.test('who is deleted in the middle of a call is told so', async t => {
  const { deps } = app.app.composed
  const gone = { kind: 'user', userId: randomUUID(), guestId: null, address: '192.0.2.1' } as const
  const motion = { topic_id: 'custom', custom_topic: 'Tea beats coffee', mode: 'text' } as const
  for (const call of [
    () => createCustomTopic(deps, gone, { topic_text: 'Tea beats coffee' }),
    () => startDebate(deps, gone, { ...motion, stance: 'for' }),
  ])
    t.match(toErrorBody(await call().catch((error: unknown) => error)), {
      code: 'UNAUTHENTICATED',
      message_code: 'ACCOUNT_GONE',
    })
})

t.test('every rule of section 5 answers its own sentence', async t => {
  const good = { email: 'rules@example.org', password: 'secret-1', username: 'Rules' }
  const cases: [object, string, string][] = [
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ username: '' }, 'username', 'Username is required'],
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(20) }, 'username', 'Username must be less than 20 characters'],
    [{ username: 'with space' }, 'username', 'Username can only contain letters and numbers'],
    [{ avatar_id: 'avatar-7' }, 'avatar_id', 'Please choose one of the six avatars'],
  ]
  for (const [change, field, msg] of cases) {
    const { status, body } = await call<ErrorBody>('POST', '/api/auth/register', {
      body: { ...good, ...change },
    })
    t.equal(status, 400, msg)
    t.match(body.errors, [{ field, msg, code: String }])
  }
  const two = await call<ErrorBody>('POST', '/api/auth/register', {
    body: { ...good, email: '', password: '1' },
  })
  t.equal(two.body.errors?.length, 2, 'all faults at once')
})

t.test('a taken email or username is a conflict, whatever its case', async t => {
  await registerUser(app, { username: 'Taken' })
  const { status, body } = await call<ErrorBody>('POST', '/api/auth/register', {
    body: { email: 'TAKEN@example.org', password: 'secret-1', username: 'tAKEN' },
  })
  t.equal(status, 409)
  t.same(
    body.errors?.map(problem => problem.field),
    ['email', 'username'],
  )
})

t.test('two registrations of one name at the same moment make one account', async t => {
  const body = { email: 'race@example.org', password: 'secret-1', username: 'Race' }
  const answers = await Promise.all(
    [1, 2, 3].map(() => call('POST', '/api/auth/register', { body })),
  )
  t.same(answers.map(answer => answer.status).sort(), [201, 409, 409])
})

t.test(
  'a login is recorded; a wrong one says the same for a wrong password and an unknown account',
  async t => {
    const { email, password } = await registerUser(app)
    const wrong = await call('POST', '/api/auth/login', { body: { email, password: 'wrong-one' } })
    const unknown = await call('POST', '/api/auth/login', {
      body: { email: 'x@example.org', password: 'wrong-one' },
    })
    t.equal(wrong.status, 401)
    t.same(wrong.body, unknown.body)
    t.match(wrong.body, {
      error: 'Invalid email or password. Please check your credentials and try again.',
    })
    const right = await call<{ user: User }>('POST', '/api/auth/login', {
      body: { email: email.toUpperCase(), password },
    })
    t.equal(right.status, 200)
    t.ok(right.body.user.last_login)
  },
)

t.test(
  'ten failed logins close an account for a while, also for the right password and by GraphQL',
  async t => {
    const { email, password } = await registerUser(app)
    for (let time = 0; time < 10; time += 1)
      await call('POST', '/api/auth/login', { body: { email, password: 'wrong-one' } })
    const closed = await call('POST', '/api/auth/login', { body: { email, password } })
    t.equal(closed.status, 429)
    t.ok(Number(closed.headers['retry-after']) > 0)
    const { body } = await app.graphql(
      'mutation($input: LogInInput!) { logIn(input: $input) { token } }',
      {
        input: { email, password },
      },
    )
    t.equal(body.errors?.[0]?.extensions.code, 'RATE_LIMITED')
  },
)

t.test('a new password needs the current one and ends every other token', async t => {
  const { token, password, email } = await registerUser(app)
  const elsewhere = await call<{ token: string }>('POST', '/api/auth/login', {
    body: { email, password },
  })
  const wrong = await call<ErrorBody>('PUT', '/api/auth/me', {
    token,
    body: { password: 'secret-2', current_password: 'not it' },
  })
  t.equal(wrong.status, 400)
  t.equal(wrong.body.errors?.[0]?.field, 'current_password')
  const right = await call<{ token: string }>('PUT', '/api/auth/me', {
    token,
    body: { password: 'secret-2', current_password: password },
  })
  t.equal(right.status, 200)
  t.equal((await call('GET', '/api/auth/me', { token })).status, 401)
  t.equal((await call('GET', '/api/auth/me', { token: elsewhere.body.token })).status, 401)
  t.equal((await call('GET', '/api/auth/me', { token: right.body.token })).status, 200)
})

t.test('the profile fields change one by one, and a taken name is refused', async t => {
  await registerUser(app, { username: 'Elsewhere' })
  const { token } = await registerUser(app)
  const changed = await call<User>('PUT', '/api/auth/me', {
    token,
    body: { avatar_id: 'avatar-4' },
  })
  t.equal(changed.body.avatar_id, 'avatar-4')
  t.notOk('token' in changed.body, 'no new token without a new password')
  t.equal(
    (await call('PUT', '/api/auth/me', { token, body: { username: 'elsewhere' } })).status,
    409,
  )
  t.equal((await call('PUT', '/api/auth/me', { token, body: {} })).status, 400)
})

t.test('tokens of users and admins differ in type and work only for their own calls', async t => {
  const { token } = await registerUser(app)
  const admin = await logInAdmin(app)
  const payload = JSON.parse(Buffer.from(admin.split('.')[1] ?? '', 'base64url').toString())
  t.match(payload, { type: 'admin', email: 'admin@example.org', id: String })
  t.equal((await call('GET', '/api/admin/profile', { token: admin })).status, 200)
  t.equal((await call('GET', '/api/admin/profile', { token })).status, 403)
  t.equal((await call('GET', '/api/auth/me', { token: admin })).status, 403)
  t.equal(
    (
      await call('POST', '/api/debates/start', {
        token: admin,
        body: { topic_id: 'x', stance: 'for', mode: 'text' },
      })
    ).status,
    403,
  )
})

t.test('a token that is wrong is 401 and never a guest', async t => {
  const { topic_id } = (await beginDebate(app)).topic
  const { token } = await registerUser(app)
  for (const bad of ['nonsense', `${token}x`, token.replace(/\.[^.]*$/, '.')]) {
    t.equal((await call('GET', '/api/auth/me', { token: bad })).status, 401)
    const start = await call('POST', '/api/debates/start', {
      token: bad,
      body: { topic_id, stance: 'for', mode: 'text' },
    })
    t.equal(start.status, 401)
  }
})

t.test('third-party sign-in says that it is not set up', async t => {
  const { status, body } = await call('POST', '/api/auth/social-login', { body: {} })
  t.equal(status, 503)
  t.match(body, { error: /not set up/ })
})

t.test('a guest’s debates become the user’s at registration, and the cookie ends', async t => {
  const { debate_id, cookie } = await beginDebate(app)
  t.equal((await call('GET', `/api/debates/${debate_id}`, { cookie })).status, 200)
  const { token } = await registerUser(app, { cookie })
  t.equal((await call('GET', `/api/debates/${debate_id}`, { token })).status, 200)
  t.equal(
    (await call('GET', `/api/debates/${debate_id}`, { cookie })).status,
    404,
    'no longer the guest’s',
  )
  t.match((await call('GET', '/api/users/profile', { token })).body, { stats: { debateCount: 1 } })
})
