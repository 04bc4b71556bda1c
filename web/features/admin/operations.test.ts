import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, type DocumentNode, validate } from 'graphql'
import t from 'tap'
import * as operations from './operations.ts'

const ROOT = join(import.meta.dirname, '../../..')
const schema = buildSchema(
  globSync('schema/graphql/*.graphql', { cwd: ROOT })
    .map(file => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n'),
)

t.test('every operation of the administrators’ screens fits the SDL', async t => {
  const documents = Object.entries(operations) as [string, DocumentNode][]
  t.ok(documents.length > 10)
  for (const [name, document] of documents)
    t.same(
      validate(schema, document).map(error => error.message),
      [],
      name,
    )
})
