import t from 'tap'
import { ada, admin, bob, graphql, scored } from './app.ts'

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

t.test('what fails at the root is null alone: its neighbours are answered', async t => {
  const query =
    '{ statistics { totalUsers } sharedDebate(token: "none") { id } leaderboard(limit: 0) { rank } }'
  // The second one is compiled.
  for (const time of [1, 2]) {
    const { status, body } = await graphql(query)
    t.equal(status, 200)
    const data = { statistics: { totalUsers: Number }, sharedDebate: null, leaderboard: null }
    t.match(body.data, data)
    const failed = body.errors?.map(({ path, extensions }) => `${path} ${extensions.code}`)
    t.same(failed?.sort(), ['leaderboard VALIDATION', 'sharedDebate NOT_FOUND'], `time ${time}`)
  }
  t.match((await graphql('mutation { beginProviderSignIn { userErrors { code } } }')).body, {
    data: { beginProviderSignIn: null },
    errors: [{ path: ['beginProviderSignIn'], extensions: { code: 'UNAVAILABLE' } }],
  })
})

t.test(
  'what a user can mend is in userErrors: a wrong login, an unknown topic or debate',
  async t => {
    const id = '00000000-0000-4000-8000-000000000000'
    const errors = 'userErrors { field code message messageCode params }'
    type Row = [mutation: string, token: string | undefined, code: string, message: string]
    const cases: [...Row, field: string | null][] = [
      [
        `logIn(input: { email: "ada@example.org", password: "wrong" }) { token ${errors} }`,
        undefined,
        'UNAUTHENTICATED',
        'CREDENTIALS_WRONG',
        null,
      ],
      [
        `logInAdmin(input: { email: "admin@example.org", password: "wrong" }) { token ${errors} }`,
        undefined,
        'UNAUTHENTICATED',
        'ADMIN_CREDENTIALS_WRONG',
        null,
      ],
      [
        `startDebate(input: { topicId: "${id}", stance: for }) { debate { id } ${errors} }`,
        ada.token,
        'NOT_FOUND',
        'TOPIC_NOT_FOUND',
        'topicId',
      ],
      [
        `endDebate(input: { debateId: "${scored}" }) { debate { id } ${errors} }`,
        bob.token,
        'NOT_FOUND',
        'DEBATE_NOT_FOUND',
        'debateId',
      ],
      [
        `deleteUser(input: { userId: "${id}", confirmation: "x" }) { deletedUserId ${errors} }`,
        admin,
        'NOT_FOUND',
        'ADMIN_USER_NOT_FOUND',
        'userId',
      ],
    ]
    for (const [mutation, token, code, messageCode, field] of cases) {
      const { body } = await graphql<Record<string, object>>(
        `mutation { ${mutation} }`,
        {},
        token === undefined ? {} : { token },
      )
      t.same(body.errors, undefined)
      t.match(Object.values(body.data ?? {})[0], {
        userErrors: [{ field, code, messageCode, message: String }],
      })
    }
  },
)

t.test('a fault in a file of topics is said in the names of the schema', async t => {
  const text = 'topic_text_en,topic_text_zh,brief_zh_for_1\nshort,,A point'
  const query = `query($input: TopicFileInput!) {
    topicImportPreview(input: $input) { faults { field } } }`
  const change = `mutation($input: TopicFileInput!) {
    importTopics(input: $input) { userErrors { field params } } }`
  const [preview, imported] = await Promise.all(
    [query, change].map(each =>
      graphql(each, { input: { format: 'csv', text } }, { token: admin }),
    ),
  )
  const faults = [{ field: 'textEn' }, { field: 'textZh' }]
  t.match(preview?.body.data, { topicImportPreview: [{ faults }] })
  t.match(imported?.body.data, {
    importTopics: {
      userErrors: [
        { field: 'entries.1.textEn' },
        { field: 'entries.1.textZh', params: { field: 'textZh' } },
      ],
    },
  })
})

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

t.test('charts show at most 3,660 days', async t => {
  const query = `query($from: Date!) {
    adminCharts(from: $from, to: "2026-01-10") { debatesPerDay { day } } }`
  const ask = (from: string) =>
    graphql<{ adminCharts: { debatesPerDay: object[] } }>(query, { from }, { token: admin })
  const longest = (await ask('2016-01-04')).body.data?.adminCharts.debatesPerDay
  t.equal(longest?.length, 3_660)
  t.match((await ask('2016-01-03')).body.errors, [
    { extensions: { errors: [{ field: 'from', code: 'DAYS_TOO_MANY' }] } },
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
  for (const day of ['yesterday', '2026-13-01', '2026-02-30', '0000-01-01', '2026-01-01T00:00:00Z'])
    t.match((await ask(day)).body.errors, [{ extensions: { code: 'VALIDATION' } }], day)
})
