import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { wholeOnly } from './whole-tests.ts'

const run = (dataDir: string, ...words: string[]) => {
  const environment = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  return spawnSync(process.execPath, ['scripts/db.ts', ...words], {
    env: environment,
    encoding: 'utf8',
  })
}

t.test('words that mean nothing here touch no database', async t => {
  const dataDir = join(t.testdir(), 'data')
  for (const words of [
    ['fill', '--help'],
    ['fill', '--user', '5'],
    ['status', 'now'],
    ['drop'],
    [],
  ]) {
    const { status, stderr } = run(dataDir, ...words)
    t.equal(status, 2, words.join(' '))
    t.match(stderr, /Usage: npm run db -- COMMAND/)
  }
  t.notOk(existsSync(dataDir))
})

t.test('an empty database is filled to the size asked for', wholeOnly, async t => {
  const dataDir = join(t.testdir(), 'data')
  t.match(run(dataDir, 'fill', '--users', 'many').stderr, /--users must be a whole number from 1/)
  t.equal(run(dataDir, 'fill', '--users', '20', '--debates', '60', '--topics', '5').status, 0)
  t.match(run(dataDir, 'status').stdout, /20 users, 60 debates, .*, 0 administrators\./)
  t.equal(run(dataDir, 'admin', 'ada@example.org').status, 0)
  t.match(run(dataDir, 'status').stdout, /, 1 administrators\./)
})
