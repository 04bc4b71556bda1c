import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import t from 'tap'
import { app } from './app.ts'

t.test('a client loads the schema by the standard introspection query', async t => {
  const options = { specifiedByUrl: true, inputValueDeprecation: true, schemaDescription: true }
  const answer = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery(options) }),
  })
  t.equal(answer.status, 200)
  const { data } = (await answer.json()) as { data: IntrospectionQuery }
  const schema = buildClientSchema(data)
  t.ok(schema.getMutationType()?.getFields().submitTurn)
})
