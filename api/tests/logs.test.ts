import t from 'tap'
import { logSerializers } from '#api/http/log-serializers.ts'
import { beginDebate, failingOpponent, logInAdmin, registerUser } from './factories.ts'
import { openApp } from './test-app.ts'

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
