import t, { type Test } from 'tap'
import type { PlatformStats, Turn, User } from '#schema/entities.ts'
import type { ErrorBody } from '#schema/errors.ts'
import { beginDebate, firstTopic, registerUser } from './factories.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { call } = app
const { token, user } = await registerUser(app)
const { debate_id } = await beginDebate(app, { token })
const { topic_id } = await firstTopic(app)

/** Every field of every call that takes a body, with a body that would be accepted. */
const BODIES: [method: 'POST' | 'PUT', path: string, good: Record<string, unknown>][] = [
  [
    'POST',
    '/api/auth/register',
    { email: 'bad@example.org', password: 'secret-1', username: 'BadInput' },
  ],
  ['POST', '/api/auth/login', { email: 'bad@example.org', password: 'secret-1' }],
  [
    'PUT',
    '/api/auth/me',
    { username: 'Renamed', email: 'renamed@example.org', avatar_id: 'avatar-2' },
  ],
  ['POST', '/api/topics/custom', { topic_text: 'Tea is better than coffee', language: 'en' }],
  [
    'POST',
    '/api/debates/start',
    { topic_id, stance: 'for', mode: 'text', client_start_id: 'start', prep_time: 60 },
  ],
  [
    'POST',
    '/api/debates/start',
    { topic_id: 'custom', custom_topic: 'Tea is better', stance: 'for', mode: 'text' },
  ],
  ['POST', `/api/debates/${debate_id}/turn`, { message: 'A point.', client_turn_id: 'turn' }],
  ['POST', '/api/admin/auth/login', { email: 'admin@example.org', password: 'wrong-one' }],
]
const WRONG_TYPES = [7, true, [], {}, ['text'], { $ne: null }]
const BAD_TEXTS = ['nul \0 byte', 'lone \ud800 surrogate']

const statistics = async () => (await call<PlatformStats>('GET', '/api/users/stats')).body
const before = await statistics()

const isClear = (t: Test, { status, body }: { status: number; body: ErrorBody }, what: string) => {
  t.ok(status >= 400 && status < 500, `${what}: ${status}`)
  t.type(body.error, 'string')
  t.ok(
    body.error.length > 0 && !/select .* from|at .*\.ts:|ECONN|undefined/i.test(body.error),
    `${what}: ${body.error}`,
  )
}

t.test('a wrong type in any field is a clear 4xx', async t => {
  for (const [method, path, good] of BODIES)
    for (const field of Object.keys(good))
      for (const wrong of field === 'prep_time' ? ['x', -1, 1.5, 99_999_999] : WRONG_TYPES) {
        const answer = await call<ErrorBody>(method, path, {
          token,
          body: { ...good, [field]: wrong },
        })
        isClear(t, answer, `${path} ${field}=${JSON.stringify(wrong)}`)
        t.equal(answer.status, 400)
        t.equal(answer.body.errors?.[0]?.field.split('.')[0], field)
      }
})

t.test('characters that cannot be stored are a 400 that names the field', async t => {
  for (const [method, path, good] of BODIES)
    for (const field of Object.keys(good).filter(name => name !== 'prep_time'))
      for (const text of BAD_TEXTS) {
        const answer = await call<ErrorBody>(method, path, {
          token,
          body: { ...good, [field]: text },
        })
        isClear(t, answer, `${path} ${field}`)
      }
})

t.test(
  'a body that is no JSON object is a 400, another content type a 415, a megabyte a 413',
  async t => {
    for (const [method, path, good] of BODIES) {
      for (const body of ['{"broken":', '[]', '"text"', 'null', '7', '']) {
        const answer = await call<ErrorBody>(method, path, { token, body })
        isClear(t, answer, `${path} ${body}`)
        t.equal(answer.status, 400)
      }
      const xml = await call<ErrorBody>(method, path, {
        token,
        body: '<a/>',
        headers: { 'content-type': 'text/xml' },
      })
      t.equal(xml.status, 415)
      isClear(t, xml, `${path} xml`)
      const field = Object.keys(good)[0] ?? ''
      const large = await call<ErrorBody>(method, path, {
        token,
        body: { ...good, [field]: 'x'.repeat(1_000_000) },
      })
      t.equal(large.status, 413)
      isClear(t, large, `${path} 1 MB`)
    }
  },
)

t.test('unknown and impossible ids are 404', async t => {
  const ids = [
    '00000000-0000-4000-8000-000000000000',
    'x',
    "1' or '1'='1",
    '%00',
    '../../etc/passwd',
    '<script>',
    'a'.repeat(150),
  ]
  for (const id of ids.map(encodeURIComponent))
    for (const [method, path] of [
      ['GET', `/api/debates/${id}`],
      ['GET', `/api/debates/${id}/turns`],
      ['GET', `/api/debates/${id}/results`],
      ['POST', `/api/debates/${id}/end`],
      ['GET', `/api/users/debates/${id}/transcript`],
    ] as const) {
      const answer = await call<ErrorBody>(method, path, { token })
      isClear(t, answer, path)
    }
  t.equal(
    (
      await call('POST', '/api/debates/start', {
        token,
        body: { topic_id: ids[0], stance: 'for', mode: 'text' },
      })
    ).status,
    404,
  )
  t.equal((await call('GET', '/api/nothing/here')).status, 404)
  isClear(t, await call<ErrorBody>('GET', '/api/debates/%E0%A4%A'), 'a broken address')
})

t.test('query parameters are checked', async t => {
  for (const path of [
    '/api/topics?limit=0',
    '/api/topics?limit=101',
    '/api/topics?limit=ten',
    '/api/topics?offset=-1',
    '/api/topics?language=fr',
    '/api/topics?theme=kitchen',
    '/api/topics?recommended=maybe',
    '/api/topics?search=%00',
    `/api/topics?search=${'x'.repeat(201)}`,
    '/api/topics?limit=1&limit=2',
    '/api/topics/popular?limit=1e3',
    '/api/users/leaderboard?limit=x',
    '/api/users/debates?page=0',
    '/api/users/debates?limit=1000',
  ]) {
    const answer = await call<ErrorBody>('GET', path, { token })
    t.equal(answer.status, 400, path)
    isClear(t, answer, path)
  }
})

t.test('SQL and HTML are only text', async t => {
  const nasty = `'; drop table debates; -- <img src=x onerror="alert(1)"> {{7*7}} \${7}`
  const answer = await call('POST', `/api/debates/${debate_id}/turn`, {
    token,
    body: { message: nasty },
  })
  t.equal(answer.status, 200)
  const { turns } = (
    await call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
  ).body
  t.equal(turns.at(-2)?.message_text, nasty, 'kept exactly as it was written')
  for (const field of ['email', 'username', 'avatar_id'])
    isClear(
      t,
      await call<ErrorBody>('PUT', '/api/auth/me', { token, body: { [field]: nasty } }),
      field,
    )
  t.equal((await call('GET', `/api/topics?search=${encodeURIComponent(nasty)}`)).status, 200)
  t.equal(
    (await call('POST', '/api/auth/login', { body: { email: `${nasty}@x.yz`, password: nasty } }))
      .status,
    400,
  )
})

t.test('GraphQL answers the same inputs with codes, never with a 500', async t => {
  const start = `mutation($input: StartDebateInput!) {
    startDebate(input: $input) { debate { id } userErrors { field code message } }
  }`
  const cases: [query: string, variables: object][] = [
    ['{ nothing }', {}],
    ['{ viewer { ', {}],
    ['{ topic(id: "\\u0000") { id } }', {}],
    [start, { input: { topicId: topic_id, stance: 'both' } }],
    [start, { input: { topicId: 7, customTopic: {}, stance: 'for' } }],
    ['query($id: ID!) { debate(id: $id) { id } }', { id: "x' or 1=1" }],
    [`{ topics(first: 1000) { nodes { id } } }`, {}],
    [`{ topics(after: "nonsense") { nodes { id } } }`, {}],
  ]
  for (const [query, variables] of cases) {
    const { status, body } = await app.graphql(query, variables, { token })
    t.ok(status < 500, query)
    const code = body.errors?.[0]?.extensions.code
    t.ok(code === 'VALIDATION' || code === 'NOT_FOUND', `${query}: ${JSON.stringify(body)}`)
  }
  const payload = await app.graphql(
    start,
    { input: { customTopic: 'abc', stance: 'for' } },
    { token },
  )
  t.match(payload.body.data, {
    startDebate: { debate: null, userErrors: [{ field: 'customTopic', code: 'VALIDATION' }] },
  })
  const short = `mutation {
    createCustomTopic(input: { text: "abc" }) { topic { id } userErrors { field code } } }`
  t.match((await app.graphql(short, {}, { token })).body.data, {
    createCustomTopic: { topic: null, userErrors: [{ field: 'text', code: 'VALIDATION' }] },
  })
  const named = await app.graphql(
    start.replace('userErrors {', 'userErrors { message params'),
    { input: { customTopic: 'Tea is better', stance: 'for', prepTime: -1 } },
    { token },
  )
  t.match(named.body.data, {
    startDebate: {
      userErrors: [{ field: 'prepTime', message: /^prepTime must/, params: { field: 'prepTime' } }],
    },
  })
  const nul = await app.graphql(
    start,
    { input: { customTopic: 'nul \0 byte', stance: 'for' } },
    { token },
  )
  t.match(nul.body.data, { startDebate: { debate: null, userErrors: [{ code: 'VALIDATION' }] } })
  const deep = `{ viewer ${'{ debates { nodes { topic '.repeat(1)}{ id } } } } }`
  t.equal((await app.graphql(deep, {}, { token })).status, 200)
  const again = (name: string) => `${name}: turns { id text speaker timestamp }`
  const costly = `{ viewer { debates(first: 100) { nodes {
    turns { id text timestamp } review { noise notes } ${[...'abcdefghij'].map(again).join(' ')}
  } } } }`
  t.match((await app.graphql(costly, {}, { token })).body.errors, [{ message: /costs/ }])
})

t.test('nothing was half-written by any of it', async t => {
  t.same(await statistics(), before)
  t.same((await call<User>('GET', '/api/auth/me', { token })).body, user)
  t.match((await call('GET', '/api/users/debates', { token })).body, { total: 1 })
})
