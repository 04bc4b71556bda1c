import { parse } from 'graphql'
import t from 'tap'
import { addChanges, listCoordinates } from './codegen-schema-changes.ts'

const FIRST = 'type Query { a(first: Int): String, b: Int } enum E { one }'
const linesOf = (sdl: string) => listCoordinates(parse(sdl))

t.test('every type, field, argument and value has a line', async t => {
  t.same(linesOf(FIRST), [
    'E',
    'E.one',
    'Query',
    'Query.a(first:): Int',
    'Query.a: String',
    'Query.b: Int',
  ])
})

t.test('a day is one entry, and what came and went on it was never there', async t => {
  const first = linesOf(FIRST)
  const second = linesOf('type Query { a(first: Int!): String, c: Int } enum E { one two }')
  const changes = addChanges([], first, second, '2026-01-01')
  const entry = {
    day: '2026-01-01',
    added: ['E.two', 'Query.c'],
    changed: ['Query.a(first:)'],
    removed: ['Query.b'],
  }
  t.same(changes, [entry])
  t.same(addChanges(changes, second, second, '2026-01-02'), [entry], 'nothing changed')
  const third = linesOf('type Query { a(first: Int!): String, c: Int } enum E { one }')
  t.same(addChanges(changes, second, third, '2026-01-01'), [{ ...entry, added: ['Query.c'] }])
  t.same(addChanges(changes, second, third, '2026-01-02'), [
    { day: '2026-01-02', added: [], changed: [], removed: ['E.two'] },
    entry,
  ])
})
