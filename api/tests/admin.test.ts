<<<<<<< HEAD

import t from 'tap'
import { fillDatabase } from '#db/fill.ts'
import type {
  AdminDebate,
  AdminPage,
  AdminTopic,
  AdminUser,
  AdminUserDetail,
  DashboardStats,
} from '#schema/admin.ts'
import { beginDebate, logInAdmin, registerUser, SPEECH, until } from './factories.ts'
import { openApp, type TestApp } from './test-app.ts'

const playScored = async (app: TestApp, token: string, more: object = {}) => {
  const { debate_id } = await beginDebate(app, { token }, more)
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await app.call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}

/** Every admin call of section 7, and those beside it. */
const CALLS = [
  ['GET', '/dashboard/stats'],
  ['GET', '/users'],
  ['GET', '/users/:id'],
  ['PUT', '/users/:id'],
  ['DELETE', '/users/:id'],
  ['POST', '/users/:id/password-reset'],
  ['GET', '/topics'],
  ['POST', '/topics'],
  ['PUT', '/topics/:id'],
  ['DELETE', '/topics/:id'],
  ['GET', '/profile'],
  ['PUT', '/profile'],
  ['GET', '/debates/results'],
  ['GET', '/debates/:id'],
  ['GET', '/debates/export.csv'],
  ['GET', '/users/export.csv'],
  ['GET', '/topics/export.csv'],
] as const
const ID = '00000000-0000-4000-8000-000000000000'
const BODY = {
  username: 'Someone',
  email: 'a@example.org',
  topic_text_en: 'A topic that is long enough',
  full_name: 'X',
}

const QUERIES = [
  'admin { id }',
  'adminDashboard { totalUsers }',
  'adminCharts { scoreBins }',
  'adminDebates { totalCount }',
  'adminUsers { totalCount }',
  'adminTopics { totalCount }',
  'adminAudit { totalCount }',
  `adminUser(id: "${ID}") { id }`,
  `adminDebate(id: "${ID}") { id }`,
  'savedViews(table: debates) { id }',
  `topicStats(topicId: "${ID}") { debateCount }`,
]
const MUTATIONS = [
  'updateAdminProfile(input: { fullName: "X" }) { admin { id } }',
  `updateUser(input: { userId: "${ID}", username: "Someone" }) { user { id } }`,
  `deleteUser(input: { userId: "${ID}", confirmation: "x" }) { deletedUserId }`,
  `createPasswordReset(input: { userId: "${ID}" }) { path }`,
  'createTopic(input: { textEn: "A topic that is long enough" }) { topic { id } }',
  `updateTopic(input: { topicId: "${ID}", isRecommended: true }) { topic { id } }`,
  `deleteTopic(input: { topicId: "${ID}" }) { archived }`,
  'saveView(input: { table: debates, name: "x", query: "" }) { view { id } }',
  `deleteView(input: { viewId: "${ID}" }) { deletedViewId }`,
]

t.test('only administrators pass, in every API and on every call', async t => {
  const app = await openApp(t)
  const { token } = await registerUser(app)
  const { cookie } = await beginDebate(app)
  for (const [who, status, code] of [
    [{ token }, 403, 'FORBIDDEN'],
    [{}, 401, 'UNAUTHENTICATED'],
    [{ cookie }, 401, 'UNAUTHENTICATED'],
    [{ token: 'nonsense' }, 401, 'UNAUTHENTICATED'],
  ] as const) {
    for (const [method, path] of CALLS) {
      const body = method === 'POST' || method === 'PUT' ? { body: BODY } : {}
      const answer = await app.call(method, `/api/admin${path.replace(':id', ID)}`, {
        ...who,
        ...body,
      })
      t.match(
        { status: answer.status, body: answer.body },
        { status, body: { code } },
        `${method} ${path}`,
      )
    }
    for (const query of [
      ...QUERIES.map(text => `{ ${text} }`),
      ...MUTATIONS.map(text => `mutation { ${text} }`),
    ]) {
      const { body } = await app.graphql(query, {}, who)
      t.match(body.errors, [{ extensions: { code } }], query)
    }
  }
  const admin = await logInAdmin(app)
  for (const [method, path] of [
    ['GET', '/api/users/profile'],
    ['POST', '/api/debates/start'],
  ] as const)
    t.equal(
      (
        await app.call(method, path, {
          token: admin,
          ...(method === 'POST' && {
            body: { stance: 'for', mode: 'text', custom_topic: 'Tea is better' },
          }),
        })
      ).status,
      403,
      'an administrator is no debater',
    )
})

t.test('dashboard, debates, users and topics over REST as section 7 has them', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const ada = await registerUser(app, { username: 'Ada' })
  const bob = await registerUser(app, { username: 'Bob' })
  const scored = await playScored(app, ada.token)
  const { debate_id: ongoing, topic } = await beginDebate(
    app,
    { token: bob.token },
    { stance: 'against' },
  )
  const { debate_id: guests } = await beginDebate(app)
  const get = async <Body>(path: string) =>
    (await app.call<Body>('GET', `/api/admin${path}`, { token })).body

  const stats = await get<DashboardStats>('/dashboard/stats')
  t.match(stats, {
    totalUsers: 2,
    totalDebates: 3,
    popularTopics: [{ topic_id: topic.topic_id, debate_count: 3 }],
  })

  const debates = await get<AdminPage<AdminDebate>>('/debates/results?page=1&pageSize=10')
  t.match(debates, { total: 3, totalIsExact: true, page: 1, pageSize: 10, totalPages: 1 })
  t.same(
    debates.data.map(debate => debate.debate_id),
    [guests, ongoing, scored],
    'newest first',
  )
  t.match(debates.data[0], { user_id: 'anonymous', username: null, email: null })
  t.match(debates.data[2], {
    username: 'Ada',
    email: ada.email,
    status: 'scored',
    overall_score: Number,
  })

  const idsOf = async (query: string) => {
    const { data, total } = await get<AdminPage<AdminDebate>>(`/debates/results?${query}`)
    t.equal(total, data.length, query)
    return data.map(debate => debate.debate_id)
  }
  t.same(await idsOf('stance=against'), [ongoing])
  t.same(await idsOf('status=scored'), [scored])
  t.same(await idsOf('status=scored&status=in_progress&sort=startTime.asc'), [
    scored,
    ongoing,
    guests,
  ])
  t.same(await idsOf('mode=voice'), [])
  t.same(await idsOf(`userId=${bob.user.user_id}`), [ongoing])
  t.same(await idsOf(`topicId=${topic.topic_id}&stance=for`), [guests, scored])
  t.same(await idsOf('search=ada'), [scored])
  t.same(
    await idsOf(`search=${encodeURIComponent(topic.topic_text_en.slice(3, 20).toUpperCase())}`),
    [guests, ongoing, scored],
  )
  t.same(await idsOf('search=%25'), [], 'a percent sign is a percent sign')
  t.same(await idsOf('scoreMin=1&scoreMax=100'), [scored])
  t.same(await idsOf('scoreMin=100'), [])
  t.same(await idsOf('startedFrom=2000-01-01&startedTo=2000-12-31'), [])
  t.same(await idsOf('startedFrom=2000-01-01&provider=offline&language=en'), [
    guests,
    ongoing,
    scored,
  ])
  t.same(await idsOf('sort=score.desc'), [scored, ...[guests, ongoing].sort().reverse()])
  const last = await get<AdminPage<AdminDebate>>('/debates/results?page=3&pageSize=1')
  t.same(
    last.data.map(debate => debate.debate_id),
    [scored],
    'the last page, read from its end',
  )
  t.equal((await app.call('GET', '/api/admin/debates/results?stance=maybe', { token })).status, 400)
  t.equal((await app.call('GET', '/api/admin/debates/results?page=0', { token })).status, 400)

  const users = await get<AdminPage<AdminUser>>(
    '/users?page=1&pageSize=10&search=&sortBy=username&sortOrder=asc',
  )
  t.match(users, {
    total: 2,
    data: [
      { username: 'Ada', debate_count: 1, average_score: Number },
      { username: 'Bob', average_score: null },
    ],
  })
  for (const sortBy of ['registration_date', 'debate_count', 'average_score'])
    t.equal(
      (await get<AdminPage<AdminUser>>(`/users?sortBy=${sortBy}&sortOrder=desc`)).total,
      2,
      sortBy,
    )
  t.equal((await app.call('GET', '/api/admin/users?sortBy=password_hash', { token })).status, 400)
  t.same(
    (await get<AdminPage<AdminUser>>('/users?search=BO')).data.map(user => user.username),
    ['Bob'],
  )

  const detail = await get<AdminUserDetail>(`/users/${ada.user.user_id}`)
  t.match(detail, {
    user: {
      username: 'Ada',
      debate_count: 1,
      login_history: [{ activity_type: String, timestamp: String }],
    },
    stats: {
      total_debates: 1,
      best_score: Number,
      improvement_rate: null,
      favorite_topic: topic.topic_text,
    },
    debates: [{ debate_id: scored, topic_text: topic.topic_text }],
  })
  t.match(await get(`/debates/${scored}`), {
    debate: { username: 'Ada' },
    results: { status: 'scored', turns: Array },
  })
  t.equal((await app.call('GET', `/api/admin/debates/${ID}`, { token })).status, 404)

  const topics = await get<AdminPage<AdminTopic>>('/topics?page=1&pageSize=100&status=approved')
  t.match(topics, { total: stats.totalTopics, pageSize: 100 })
})

t.test('users are edited, reset and erased; each change is in the log', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const ada = await registerUser(app, { username: 'Ada' })
  await registerUser(app, { username: 'Bob' })
  const debateId = await playScored(app, ada.token)
  const path = `/api/admin/users/${ada.user.user_id}`

  t.match((await app.call('PUT', path, { token, body: { username: 'Lovelace' } })).body, {
    username: 'Lovelace',
  })
  t.match(await app.call('PUT', path, { token, body: { username: 'bob' } }), {
    status: 409,
    body: { errors: [{ field: 'username' }] },
  })
  t.equal((await app.call('PUT', path, { token, body: { email: 'nonsense' } })).status, 400)

  const reset = await app.call<{ path: string }>('POST', `${path}/password-reset`, { token })
  t.equal(reset.status, 201)
  const resetToken = reset.body.path.split('/').at(-1) ?? ''
  const setPassword = (password: string, by = resetToken) =>
    app.call<{ token: string }>('POST', '/api/auth/reset-password', {
      body: { token: by, password },
    })
  t.equal((await setPassword('12345')).status, 400, 'a weak password does not use the link up')
  t.equal((await setPassword('new-secret', 'unknown')).status, 400)
  const opened = await setPassword('new-secret')
  t.equal(opened.status, 200)
  t.equal((await app.call('GET', '/api/auth/me', { token: opened.body.token })).status, 200)
  t.equal(
    (await app.call('GET', '/api/auth/me', { token: ada.token })).status,
    401,
    'other sessions have ended',
  )
  t.equal((await setPassword('other-secret')).status, 400, 'the link works once')

  t.equal((await app.call('DELETE', `${path}?confirmation=wrong`, { token })).status, 400)
  t.equal((await app.call('DELETE', `${path}?confirmation=Lovelace`, { token })).status, 204)
  t.equal((await app.call('GET', path, { token })).status, 404)
  t.match((await app.call('GET', `/api/admin/debates/${debateId}`, { token })).body, {
    debate: { user_id: 'anonymous', username: null },
  })
  t.match((await app.call('GET', '/api/users/stats')).body, { totalUsers: 1, totalDebates: 1 })

  const audit = '{ adminAudit { totalCount nodes { action message targetId details adminEmail } } }'
  const { body } = await app.graphql<{
    adminAudit: { nodes: { action: string; message: string }[] }
  }>(audit, {}, { token })
  t.same(
    body.data?.adminAudit.nodes.map(entry => entry.action),
    ['delete_user', 'create_password_reset', 'update_user'],
  )
  t.equal(body.data?.adminAudit.nodes[0]?.message, 'delete user')
  t.notMatch(JSON.stringify(body), /Lovelace|ada@/, 'the log keeps no name of an erased person')
})

t.test('topics are added, changed, archived and deleted', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { body: topic, status } = await app.call<AdminTopic>('POST', '/api/admin/topics', {
    token,
    body: {
      topic_text_en: 'Libraries should lend tools',
      topic_text_zh: '',
      is_recommended: false,
    },
  })
  t.equal(status, 201)
  t.match(topic, {
    topic_text_en: 'Libraries should lend tools',
    topic_text_zh: null,
    status: 'approved',
  })
  for (const topic_text_en of ['Too short', 'x'.repeat(501)])
    t.match(await app.call('POST', '/api/admin/topics', { token, body: { topic_text_en } }), {
      status: 400,
      body: { error: 'Invalid topic. Please ensure it is between 10 and 500 characters.' },
    })
  const path = `/api/admin/topics/${topic.topic_id}`
  const changed = await app.call('PUT', path, {
    token,
    body: { topic_text_zh: '图书馆应当出借工具', is_recommended: true },
  })
  t.match(changed.body, { topic_text_zh: '图书馆应当出借工具', is_recommended: true })
  const { token: user } = await registerUser(app)
  await beginDebate(app, { token: user }, { topic_id: topic.topic_id })
  t.equal((await app.call('DELETE', path, { token })).status, 204)
  const archived = await app.call<AdminPage<AdminTopic>>(
    'GET',
    '/api/admin/topics?status=archived',
    { token },
  )
  t.same(
    archived.body.data.map(row => row.topic_id),
    [topic.topic_id],
    'a debated topic is archived',
  )
  const start = { topic_id: topic.topic_id, stance: 'for', mode: 'text' }
  t.equal(
    (await app.call('POST', '/api/debates/start', { token: user, body: start })).status,
    404,
    'and offered no more',
  )
  const unused = await app.call<AdminTopic>('POST', '/api/admin/topics', {
    token,
    body: { topic_text_en: 'Nobody argues about this' },
  })
  t.equal(
    (await app.call('DELETE', `/api/admin/topics/${unused.body.topic_id}`, { token })).status,
    204,
  )
  t.equal(
    (await app.call('DELETE', `/api/admin/topics/${unused.body.topic_id}`, { token })).status,
    404,
  )
  t.match(
    (await app.call('PUT', '/api/admin/profile', { token, body: { full_name: ' Grace ' } })).body,
    {
      full_name: 'Grace',
    },
  )
  t.equal(
    (await app.call('PUT', '/api/admin/profile', { token, body: { full_name: ' ' } })).status,
    400,
  )
})

t.test('CSV has exactly the filtered rows, and no cell is a formula', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { token: user } = await registerUser(app)
  for (const [custom_topic, stance] of [
    ['=HYPERLINK("http://evil","x")', 'for'],
    ['Tea, "the" drink\nof queens', 'against'],
    ['@SUM(1+1) is a sum', 'against'],
  ])
    await beginDebate(app, { token: user }, { topic_id: 'custom', custom_topic, stance })
  const all = await app.call<string>('GET', '/api/admin/debates/export.csv', { token })
  t.match(all.headers['content-type'], 'text/csv')
  t.equal(all.body.trim().split('\r\n').length, 4)
  t.match(all.body, `"'=HYPERLINK(""http://evil"",""x"")"`)
  t.match(all.body, `'@SUM(1+1) is a sum`)
  t.match(all.body, '"Tea, ""the"" drink\nof queens"')
  const some = await app.call<string>('GET', '/api/admin/debates/export.csv?stance=for', { token })
  t.equal(some.body.trim().split('\r\n').length, 2)
  t.equal(
    (await app.call('GET', '/api/admin/debates/export.csv?stance=maybe', { token })).status,
    400,
  )
  t.match((await app.call<string>('GET', '/api/admin/users/export.csv', { token })).body, /Debater/)
  t.match(
    (await app.call<string>('GET', '/api/admin/topics/export.csv?status=approved', { token })).body,
    /approved/,
  )
})

t.test('a CSV of megabytes is streamed whole: every row once, in order', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  await fillDatabase(app.app.composed.deps.db, { users: 100, debates: 7_500, topics: 40 })
  const { body } = await app.call<string>('GET', '/api/admin/debates/export.csv', { token })
  t.ok(Buffer.byteLength(body) > 1_000_000, `${Buffer.byteLength(body)} bytes`)
  const rows = body.trim().split('\r\n').slice(1)
  t.equal(new Set(rows.map(row => row.split(',')[0])).size, 7_500)
  t.equal(rows.length, 7_500)
  const times = rows.map(row => /\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(row)?.[0] ?? '')
  t.strictSame(times, times.toSorted().reverse())
})

t.test('every filter finds the rows that reading them all finds, on every page', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  await fillDatabase(app.app.composed.deps.db, { users: 40, debates: 1_500, topics: 30 })
  const get = async <Row>(path: string) =>
    (await app.call<AdminPage<Row>>('GET', `/api/admin${path}`, { token })).body
  const readAll = async <Row>(path: string) => {
    const first = await get<Row>(`${path}&pageSize=100`)
    const rows = [...first.data]
    for (let page = 2; page <= first.totalPages; page += 1)
      rows.push(...(await get<Row>(`${path}&pageSize=100&page=${page}`)).data)
    t.equal(rows.length, first.total, path)
    return rows
  }
  const debates = await readAll<AdminDebate>('/debates/results?sort=startTime.desc')
  t.equal(new Set(debates.map(debate => debate.debate_id)).size, 1_500)
  const byScore = await readAll<AdminDebate>('/debates/results?sort=score.asc')
  const matches = async (query: string, keep: (debate: AdminDebate) => boolean, from = debates) =>
    t.strictSame(
      (await readAll<AdminDebate>(`/debates/results?${query}`)).map(debate => debate.debate_id),
      from.filter(keep).map(debate => debate.debate_id),
      query,
    )
  const score = (debate: AdminDebate) => debate.overall_score ?? -1
  const users = [...new Set(debates.map(debate => debate.user_id))]
    .filter(id => id !== 'anonymous')
    .slice(0, 8)
  // More often than PostgreSQL plans a prepared statement again.
  for (const id of users) {
    await matches(`userId=${id}`, debate => debate.user_id === id)
    await matches(
      `userId=${id}&stance=for`,
      debate => debate.user_id === id && debate.user_stance === 'for',
    )
    await matches(
      `userId=${id}&stance=for&startedFrom=2025-06-01&scoreMin=50`,
      debate =>
        debate.user_id === id &&
        debate.user_stance === 'for' &&
        debate.start_time >= '2025-06-01' &&
        score(debate) >= 50,
    )
    await matches(
      `userId=${id}&provider=openai`,
      debate => debate.user_id === id && debate.opponent_provider === 'openai',
    )
  }
  for (const month of ['2025-01', '2025-02', '2025-03', '2025-05', '2025-07', '2025-08', '2025-10'])
    await matches(
      `startedFrom=${month}-01&startedTo=${month}-28`,
      ({ start_time }) => start_time.startsWith(month) && start_time < `${month}-29`,
    )
  for (const [least, most] of [
    [60, 70],
    [84, 85],
    [0, 20],
    [50, 50],
  ] as const) {
    const isBetween = (debate: AdminDebate) => score(debate) >= least && score(debate) <= most
    await matches(`scoreMin=${least}&scoreMax=${most}`, isBetween)
    await matches(`scoreMin=${least}&scoreMax=${most}&sort=score.asc`, isBetween, byScore)
  }
  await matches('search=DISTRICT%201', debate => debate.topic_text.includes('district 1'))
  await matches(
    'search=debater7&mode=voice',
    debate => /debater7/i.test(debate.username ?? '') && debate.debate_mode === 'voice',
  )
  const topics = await readAll<AdminTopic>('/topics?search=Robots')
  t.ok(topics.length > 0 && topics.every(topic => topic.topic_text_en.includes('robots')))
})

t.test('whoever asks after a change sees it, whatever others are being answered', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { user } = await registerUser(app, { username: 'Ada' })
  const names = async () =>
    (await app.call<AdminPage<AdminUser>>('GET', '/api/admin/users', { token })).body.data.map(
      ({ username }) => username,
    )
  for (const username of ['Bea', 'Cleo', 'Dora', 'Elsa']) {
    const asked = Array.from({ length: 20 }, names)
    await app.call('PUT', `/api/admin/users/${user.user_id}`, { token, body: { username } })
    t.strictSame(await names(), [username])
    await Promise.all(asked)
  }
})

t.test('GraphQL tables, charts, saved views and the dashboard answer as REST does', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const { token: user } = await registerUser(app, { username: 'Ada' })
  const scored = await playScored(app, user)
  await beginDebate(app, { token: user }, { stance: 'against' })
  const ask = async (query: string, variables = {}) => {
    const { body } = await app.graphql(query, variables, { token })
    t.same(body.errors, undefined, query)
    return body.data
  }
  t.match(
    await ask(
      `query($filter: AdminDebateFilter, $sort: [AdminDebateSort!]) {
        adminDebates(filter: $filter, sort: $sort) {
          totalCount totalIsExact pageInfo { hasNextPage }
          nodes { id username mode results { turns { text } scores { depth } review { noise } } }
        }
      }`,
      { filter: { stance: ['for'], search: 'ada' }, sort: [{ by: 'score', order: 'desc' }] },
    ),
    {
      adminDebates: {
        totalCount: 1,
        totalIsExact: true,
        nodes: [{ id: scored, username: 'Ada', results: { scores: { depth: Number } } }],
      },
    },
  )
  const refused = await app.graphql(
    '{ adminDebates(filter: { startedFrom: "yesterday" }) { totalCount } }',
    {},
    { token },
  )
  t.match(refused.body.errors, [{ extensions: { code: 'VALIDATION' } }])
  t.match(
    await ask(
      `{ adminCharts {
        debatesPerDay { day debates } scoreBins modes { name debates } stances { name debates }
      } }`,
    ),
    {
      adminCharts: { modes: [{ name: 'text', debates: 2 }] },
    },
  )
  const charts = (await ask('{ adminCharts { debatesPerDay { debates } scoreBins } }')) as {
    adminCharts: { debatesPerDay: { debates: number }[]; scoreBins: number[] }
  }
  t.equal(charts.adminCharts.debatesPerDay.length, 30)
  t.equal(charts.adminCharts.debatesPerDay.at(-1)?.debates, 2)
  t.equal(
    charts.adminCharts.scoreBins.reduce((sum, count) => sum + count, 0),
    1,
  )
  const save = `mutation($input: SaveViewInput!) {
    saveView(input: $input) { view { id name query } userErrors { field } }
  }`
  const saved = (await ask(save, {
    input: { table: 'debates', name: 'Lost', query: 'status=unscored&page=3' },
  })) as {
    saveView: { view: { id: string } }
  }
  t.match(saved, { saveView: { view: { name: 'Lost', query: 'status=unscored' } } })
  t.match(await ask(save, { input: { table: 'debates', name: '', query: '' } }), {
    saveView: { userErrors: [{ field: 'name' }] },
  })
  t.match(await ask('{ savedViews(table: debates) { name } }'), { savedViews: [{ name: 'Lost' }] })
  await ask('mutation($input: DeleteViewInput!) { deleteView(input: $input) { deletedViewId } }', {
    input: { viewId: saved.saveView.view.id },
  })
  t.same(await ask('{ savedViews(table: debates) { name } }'), { savedViews: [] })
})

t.test('a changed debate is told to subscribed administrators, and to nobody else', async t => {
  const app = await openApp(t)
  const admin = await logInAdmin(app)
  const { token } = await registerUser(app)
  const listen = async (authorization: string) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
    const heard: {
      type: string
      payload?: { data?: { adminDebateChanged?: { debateId: string; kind: string } } }
    }[] = []
    socket.onmessage = event => heard.push(JSON.parse(String(event.data)))
    await new Promise(resolve => {
      socket.onopen = resolve
    })
    t.teardown(() => socket.close())
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }))
    await until('the connection is taken', () =>
      heard.some(message => message.type === 'connection_ack'),
    )
    const query = 'subscription { adminDebateChanged { debateId kind } }'
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }))
    return heard
  }
  const theirs = await listen(`Bearer ${token}`)
  const ours = await listen(`Bearer ${admin}`)
  await until('the user is refused', () => theirs.some(message => message.type === 'error'))
  // Nothing says that a subscription stands but what it tells.
  const probe = { debateId: 'probe', kind: 'started' } as const
  await until('the subscription stands', () => {
    app.app.composed.deps.debateEvents.publish(probe)
    return ours.some(message => message.type === 'next')
  })
  await playScored(app, token)
  const kinds = () =>
    ours.flatMap(({ payload }) => {
      const change = payload?.data?.adminDebateChanged
      return change && change.debateId !== probe.debateId ? [change.kind] : []
    })
  await until('the score is told', () => kinds().includes('scored'))
  t.same(kinds().sort(), ['ended', 'scored', 'started'])
  t.notOk(theirs.some(message => message.type === 'next'))
})
=======

// One file, so that tap starts one process; the subjects stand apart.
import './admin/only-administrators.ts'
import './admin/over-rest.ts'
import './admin/changes.ts'
import './admin/csv.ts'
import './admin/filters.ts'
import './admin/over-graphql.ts'
import './admin/news.ts'

>>>>>>> 3f0429981f764dcbc666fb67cfe968c485561b63
