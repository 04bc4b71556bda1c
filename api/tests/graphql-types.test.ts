import t from 'tap'
import type { ShareLink } from '#schema/entities.ts'
import { statementsOf } from './count-statements.ts'
import { beginDebate, firstTopic, logInAdmin, registerUser, SPEECH } from './factories.ts'
import { openApp } from './test-app.ts'

const app = await openApp(t)
const { call, graphql } = app
const admin = await logInAdmin(app)
const ada = await registerUser(app, { username: 'Ada' })
const bob = await registerUser(app, { username: 'Bob' })

const playScored = async (token: string) => {
  const { debate_id } = await beginDebate(app, { token })
  for (const message of [SPEECH, `${SPEECH} Again.`])
    await call('POST', `/api/debates/${debate_id}/turn`, { token, body: { message } })
  await call('POST', `/api/debates/${debate_id}/end`, { token })
  return debate_id
}
const scored = await playScored(ada.token)
const topicId = (await firstTopic(app)).topic_id
const shared = (await call<ShareLink>('POST', `/api/debates/${scored}/share`, { token: ada.token }))
  .body.token

const WHOLE_DEBATE = `
  id topic { id text textEn } debater userStance mode language status startTime endTime prepTime
  opponentLevel opponentStyle welcomeMessage turns { id speaker text timestamp clientTurnId }
  overallScore noise scores { depth refutation } feedback previousScore
  performanceTrend { date score } review { noise rubricVersion } shareLink { token }
  user { id username email debateCount } userId username email topicText motion
  results { id turns { id } }`

const PRIVATE = [
  'feedback',
  'previousScore',
  'performanceTrend',
  'review',
  'shareLink',
  'user',
  'userId',
  'username',
  'email',
]

t.test('owner, administrator and share link read one Debate, each what is theirs', async t => {
  const byOwner = await graphql<{ debate: Record<string, unknown> }>(
    `query($id: ID!) { debate(id: $id) { ${WHOLE_DEBATE} } }`,
    { id: scored },
    { token: ada.token },
  )
  t.same(byOwner.body.errors, undefined)
  const byAdmin = await graphql<{ adminDebate: object }>(
    `query($id: ID!) { adminDebate(id: $id) { ${WHOLE_DEBATE} opponentProvider } }`,
    { id: scored },
    { token: admin },
  )
  t.same(byAdmin.body.errors, undefined)
  const owned = byOwner.body.data?.debate ?? {}
  t.same(byAdmin.body.data?.adminDebate, { ...owned, opponentProvider: 'offline' })
  t.match(owned, { user: { username: 'Ada', email: ada.email, debateCount: 1 } })
  const byLink = await graphql<{ sharedDebate: Record<string, unknown> }>(
    `query($token: String!) { sharedDebate(token: $token) { ${WHOLE_DEBATE} } }`,
    { token: shared },
    { token: bob.token },
  )
  const nulls = Object.fromEntries(PRIVATE.map(field => [field, null]))
  const turns = (owned.turns as object[]).map(turn => ({ ...turn, clientTurnId: null }))
  t.same(byLink.body.data?.sharedDebate, { ...owned, ...nulls, turns })
  for (const error of byLink.body.errors ?? [])
    t.match(error.extensions, { code: 'FORBIDDEN', messageCode: 'FIELD_PRIVATE' })
  t.same(byLink.body.errors?.length, PRIVATE.length + turns.length)
})

t.test('what is for administrators is null with a code for others', async t => {
  const { body } = await graphql(
    `query($id: ID!) {
      debate(id: $id) { id opponentProvider topic { averageScore debateCount } }
      leaderboard { user { username email } }
    }`,
    { id: scored },
    { token: ada.token },
  )
  t.match(body.data, {
    debate: { id: scored, opponentProvider: null, topic: { averageScore: null, debateCount: 1 } },
    leaderboard: [{ user: { username: 'Ada', email: ada.email } }],
  })
  t.same(
    body.errors?.map(error => error.extensions.messageCode),
    ['ADMINS_ONLY', 'ADMINS_ONLY'],
  )
  const others = await graphql('{ leaderboard { user { username email rank } } }')
  t.match(others.body, {
    data: { leaderboard: [{ user: { username: 'Ada', email: null, rank: null } }] },
    errors: [
      { path: ['leaderboard', 0, 'user', 'email'], extensions: { code: 'FORBIDDEN' } },
      { extensions: { params: { field: 'rank' } } },
    ],
  })
})

t.test('one user is the same for themselves and for administrators', async t => {
  const fields = `id username email avatarId registrationDate lastLogin socialProvider
    averageScore debateCount rank monthlyPerformance { month score }
    stats { totalDebates averageScore bestScore worstScore favoriteTopic improvementRate }
    loginHistory { activityType timestamp } debates { totalCount nodes { id } }`
  const { body: own } = await graphql(`{ viewer { ${fields} } }`, {}, { token: ada.token })
  const { body: seen } = await graphql<{ adminUsers: { nodes: { username: string }[] } }>(
    `query($id: ID!) { adminUser(id: $id) { ${fields} } adminUsers { nodes { ${fields} } } }`,
    { id: ada.user.user_id },
    { token: admin },
  )
  t.same([own.errors, seen.errors], [undefined, undefined])
  t.match(seen.data, { adminUser: own.data?.viewer })
  t.same(
    seen.data?.adminUsers.nodes.find(user => user.username === 'Ada'),
    own.data?.viewer,
  )
  t.match(own.data?.viewer, {
    rank: 1,
    stats: { totalDebates: 1, bestScore: Number },
    loginHistory: [{ activityType: 'registration' }],
    debates: { totalCount: 1, nodes: [{ id: scored }] },
  })
})

t.test(
  'node(id) finds users, debates, topics and turns with the permissions of their own',
  async t => {
    const query = `query($id: ID!) { node(id: $id) {
    __typename id
    ... on Debate { status } ... on Turn { text } ... on Topic { text } ... on User { username }
  } }`
    const { body } = await graphql<{ debate: { turns: { id: string }[] } }>(
      'query($id: ID!) { debate(id: $id) { turns { id } } }',
      { id: scored },
      { token: ada.token },
    )
    const turnId = body.data?.debate.turns[0]?.id ?? ''
    const things = [
      ['Debate', scored],
      ['Turn', turnId],
      ['Topic', topicId],
      ['User', ada.user.user_id],
    ] as const
    for (const [type, id] of things) {
      for (const token of [ada.token, admin])
        t.match(
          (await graphql(query, { id }, { token })).body,
          { data: { node: { __typename: type, id } } },
          type,
        )
      const byOther = await graphql(query, { id: id.toUpperCase() }, { token: bob.token })
      if (type === 'Topic') t.match(byOther.body.data, { node: { id } })
      else
        t.match(byOther.body, {
          data: { node: null },
          errors: [{ path: ['node'], extensions: { messageCode: 'THING_NOT_FOUND' } }],
        })
    }
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000'])
      t.match((await graphql(query, { id }, { token: admin })).body.errors, [
        { extensions: { code: 'NOT_FOUND' } },
      ])
  },
)

t.test('a thing that cannot be read is null with NOT_FOUND, the same everywhere', async t => {
  const id = '00000000-0000-4000-8000-000000000000'
  const { body } = await graphql(
    `query($id: ID!) {
      debate(id: $id) { id } topic(id: $id) { id } sharedDebate(token: "none") { id } node(id: $id) { id }
      adminUser(id: $id) { id } adminDebate(id: $id) { id } topicStats(topicId: $id) { id }
    }`,
    { id },
    { token: admin },
  )
  t.same(Object.values(body.data ?? {}), [null, null, null, null, null, null, null])
  t.same(
    body.errors?.map(error => error.extensions.code),
    Array.from({ length: 7 }, () => 'NOT_FOUND'),
  )
})

t.test(
  'what a user can mend is in userErrors: a wrong login, an unknown topic or debate',
  async t => {
    const id = '00000000-0000-4000-8000-000000000000'
    const errors = 'userErrors { field code message messageCode params }'
    const cases: [mutation: string, token: string | undefined, code: string, message: string][] = [
      [
        `logIn(input: { email: "ada@example.org", password: "wrong" }) { token ${errors} }`,
        undefined,
        'UNAUTHENTICATED',
        'CREDENTIALS_WRONG',
      ],
      [
        `logInAdmin(input: { email: "admin@example.org", password: "wrong" }) { token ${errors} }`,
        undefined,
        'UNAUTHENTICATED',
        'ADMIN_CREDENTIALS_WRONG',
      ],
      [
        `startDebate(input: { topicId: "${id}", stance: for }) { debate { id } ${errors} }`,
        ada.token,
        'NOT_FOUND',
        'TOPIC_NOT_FOUND',
      ],
      [
        `endDebate(input: { debateId: "${scored}" }) { debate { id } ${errors} }`,
        bob.token,
        'NOT_FOUND',
        'DEBATE_NOT_FOUND',
      ],
      [
        `deleteUser(input: { userId: "${id}", confirmation: "x" }) { deletedUserId ${errors} }`,
        admin,
        'NOT_FOUND',
        'ADMIN_USER_NOT_FOUND',
      ],
    ]
    for (const [mutation, token, code, messageCode] of cases) {
      const { body } = await graphql<Record<string, object>>(
        `mutation { ${mutation} }`,
        {},
        token === undefined ? {} : { token },
      )
      t.same(body.errors, undefined)
      t.match(Object.values(body.data ?? {})[0], {
        userErrors: [{ field: null, code, messageCode, message: String }],
      })
    }
  },
)

t.test('a query that is too deep is told its depth and the limit', async t => {
  const deep = `{ viewer { debates { nodes { ${'results { '.repeat(8)} id ${'} '.repeat(8)} } } } }`
  const { status, body } = await graphql(deep, {}, { token: ada.token })
  t.equal(status, 400)
  t.match(body.errors, [
    {
      message: /12 fields deep, more than 10/,
      extensions: { code: 'VALIDATION', params: { depth: 12, max: 10 } },
    },
  ])
})

t.test('days are days: what is no day is refused as it comes', async t => {
  const ask = (from: string) =>
    graphql(
      'query($from: Date) { adminCharts(from: $from) { debatesPerDay { day } } }',
      { from },
      {
        token: admin,
      },
    )
  t.same((await ask('2026-01-01')).body.errors, undefined)
  for (const day of ['yesterday', '2026-13-01', '2026-01-01T00:00:00Z'])
    t.match((await ask(day)).body.errors, [{ extensions: { code: 'VALIDATION' } }], day)
})

t.test('what a row has of its user and its motion costs the table of debates nothing', async t => {
  const count = async (fields: string) => {
    const query = `{ adminDebates(pageSize: 5) { nodes { id ${fields} } totalCount } }`
    const ask = async () => {
      const { body } = await graphql(query, {}, { token: admin })
      t.same(body.errors, undefined)
    }
    // The fewer of two: the server may read something for itself meanwhile.
    const [once, again] = [await statementsOf(app, ask), await statementsOf(app, ask)]
    return Math.min(once.length, again.length)
  }
  const shown = await count('user { id username email } topic { id text textZh } debater')
  t.equal(shown, await count(''))
  t.ok(shown < (await count('user { registrationDate }')), 'anything else is read')
})

t.test('what hangs on many rows costs the same statements for two rows as for many', async t => {
  const debateFields = [
    'turns { id text }',
    'topic { textEn isRecommended createdAt }',
    'user { username email registrationDate }',
    'debater',
    'scores { depth }',
    'review { noise }',
    'noise',
    'previousScore',
    'performanceTrend { score }',
    'shareLink { token }',
    'welcomeMessage',
    'results { turns { text } scores { depth } review { noise } welcomeMessage }',
  ]
  const userFields = [
    'rank',
    'socialProvider',
    'monthlyPerformance { month }',
    'stats { bestScore favoriteTopic }',
    'loginHistory { timestamp }',
    'debates(first: 2) { totalCount nodes { turns { id } topic { text } } }',
  ]
  const topicFields = ['text', 'averageScore', 'createdAt']
  for (const field of topicFields) t.ok(field)
  const lists: [list: (size: number) => string, fields: string[], token: string][] = [
    [size => `adminDebates(pageSize: ${size})`, debateFields, admin],
    [size => `viewer { debates(first: ${size})`, debateFields, ada.token],
    [size => `adminUsers(pageSize: ${size})`, userFields, admin],
    [size => `adminTopics(pageSize: ${size})`, topicFields, admin],
    [size => `topics(first: ${size})`, ['text', 'createdAt', 'debateCount'], admin],
  ]
  for (let more = 0; more < 4; more += 1) await beginDebate(app, { token: ada.token })
  await playScored(ada.token)
  await playScored(bob.token)
  for (const [list, fields, token] of lists)
    for (const field of [...fields, fields.join(' ')]) {
      const count = async (size: number) => {
        const opened = list(size)
        const end = opened.startsWith('viewer') ? '}' : ''
        const query = `{ ${opened} { nodes { id ${field} } } ${end} }`
        const ask = async () => {
          const { body } = await graphql(query, {}, { token })
          t.same(body.errors, undefined, query)
        }
        // The fewer of two: the server may read something for itself meanwhile.
        const [once, again] = [await statementsOf(app, ask), await statementsOf(app, ask)]
        return Math.min(once.length, again.length)
      }
      t.equal(await count(6), await count(2), `${list(6)} ${field.slice(0, 40)}`)
    }
})
