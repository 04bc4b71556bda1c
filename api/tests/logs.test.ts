import { io } from 'socket.io-client'
import t from 'tap'
import { logSerializers } from '#api/http/log-serializers.ts'
import { beginDebate, failingOpponent, logInAdmin, registerUser } from './factories.ts'
import { openApp, type TestApp } from './test-app.ts'

t.test('the log of a run holds no personal text, no token and no key, at any level', async t => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const app = await openApp(t, { opponent: failingOpponent(1), logStream }, { LOG_LEVEL: 'trace' })
  const ada = await registerUser(app, { username: 'Hypatia' })
  const admin = await logInAdmin(app)
  await app.call('POST', '/api/auth/login', {
    body: { email: ada.email, password: 'a wrong secret' },
  })
  const custom_topic = 'My neighbour Theon plays the lyre'
  const { debate_id } = await beginDebate(
    app,
    { token: ada.token },
    { topic_id: 'custom', custom_topic },
  )
  const guest = await beginDebate(app)
  const message = 'He plays at night, says Synesius.'
  for (let time = 0; time < 2; time += 1)
    await app.call('POST', `/api/debates/${debate_id}/turn`, {
      token: ada.token,
      body: { message },
    })
  const { body: shared } = await app.call<{ path: string }>(
    'POST',
    `/api/debates/${debate_id}/share`,
    { token: ada.token },
  )
  const link = shared.path.split('/').at(-1) ?? ''
  await app.call('GET', `/api/shared/${link}`)
  const { body: reset } = await app.call<{ path: string }>(
    'POST',
    `/api/admin/users/${ada.user.user_id}/password-reset`,
    { token: admin },
  )
  const resetToken = reset.path.split('/').at(-1) ?? ''
  await fetch(`${app.url}${reset.path}`)
  await app.call('GET', '/api/topics?search=Synesius')
  await app.graphql(`{ topics(filter: { search: "Synesius" }) { nodes { id } } }`)
  // A fault: what the database says of it is written.
  await app.app.composed.deps.db.schema.dropTable('saved_views').execute()
  await app.graphql('{ savedViews(table: users) { id } }', {}, { token: admin })
  const log = lines.join('')
  t.match(log, /a GraphQL field failed/, 'the run had a fault, and requests')
  t.match(log, '/api/shared/:token')
  const cookie = guest.cookie.split('=').at(-1) ?? ''
  for (const [what, secret] of Object.entries({
    email: ada.email,
    name: 'Hypatia',
    password: ada.password,
    wrongPassword: 'a wrong secret',
    token: ada.token,
    admin,
    link,
    resetToken,
    cookie,
    motion: 'Theon',
    speech: 'Synesius',
  }))
    t.ok(secret.length > 0 && !log.includes(secret), what)
})

const createReadKey = async ({ graphql }: TestApp, token: string) => {
  const { body } = await graphql<{ createApiKey: { secret: string } }>(
    'mutation { createApiKey(input: { name: "x", scopes: [DEBATES_READ] }) { secret } }',
    {},
    { token },
  )
  return { secret: body.data?.createApiKey.secret ?? '' }
}

t.test('a refused login is written down, without address and password, and limited', async t => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const app = await openApp(t, { logStream }, { LOG_LEVEL: 'warn' })
  const [ada, bob] = [await registerUser(app), await registerUser(app)]
  const admin = await logInAdmin(app)
  const logIn = (body: object, path = '/api/auth/login') => app.call('POST', path, { body })
  const told = (sentence: string): Record<string, unknown>[] =>
    lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === sentence)

  await app.call('PUT', '/api/auth/me', {
    token: ada.token,
    body: { password: 'secret-2', current_password: 'no secret' },
  })
  await app.call('PUT', `/api/admin/users/${bob.user.user_id}/suspension`, { token: admin })
  await logIn({ email: bob.email, password: bob.password })
  for (let nth = 0; nth < 12; nth += 1) await logIn({ email: ada.email, password: 'no secret' })
  const own = { level: 40, account: /^[\w-]{16}$/, remoteAddress: '127.0.0.1' }
  const wrong = { ...own, code: 'CREDENTIALS_WRONG', account_id: ada.user.user_id }
  const refused = told('a login was refused')
  t.match(
    refused,
    [
      { ...own, code: 'CURRENT_PASSWORD_WRONG', account_id: ada.user.user_id },
      { ...own, code: 'ACCOUNT_SUSPENDED', account_id: bob.user.user_id },
      wrong,
      wrong,
      wrong,
    ],
    'five lines a minute, however many try',
  )
  const email = 'stranger@example.org'
  await logIn({ email, password: 'no secret' }, '/api/admin/auth/login')
  t.match(told('a login of an administrator was refused'), [
    { ...own, code: 'ADMIN_CREDENTIALS_WRONG', account_id: null },
  ])
  await app.call('GET', '/api/admin/users', { token: 'adt_nonsense' })
  t.match(told('an API key was refused'), [{ remoteAddress: '127.0.0.1' }])
  await app.call('GET', '/api/admin/users', { token: ada.token })
  await app.graphql('{ adminUsers { totalCount } }', {}, { token: ada.token })
  const { secret } = await createReadKey(app, admin)
  const socket = io(`${app.url}/text-debate`, {
    auth: { token: secret },
    transports: ['websocket'],
  })
  t.teardown(() => socket.disconnect())
  const turn = { message: 'I say so.', clientTurnId: 'a' }
  const { debate_id: debateId } = await beginDebate(app, { token: ada.token })
  await socket.emitWithAck('join-debate', { debateId })
  await socket.emitWithAck('submit-turn', turn)
  const place = { remoteAddress: '127.0.0.1' }
  t.match(told('a call was forbidden'), [
    { ...place, code: 'ACCOUNT_SUSPENDED' },
    { ...place, code: 'ADMINS_ONLY' },
    { ...place, code: 'ADMINS_ONLY' },
    { ...place, code: 'KEY_REFUSED' },
  ])
  for (const secret of [ada.email, bob.email, email, 'no secret', 'nonsense'])
    t.notMatch(lines.join(''), secret)
})

t.test('an error’s line leaves out what PostgreSQL repeats of a row', async t => {
  const error = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (lower(email))=(ada@example.org) already exists.',
    where: 'ada@example.org',
    cause: Object.assign(new Error('why'), { detail: 'ada@example.org' }),
  })
  const line = logSerializers.err(error)
  t.notMatch(JSON.stringify(line), 'ada@')
  t.match(line, { code: '23505', message: 'duplicate key value', cause: { message: 'why' } })
})
