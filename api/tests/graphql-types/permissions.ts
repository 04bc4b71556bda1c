import t from 'tap'
import { ada, admin, bob, graphql, scored, shared, topicId } from './app.ts'

const WHOLE_DEBATE = `
  id topic { id text textEn } debater userStance mode language status startTime endTime prepTime
  opponentLevel opponentStyle welcomeMessage turns { id speaker text timestamp clientTurnId }
  overallScore noise scores { depth refutation } feedback previousScore
  performanceTrend { date score } bothSides { noise } review { noise rubricVersion } shareLink { token }
  user { id username email debateCount } userId username email topicText motion
  results { id turns { id } }`

const PRIVATE = [
  'feedback',
  'previousScore',
  'performanceTrend',
  'bothSides',
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
    skillTrend { date scores { depth refutation } }
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
    skillTrend: [{ scores: { depth: Number } }],
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
