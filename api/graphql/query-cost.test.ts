import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql'
import t from 'tap'
import { readSdl } from './plugin.ts'
import { createQueryFigures } from './query-cost.ts'

const schema = buildSchema(readSdl())
const figuresOf = createQueryFigures(schema)

const costOf = (query: string, variables: Record<string, unknown> = {}): number => {
  const document = parse(query)
  const [fault] = validate(schema, document)
  if (fault) throw fault
  return figuresOf(document, variables).cost
}

t.test('a field costs one, a list its fields times the rows asked for', async t => {
  const cases: [query: string, cost: number][] = [
    ['{ statistics { totalUsers averageScore } }', 3],
    ['{ leaderboard { rank averageScore } }', 1 + 10 * 2],
    ['{ leaderboard(limit: 100) { rank averageScore } }', 1 + 100 * 2],
    ['{ leaderboard(limit: null) { rank } }', 1 + 10],
    ['{ topics { totalCount nodes { id text } } }', 1 + 1 + 20 * 2],
    ['{ topics(first: 5) { edges { cursor node { id } } } }', 1 + 5 * 3],
    ['{ topics(first: null, last: 50) { nodes { id } } }', 1 + 50],
    ['{ debate(id: "x") { turns { id text } } }', 2 + 100 * 2],
    ['{ adminUsers(page: 3, pageSize: 100) { nodes { id } } }', 1 + 100],
    ['{ viewer { debates(first: 10) { nodes { turns { id } } } } }', 2 + 10 * 101],
    ['{ statistics { __typename totalUsers } }', 2],
  ]
  for (const [query, cost] of cases) t.equal(costOf(query), cost, query)
})

t.test('searches, models and passwords cost more, where they are asked for', async t => {
  const topics =
    'query($filter: TopicFilter) { topics(filter: $filter, first: 1) { nodes { id } } }'
  for (const [filter, cost] of [
    [{ search: 'school' }, 22],
    [{ search: '' }, 2],
    [{ search: null, recommended: true }, 2],
    [null, 2],
  ] as const)
    t.equal(costOf(topics, { filter }), cost, JSON.stringify(filter))
  t.equal(costOf('{ topics(first: 1, filter: { search: "x" }) { nodes { id } } }'), 22)
  const word =
    'query($word: String) { adminUsers(first: 1, filter: { search: $word }) { totalCount } }'
  t.equal(costOf(word, { word: 'ada' }), 22)
  t.equal(costOf(word), 2)
  t.equal(
    costOf(
      'mutation { startDebate(input: { customTopic: "Tea", stance: for }) { debate { id } } }',
    ),
    202,
  )
  const update = 'mutation($input: UpdateViewerInput!) { updateViewer(input: $input) { token } }'
  t.equal(costOf(update, { input: { username: 'Ada' } }), 2)
  t.equal(costOf(update, { input: { password: 'secret-2', currentPassword: 'secret-1' } }), 202)
  t.equal(
    costOf('mutation { logIn(input: { email: "a@example.org", password: "x" }) { token } }'),
    201,
  )
})

t.test('variables count as they come: sent, left out, null, or by their default', async t => {
  const query = 'query($limit: Int = 50) { leaderboard(limit: $limit) { rank } }'
  const document = parse(query)
  const cost = (variables: Record<string, unknown>) => figuresOf(document, variables).cost
  for (const round of ['counted', 'kept']) {
    t.equal(cost({ limit: 100 }), 101, round)
    t.equal(cost({}), 51, round)
    t.equal(cost({ limit: null }), 11, round)
    t.equal(cost({ limit: 'many', other: 1_000 }), 11, round)
  }
})

t.test('aliases and fragments count each time', async t => {
  t.equal(costOf('{ a: statistics { totalUsers } b: statistics { totalUsers } }'), 4)
  const spread = '{ ...S ... on Query { ...S } } fragment S on Query { statistics { totalUsers } }'
  t.equal(costOf(spread), 4)
  const listed = `query($n: Int) { leaderboard(limit: $n) { user { ...U } ...E } }
    fragment U on User { id username } fragment E on LeaderboardEntry { rank }`
  t.equal(costOf(listed, { n: 10 }), 1 + 10 * 4)
  const doubled = Array.from(
    { length: 60 },
    (_, nth) => `fragment F${nth} on Query { ...F${nth + 1} ... on Query { ...F${nth + 1} } }`,
  )
  const bomb = `query($n: Int) { ...F0 } ${doubled.join(' ')}
    fragment F60 on Query { leaderboard(limit: $n) { rank } }`
  t.equal(costOf(bomb, { n: 1 }), 2 ** 60 * 2, 'counted without being walked')
})

t.test(
  'a look at the schema costs 500 and what it selects, so that a client’s own fits',
  async t => {
    t.equal(costOf('{ __type(name: "User") { name } }'), 501)
    const whole = costOf(getIntrospectionQuery())
    t.ok(whole > 500 && whole < 3_000, `${whole}`)
    const aliases = Array.from({ length: 250 }, (_, nth) => `a${nth}: types { fields { name } }`)
    t.ok(costOf(`{ __schema { ${aliases.join(' ')} } }`) > 5_000)
  },
)

t.test('roots and mutations are counted, of each operation', async t => {
  const figures = (query: string) => figuresOf(parse(query), {})
  t.match(
    figures('{ a: viewer { id } ...F } fragment F on Query { viewer { id } randomTopic { id } }'),
    {
      roots: 3,
      mutations: 0,
      depth: 2,
    },
  )
  t.match(
    figures(`query One { viewer { id } }
      mutation Two { a: stopReply(input: { debateId: "x" }) { stopped } ...M }
      fragment M on Mutation { stopReply(input: { debateId: "x" }) { stopped } }`),
    { roots: 2, mutations: 2 },
  )
})
