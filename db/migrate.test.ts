import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { connect } from './database.ts'
import { isMigrated, migrateToLatest } from './migrate.ts'

t.test('a migration is a numbered file: all run, in the order of their numbers', async t => {
  const files = readdirSync(join(import.meta.dirname, 'migrations')).filter(
    name => !name.endsWith('.test.ts'),
  )
  const { unlimited, close } = await connect({ kind: 'memory' }, error => t.error(error))
  t.after(close)
  t.same(
    (await migrateToLatest(unlimited)).map(name => `${name}.ts`),
    files.sort(),
  )
  t.same(
    files.map(name => Number.parseInt(name, 10)),
    files.map((_, index) => index + 1),
  )
  t.same(await migrateToLatest(unlimited), [], 'once')
  t.ok(await isMigrated(unlimited))
})
