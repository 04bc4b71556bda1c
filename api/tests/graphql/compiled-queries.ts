import { buildSchema, type GraphQLInputField, isInputObjectType, isNonNullType } from 'graphql'
import t from 'tap'
import { readSdl } from '#api/graphql/plugin.ts'
import { firstTopic, registerUser } from '../factories.ts'
import { app, graphql, START } from './app.ts'

/** The first run of a query is interpreted, the second compiles it, the third is compiled. */
const RUNS = ['interpreted', 'compiling', 'compiled']

const hasRequiredDefault = ({ type, defaultValue }: GraphQLInputField) =>
  isNonNullType(type) && defaultValue !== undefined

t.test('a query that comes again is answered in the same way', async t => {
  const query = `query($id: ID!, $first: Int) {
    topics(first: $first) { totalCount nodes { id text isRecommended } }
    debate(id: $id) { id }
  }`
  const ask = (variables: object) => graphql(query, variables)
  const first = await ask({ id: 'none', first: 2 })
  t.ok(first.body.errors?.length, 'a field that fails beside one that does not')
  for (const run of RUNS.slice(1))
    t.same((await ask({ id: 'none', first: 2 })).body, first.body, run)
  const more = await ask({ id: 'none', first: 3 })
  t.equal((more.body.data as { topics: { nodes: object[] } }).topics.nodes.length, 3)
  const wrong = await ask({ id: 'none', first: 'many' })
  t.equal(wrong.status, 400)
  t.equal(wrong.body.errors?.[0]?.extensions.code, 'VALIDATION')
})

t.test('a variable that is left out has its default, each time', async t => {
  const query = 'query($first: Int! = 2) { topics(first: $first) { nodes { id } } }'
  for (const run of RUNS) {
    const { body } = await graphql<{ topics: { nodes: object[] } }>(query)
    t.equal(body.data?.topics.nodes.length, 2, run)
  }
})

t.test('only inputs of mutations have required fields with a default', t => {
  const types = Object.values(buildSchema(readSdl()).getTypeMap()).filter(isInputObjectType)
  const filled = types.filter(type => Object.values(type.getFields()).some(hasRequiredDefault))
  for (const { name } of filled) t.match(name, /Input$/, 'filters and orders of queries have none')
  t.end()
})

t.test('of several operations in one document the one asked for runs, each time', async t => {
  const query = 'query One { one: __typename } query Two { two: __typename }'
  for (const run of RUNS)
    for (const [operationName, field] of [
      ['One', 'one'],
      ['Two', 'two'],
    ] as const) {
      const { body } = await app.call<{ data: object }>('POST', '/graphql', {
        body: { query, operationName },
      })
      t.same(body.data, { [field]: 'Query' }, run)
    }
})

t.test('a mutation that comes again has the defaults of its input', async t => {
  const { token } = await registerUser(app)
  const { topic_id } = await firstTopic(app)
  for (const run of RUNS) {
    const input = { topicId: topic_id, stance: 'for' }
    const { body } = await graphql<{ startDebate: { debate: { status: string } } }>(
      START,
      { input },
      { token },
    )
    t.equal(body.data?.startDebate.debate.status, 'in_progress', run)
  }
})
