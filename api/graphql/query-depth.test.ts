import { getIntrospectionQuery, parse } from 'graphql'
import t from 'tap'
import { depthOf } from './query-depth.ts'

t.test('depth counts fields within fields, fragments as what they stand for', async t => {
  const cases: [query: string, depth: number][] = [
    ['{ a }', 1],
    ['{ a { b { c } } d { e } }', 3],
    ['query { a { ...B } } fragment B on T { b { ...C } } fragment C on T { c }', 3],
    ['{ a { ... on T { ... on T { b } } } }', 2],
    ['query One { a } query Two { a { b } }', 2],
    ['{ a { __typename } }', 2],
  ]
  for (const [query, depth] of cases) t.equal(depthOf(parse(query)), depth, query)
})

t.test('introspection is not counted: what a client loads the schema with is no depth', async t => {
  t.equal(depthOf(parse(getIntrospectionQuery())), 0)
  t.equal(depthOf(parse('{ a { b } __type(name: "T") { fields { type { name } } } }')), 2)
})

t.test('a fragment used many times is looked at once', async t => {
  const doubled = Array.from(
    { length: 60 },
    (_, index) => `fragment F${index} on T { a { ...F${index + 1} } b { ...F${index + 1} } }`,
  )
  const query = `{ ...F0 } ${doubled.join(' ')} fragment F60 on T { c }`
  t.equal(depthOf(parse(query)), 61)
})
