import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type DocumentNode, validate } from 'graphql'
import t from 'tap'
import * as audit from './audit/operations.ts'
import * as debates from './debates/operations.ts'
import * as list from './list/operations.ts'
import * as topics from './topics/operations.ts'
import * as users from './users/operations.ts'

const ROOT = join(import.meta.dirname, '../../..')
const schema = buildSchema(
  globSync('schema/{graphql,generated}/*.graphql', { cwd: ROOT })
    .map(file => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n'),
)

t.test('every operation of the administrators’ screens fits the SDL', async t => {
  const documents = Object.entries({
    ...audit,
    ...debates,
    ...list,
    ...topics,
    ...users,
  }) as [string, DocumentNode][]
  t.ok(documents.length > 10)
  for (const [name, document] of documents)
    t.same(
      validate(schema, document).map(error => error.message),
      [],
      name,
    )
})
