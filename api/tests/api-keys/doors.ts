import { io, type Socket } from 'socket.io-client'
import t from 'tap'
import { API_KEY_SCOPES, type ApiKeyScope } from '#schema/api-scopes.ts'
import {
  ada,
  app,
  call,
  graphql,
  keyWith,
  revoke,
  scored,
  secrets,
  topicId as topic_id,
} from './app.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const userId = ada.user.user_id
/** What each scope opens. Whatever stands under none is closed to every key. */
const OPEN: Record<ApiKeyScope, { rest: string[]; graphql: string[] }> = {
  DEBATES_READ: {
    rest: [
      'GET /api/admin/dashboard/stats',
      'GET /api/admin/debates/results',
      `GET /api/admin/debates/${scored}`,
      `GET /api/debates/${scored}`,
      `GET /api/debates/${scored}/turns`,
      `GET /api/debates/${scored}/results`,
    ],
    graphql: [
      '{ adminDashboard { totalUsers } }',
      '{ adminCharts { scoreBins } }',
      '{ adminDebates { totalCount nodes { user { username } opponentProvider turns { text } } } }',
      `{ adminDebate(id: "${scored}") { review { noise } feedback turns { text } } }`,
      `{ debate(id: "${scored}") { review { noise } previousScore shareLink { token } } }`,
      `{ node(id: "${scored}") { id } }`,
      `{ topic(id: "${topic_id}") { averageScore } }`,
    ],
  },
  DEBATES_WRITE: { rest: [], graphql: [] },
  USERS_READ: {
    rest: ['GET /api/admin/users', `GET /api/admin/users/${userId}`],
    graphql: [
      '{ adminUsers { totalCount nodes { email rank stats { totalDebates } } } }',
      `{ adminUser(id: "${userId}") { email lastLogin skillTrend { date } } }`,
      `{ node(id: "${userId}") { id } }`,
    ],
  },
  USERS_WRITE: { rest: [], graphql: [] },
  TOPICS_WRITE: {
    rest: ['GET /api/admin/topics', `PUT /api/admin/topics/${topic_id}`],
    graphql: [
      '{ adminTopics { totalCount } }',
      `{ topicStats(topicId: "${topic_id}") { debateCount } }`,
      `mutation { updateTopic(input: { topicId: "${topic_id}", isRecommended: true }) {
        topic { id } } }`,
      'mutation { createTopic(input: { textEn: "Museums should be free" }) { topic { id } } }',
    ],
  },
  EXPORT_READ: {
    rest: [
      'GET /api/admin/debates/export.csv',
      'GET /api/admin/users/export.csv',
      'GET /api/admin/topics/export.csv',
    ],
    graphql: [],
  },
  WEBHOOKS_MANAGE: { rest: [], graphql: [] },
}
const CLOSED_REST = [
  'GET /api/auth/me',
  'GET /api/users/profile',
  'GET /api/users/debates',
  'POST /api/topics/custom',
  'POST /api/debates/start',
  `POST /api/debates/${scored}/turn`,
  `POST /api/debates/${scored}/end`,
  `POST /api/debates/${scored}/share`,
  `GET /api/debates/${scored}/share`,
  'GET /api/admin/profile',
  `PUT /api/admin/users/${userId}`,
  `DELETE /api/admin/users/${userId}?confirmation=Ada`,
  `POST /api/admin/users/${userId}/password-reset`,
]
const CLOSED_GRAPHQL = [
  '{ admin { id } }',
  '{ adminAudit { totalCount } }',
  '{ apiKeys { totalCount } }',
  '{ savedViews(table: debates) { id } }',
  `mutation { deleteUser(input: { userId: "${userId}", confirmation: "Ada" }) { deletedUserId } }`,
  `mutation { updateUser(input: { userId: "${userId}", username: "Eve" }) { user { id } } }`,
  `mutation { createPasswordReset(input: { userId: "${userId}" }) { path } }`,
  'mutation { updateAdminProfile(input: { fullName: "X" }) { admin { id } } }',
  'mutation { createApiKey(input: { name: "x", scopes: [USERS_READ] }) { secret } }',
  `mutation { endDebate(input: { debateId: "${scored}" }) { debate { id } } }`,
  `mutation { submitTurn(input: { debateId: "${scored}", message: "Hello" }) { reply { text } } }`,
  'mutation { updateViewer(input: { username: "Eve" }) { viewer { id } } }',
]
const BODY = {
  username: 'Someone',
  topic_text_en: 'A topic that is long enough',
  text: 'A topic that is long enough',
  full_name: 'X',
  message: 'Hello',
  topic_id,
  stance: 'for',
  mode: 'text',
}

const byRest = async (line: string, token: string) => {
  const [method = '', path = ''] = line.split(' ')
  const isRead = method === 'GET' || method === 'DELETE'
  const { status, body } = await call(method as 'GET', path, {
    token,
    ...(!isRead && { body: BODY }),
  })
  return { status, body }
}

const entries = Object.entries(OPEN) as [ApiKeyScope, { rest: string[]; graphql: string[] }][]

t.test('each scope opens its own doors, and no other scope does', async t => {
  for (const [scope, doors] of entries)
    for (const [holder, token] of secrets) {
      const isOpen = holder === scope
      for (const line of doors.rest) {
        const { status, body } = await byRest(line, token)
        if (isOpen) t.match(status, 200, `${holder}: ${line}`)
        else
          t.match(
            { status, body },
            { status: 403, body: { code: 'FORBIDDEN' } },
            `${holder}: ${line}`,
          )
      }
      for (const query of doors.graphql) {
        const { body } = await graphql(query, {}, { token })
        if (isOpen) t.same(body.errors, undefined, `${holder}: ${query}`)
        else {
          const codes = body.errors?.map(({ extensions }) => extensions.code)
          const isHidden = query.includes('node(') && codes?.[0] === 'NOT_FOUND'
          t.ok(isHidden || codes?.includes('FORBIDDEN'), `${holder}: ${query}`)
        }
      }
    }
})

t.test('no key debates, erases, reads what is one administrator’s, or makes keys', async t => {
  const { secret } = await keyWith(...API_KEY_SCOPES)
  for (const line of CLOSED_REST)
    t.match(await byRest(line, secret), { status: 403, body: { code: 'FORBIDDEN' } }, line)
  for (const query of CLOSED_GRAPHQL) {
    const { body } = await graphql(query, {}, { token: secret })
    t.match(body.errors, [{ extensions: { code: 'FORBIDDEN' } }], query)
  }
  t.equal((await byRest(`GET /api/admin/users/${userId}`, secret)).status, 200, 'Ada is there')
})

t.test('what is for everybody is for keys too, and they are nobody in particular', async t => {
  const token = secrets.get('WEBHOOKS_MANAGE') ?? ''
  t.equal((await byRest('GET /api/topics/popular', token)).status, 200)
  const { body } = await graphql('{ viewer { id } statistics { totalDebates } }', {}, { token })
  t.same(body.errors, undefined)
  t.same(body.data, { viewer: null, statistics: { totalDebates: 1 } })
})

t.test('without USERS_READ no e-mail address is seen, however it is asked for', async t => {
  const token = secrets.get('DEBATES_READ') ?? ''
  const rest = await byRest('GET /api/admin/debates/results', token)
  t.match(rest.body, { data: [{ username: 'Ada', email: null }] })
  const one = await byRest(`GET /api/admin/debates/${scored}`, token)
  t.match(one.body, { debate: { username: 'Ada', email: null } })
  const { body } = await graphql(
    '{ adminDebates { nodes { debater email user { username email } } } }',
    {},
    { token },
  )
  t.match(body.data, {
    adminDebates: {
      nodes: [{ debater: 'Ada', email: null, user: { username: 'Ada', email: null } }],
    },
  })
  t.notMatch(JSON.stringify([rest.body, one.body, body]), ada.email)
  const both = await keyWith('DEBATES_READ', 'USERS_READ')
  t.match((await byRest('GET /api/admin/debates/results', both.secret)).body, {
    data: [{ email: ada.email }],
  })
})

t.test('a key that is wrong is refused, with what it is', async t => {
  const known = secrets.get('DEBATES_READ') ?? ''
  for (const token of ['adt_', `${known}0`, known.slice(0, -1), known.toUpperCase()])
    t.match(await byRest('GET /api/admin/debates/results', token), {
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
})

const heard = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once(event, resolve)
    if (event !== 'connect_error') socket.once('connect_error', reject)
  })

t.test('over Socket.IO a key with DEBATES_READ listens, and says nothing', async t => {
  const connect = (token: string) =>
    io(`${app.url}/text-debate`, { auth: { token }, transports: ['websocket'], forceNew: true })
  const listener = await keyWith('DEBATES_READ')
  const socket = io(`${app.url}/text-debate`, {
    extraHeaders: { authorization: `Bearer ${listener.secret}` },
    transports: ['websocket'],
    forceNew: true,
  })
  t.teardown(() => socket.disconnect())
  await heard(socket, 'text-debate-connected')
  t.match(await socket.emitWithAck('join-debate', { debateId: scored }), { debateId: scored })
  t.match(await socket.emitWithAck('submit-turn', { message: 'Hello', clientTurnId: 'a' }), {
    code: 'FORBIDDEN',
  })
  t.match(await socket.emitWithAck('join-debate', { debateId: ID }), { code: 'NOT_FOUND' })
  const closed = heard(socket, 'disconnect')
  await revoke(listener.id)
  t.equal(await closed, 'io server disconnect', 'it ends with its key')
  const other = connect(secrets.get('USERS_READ') ?? '')
  t.teardown(() => other.disconnect())
  await heard(other, 'text-debate-connected')
  t.match(await other.emitWithAck('join-debate', { debateId: scored }), { code: 'FORBIDDEN' })
  const refused = connect('adt_nonsense')
  t.teardown(() => refused.disconnect())
  t.match(await heard(refused, 'connect_error'), { data: { message_code: 'KEY_INVALID' } })
})
