import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  validate,
} from 'graphql'
import { GraphQLClient } from 'graphql-request'
import { createClient } from 'graphql-ws'
import t from 'tap'
import { beginDebate, until } from './factories.ts'
import { examplesOf, prepareExamples, readExamples } from './readme-examples.ts'
import { openApp } from './test-app.ts'

t.test('the GraphQL of the READMEs runs as it stands, from a client off the shelf', async t => {
  const app = await openApp(t)
  const address = `${app.url}/graphql`
  const { tokens, variablesOf } = await prepareExamples(app)
  const anybody = new GraphQLClient(address)
  const schema = buildClientSchema(
    await anybody.request<IntrospectionQuery>(getIntrospectionQuery({ specifiedByUrl: true })),
  )
  t.equal(schema.getQueryType()?.name, 'Query')
  const clientOf = (token: string | null) =>
    token === null
      ? anybody
      : new GraphQLClient(address, { headers: { authorization: `Bearer ${token}` } })

  /** Debates begin until the subscriber has heard of one: nothing tells when it listens. */
  const listen = async (query: string, token: string | null) => {
    const client = createClient({ url: address, connectionParams: { authorization: token } })
    const heard: unknown[] = []
    let failure: unknown
    client.subscribe(
      { query },
      {
        next: ({ data }) => heard.push(data),
        error: error => {
          failure = error
        },
        complete: () => undefined,
      },
    )
    await until('news come', async () => {
      if (failure) throw failure
      await beginDebate(app)
      return heard.length > 0
    })
    await client.dispose()
    return heard[0]
  }

  const examples = readExamples()
  t.ok(examples.length >= 8, `${examples.length} examples`)
  for (const kind of ['query', 'mutation', 'subscription'])
    t.ok(
      examples.some(({ operation }) => operation === kind),
      `an example of a ${kind}`,
    )
  for (const example of examples) {
    const { place, asker, query, operation } = example
    const faults = validate(schema, parse(query)).map(error => error.message)
    t.same(faults, [], `${place} is what the introspected schema has`)
    const token = tokens[asker]
    const data =
      operation === 'subscription'
        ? await listen(query, token)
        : await clientOf(token).request<Record<string, unknown>>(query, variablesOf(example))
    for (const [field, value] of Object.entries(data as object))
      t.not(value, null, `${place} answers ${field}`)
    for (const value of Object.values(data as Record<string, { userErrors?: unknown }>))
      t.same(value.userErrors ?? [], [], `${place} is refused nothing`)
  }
})

t.test('an example that cannot be run is named with file and line', async t => {
  const page = (...lines: string[]) => ['# Page', '```graphql', ...lines, '```'].join('\n')
  t.equal(examplesOf('a.md', page('# a user', '{ viewer { id } }'))[0]?.place, 'a.md:2')
  t.throws(() => examplesOf('a.md', page('{ viewer { id } }')), {
    message: /^a\.md:2: the first line/,
  })
  t.throws(() => examplesOf('a.md', page('# anybody', '{ viewer {')), {
    message: /^a\.md:2: Syntax Error/,
  })
  t.throws(() => examplesOf('a.md', page('# anybody', 'type Query { id: ID }')), {
    message: /^a\.md:2: not one operation/,
  })
})
