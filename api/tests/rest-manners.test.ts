import t from 'tap'
import { purge } from '#api/jobs/purges.ts'
import type { SubmitTurnAnswer } from '#schema/rest/debates.ts'
import { beginDebate, heldOpponent, logInAdmin, registerUser, until } from './factories.ts'
import { openApp } from './test-app.ts'

const SITE = 'https://school.example'
const DAY_MS = 86_400_000

const { opponent, letGo, isHeld } = heldOpponent()
const env = { RATE_LIMITS: 'on', CORS_ORIGINS: `${SITE}, https://lms.example:8443` }
const app = await openApp(t, { opponent }, env)
const { db } = app.app.composed.deps
const { token } = await registerUser(app)
const TOPIC = { topic_text: 'Tea is better than coffee' }

const post = (path: string, key: string, body: unknown, who: { token?: string } = { token }) =>
  app.call('POST', path, { body, ...who, headers: { 'idempotency-key': key } })

t.test('addresses of programs are never answered with a page', async t => {
  const wrong = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/users/x/y',
    '/metrics',
    '/metrics/',
    '/docs',
  ]
  const files = ['/openapi.json', '/.env', '/swagger/index.html', '/.well-known/x', '/v1/debates']
  for (const path of [...wrong, ...files, '/Docs/api', '/health', '/graphql/x']) {
    const { status, headers, body } = await app.call('GET', path)
    t.equal(status, 404, path)
    t.match(headers['content-type'], 'application/json', path)
    t.match(body, { code: 'NOT_FOUND' }, path)
  }
})

t.test('a method that a path does not take is refused, and the others are named', async t => {
  for (const [method, path, allow] of [
    ['DELETE', '/api/users/stats', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['PUT', '/api/debates/0a1b2c3d-0000-4000-8000-00000000abcd', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ] as const) {
    const answer = await app.call(method, path)
    t.match(answer, { status: 405, body: { code: 'METHOD_NOT_ALLOWED' } }, `${method} ${path}`)
    t.equal(answer.headers.allow, allow)
  }
})

t.test('a body that is no JSON is refused', async t => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
    t.match(
      await app.call('POST', '/api/topics/custom', {
        body: 'x=1',
        token,
        headers: { 'content-type': type },
      }),
      { status: 415, body: { message_code: 'BODY_NOT_JSON' } },
      type,
    )
})

t.test('a body that is nested too deep to be compared is refused', async t => {
  const deep = `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`
  t.match(await post('/api/topics/custom', 'deep-1', deep), {
    status: 400,
    body: { errors: [{ field: 'body', code: 'FIELD_INVALID' }] },
  })
})

t.test('what was read and has not changed is not sent again', async t => {
  const read = (more = {}, path = '/api/auth/me') =>
    app.call('GET', path, { token, headers: { ...more } })
  const first = await read()
  const tag = String(first.headers.etag)
  t.match(tag, /^W\/".+"$/)
  for (const known of [tag, `"x", ${tag}`, '*', tag.slice(2)]) {
    const again = await read({ 'if-none-match': known })
    t.equal(again.status, 304, known)
    t.equal(again.body, undefined)
    t.equal(again.headers.etag, tag)
  }
  t.equal((await read({ 'if-none-match': 'W/"x"' })).status, 200)
  await app.call('PUT', '/api/auth/me', { token, body: { avatar_id: 'avatar-3' } })
  t.equal((await read({ 'if-none-match': tag })).status, 200, 'it has changed')
  t.ok((await read({}, '/api/topics/popular')).headers.etag)
  t.notOk((await read({}, '/api/debates/x')).headers.etag, 'a failure has none')
})

t.test('a call with a key runs once', async t => {
  const count = async () =>
    (await db.selectFrom('topics').select('topic_id').where('status', '=', 'custom').execute())
      .length
  const [once, again] = [
    await post('/api/topics/custom', 'one', TOPIC),
    await post('/api/topics/custom', 'one', TOPIC),
  ]
  t.equal(once.status, 201)
  t.notOk(once.headers['idempotency-replayed'])
  t.equal(again.status, 201)
  t.equal(again.headers['idempotency-replayed'], 'true')
  t.same(again.body, once.body)
  t.match(again.headers['content-type'], 'application/json')
  t.equal(await count(), 1)
  const conflict = { status: 409, body: { message_code: 'IDEMPOTENCY_KEY_REUSED' } }
  t.match(await post('/api/topics/custom', 'one', { topic_text: 'Another motion' }), conflict)
  t.match(await post('/api/debates/start', 'one', TOPIC), conflict, 'another call')
  const other = await registerUser(app)
  t.equal((await post('/api/topics/custom', 'one', TOPIC, other)).status, 201)
  t.equal(await count(), 2, 'a key is its caller’s own')
  t.match(await post('/api/topics/custom', 'two', { topic_text: 'No' }), { status: 400 })
  t.match(await post('/api/topics/custom', 'two', TOPIC), { status: 201 }, 'mended, sent again')
  t.match(await post('/api/topics/custom', 'a b', TOPIC), {
    status: 400,
    body: { errors: [{ field: 'Idempotency-Key' }] },
  })
  t.match(await post('/api/topics/custom', 'one', TOPIC, {}), { status: 401 })
})

t.test('while the first one runs the second one is told to wait', async t => {
  const { debate_id } = await beginDebate(app, { token })
  const turn = { message: 'Uniforms remove a daily contest over clothes.' }
  const first = post(`/api/debates/${debate_id}/turn`, 'turn', turn)
  await until('the reply is being given', isHeld)
  const second = await post(`/api/debates/${debate_id}/turn`, 'turn', turn)
  t.match(second, { status: 409, body: { message_code: 'CALL_RUNNING' } })
  t.match(String(second.headers['retry-after']), /^\d+$/)
  letGo()
  const { body } = await first
  const { body: again } = await post(`/api/debates/${debate_id}/turn`, 'turn', turn)
  t.same(again, body)
  t.equal((again as SubmitTurnAnswer).ai_response, 'First half, second half.')

  // Its server has ended.
  const [lost] = await db
    .selectFrom('idempotent_calls')
    .selectAll()
    .where('call_key', '=', 'turn')
    .execute()
  const begun_at = new Date(Date.now() - 600_000)
  await db
    .updateTable('idempotent_calls')
    .set({ status: null, begun_at })
    .where('call_key', '=', 'one')
    .execute()
  t.equal((await post('/api/topics/custom', 'one', TOPIC)).status, 201)
  t.equal(lost?.status, 200)
})

t.test('answers are kept for a day, and none that has a secret', async t => {
  await post('/api/auth/login', 'login', { email: 'x@example.org', password: 'wrong-1' }, {})
  const admin = await logInAdmin(app)
  const gone = await registerUser(app)
  await post('/api/topics/custom', 'mine', TOPIC, gone)
  const reset = `/api/admin/users/${gone.user.user_id}/password-reset`
  await post(reset, 'reset', undefined, { token: admin })
  const kept = async () =>
    (await db.selectFrom('idempotent_calls').select('call_key').execute()).map(row => row.call_key)
  t.notOk((await kept()).some(key => ['login', 'reset'].includes(key)))
  t.ok((await kept()).includes('mine'))
  await app.call('DELETE', `/api/admin/users/${gone.user.user_id}`, { token: admin })
  t.notOk((await kept()).includes('mine'), 'they go with the person')
  const later = (ms: number) => ({
    ...app.app.composed.deps,
    guestDebateDays: 3650,
    now: () => new Date(Date.now() + ms),
  })
  const before = (await kept()).length
  await purge(later(DAY_MS - 3_600_000))
  t.equal((await kept()).length, before)
  await purge(later(DAY_MS + 60_000))
  t.same(await kept(), [])
})

t.test('an answer says what is left of the limit', async t => {
  const { headers } = await app.call('GET', '/api/users/stats', { token })
  t.match(headers.ratelimit, /^"requests";r=\d+;t=\d+$/)
  t.equal(headers['ratelimit-policy'], '"requests";q=600;w=60')
  t.equal(headers['x-ratelimit-limit'], '600', 'as before')
})

t.test('scripts of named sites may call, and no others', async t => {
  const ask = (origin: string, path = '/api/users/stats', method = 'OPTIONS') =>
    app.app.inject({
      method: method as 'GET',
      url: path,
      headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }) },
    })
  for (const path of ['/api/debates/start', '/graphql']) {
    const { statusCode, headers } = await ask(SITE, path)
    t.equal(statusCode, 204)
    t.equal(headers['access-control-allow-origin'], SITE)
    t.match(headers['access-control-allow-headers'], 'idempotency-key')
    t.match(headers.vary, 'origin')
    t.notOk(headers['access-control-allow-credentials'], 'no cookies')
  }
  const read = await ask(SITE, '/api/users/stats', 'GET')
  t.equal(read.statusCode, 200)
  t.equal(read.headers['access-control-allow-origin'], SITE)
  for (const origin of ['https://evil.example', 'http://school.example', 'null'])
    t.notOk((await ask(origin)).headers['access-control-allow-origin'], origin)
  t.notOk((await ask(SITE, '/')).headers['access-control-allow-origin'], 'pages are for nobody')
})
