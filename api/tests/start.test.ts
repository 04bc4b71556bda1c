import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect as connectTo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import t, { type Test } from 'tap'
import { connect, type DatabaseSettings } from '#db/database.ts'
import { createTestDatabase } from '#db/test-database.ts'
import { waitForPostgres } from '#db/wait-for-postgres.ts'
import { freePort } from '#scripts/free-port.ts'

const ROOT = join(import.meta.dirname, '../..')
const SERVER_URL = process.env.TEST_DATABASE_URL

type Place = { settings: DatabaseSettings; env: NodeJS.ProcessEnv }

/** An empty database as the environment of the server names it. */
const openPlace = async (t: Test): Promise<Place> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'debater-start-'))
  t.teardown(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    JWT_SECRET: 'a secret of thirty-two characters',
  }
  if (!SERVER_URL) return { settings: { kind: 'embedded', dataDir }, env }
  const database = await createTestDatabase(SERVER_URL)
  t.teardown(() => database.drop())
  const { url } = database
  return { settings: { kind: 'postgres', url }, env: { ...env, DATABASE_URL: url } }
}

const run = (t: Test, env: NodeJS.ProcessEnv): { child: ChildProcess; output: () => string } => {
  const child = spawn(process.execPath, ['api/server.ts'], { cwd: ROOT, env })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      output += chunk
    })
  return { child, output: () => output }
}

/** Starts, waits until the server is ready, stops, and answers all that was said. */
const startAndStop = async (t: Test, env: NodeJS.ProcessEnv): Promise<string> => {
  const { child, output } = run(t, env)
  const ended = once(child, 'close')
  child.stdout?.on('data', () => {
    if (output().includes('is ready at')) child.kill('SIGTERM')
  })
  await ended
  return output()
}

const failToStart = async (t: Test, env: NodeJS.ProcessEnv): Promise<string> => {
  const { child, output } = run(t, env)
  const [code] = await once(child, 'close')
  t.equal(code, 1)
  t.notMatch(output(), /\n\s+at |\[object/)
  return output()
}

const db = (env: NodeJS.ProcessEnv, ...words: string[]) =>
  spawnSync(process.execPath, ['scripts/db.ts', ...words], { cwd: ROOT, env, encoding: 'utf8' })

t.test('the first administrator is shown once, and can be given a new password', async t => {
  const { env } = await openPlace(t)
  t.match(
    await startAndStop(t, env),
    /The first administrator: admin@localhost\.local with the password \S{16} \(shown only this once\)/,
  )
  const configured = { ADMIN_EMAIL: 'other@example.org', ADMIN_PASSWORD: 'other-secret' }
  t.match(
    await startAndStop(t, { ...env, ...configured }),
    /ADMIN_PASSWORD is not used: there is an administrator already\. To set a new password: npm run db/,
  )
  t.match(
    db(env, 'admin', 'admin@localhost.local').stdout,
    /^admin@localhost\.local has a new password, and is logged out everywhere\. The password: \S{16}$/m,
  )
  t.match(
    db({ ...env, ADMIN_PASSWORD: 'chosen-secret' }, 'admin', 'second@example.org').stdout,
    /^second@example\.org is an administrator now\.$/m,
  )
  t.match(db(env, 'admin', 'nobody').stderr, /^nobody is no email address\.$/m)
  const weak = db({ ...env, ADMIN_PASSWORD: 'short' }, 'admin', 'second@example.org')
  t.match(weak.stderr, /^ADMIN_PASSWORD must be a password of 6 to 128 characters\.$/m)
})

t.test('data of a newer version is left alone, with a sentence', async t => {
  const { settings, env } = await openPlace(t)
  t.equal(db(env, 'migrate').status, 0)
  const connection = await connect(settings, error => t.error(error))
  await connection.executeSql(
    "insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2030-01-01')",
  )
  await connection.close()
  t.match(
    await failToStart(t, env),
    /^The data was made by a newer version of the product \(9999-from-tomorrow is not known here\)/,
  )
})

t.test('who calls first waits for no connection to PostgreSQL', { skip: !SERVER_URL }, async t => {
  const { settings, env } = await openPlace(t)
  const { child, output } = run(t, env)
  const ended = once(child, 'close')
  while (!output().includes('is ready at')) await once(child.stdout ?? child, 'data')
  const connection = await connect(settings, error => t.error(error))
  const { rows } = await connection.executeSql(
    `select count(*)::int as guarded from pg_stat_activity
     where datname = current_database() and state = 'idle' and query like '%statement_timeout = 15000%'`,
  )
  await connection.close()
  child.kill('SIGTERM')
  await ended
  t.match(rows, [{ guarded: Number }])
  t.ok(Number(rows[0]?.guarded) >= 5, `connections that have answered nobody: ${rows[0]?.guarded}`)
})

t.test('what PostgreSQL refuses is told', { skip: !SERVER_URL }, async t => {
  const { env } = await openPlace(t)
  const url = new URL(env.DATABASE_URL ?? '')
  const wrong = new URL(url)
  wrong.password = 'not-this'
  t.match(
    await failToStart(t, { ...env, DATABASE_URL: wrong.href }),
    /^PostgreSQL refuses the login \(.*\)\. Check the user and the password in DATABASE_URL\./,
  )
  const absent = new URL(url)
  absent.pathname = '/no_such_database'
  t.match(
    await failToStart(t, { ...env, DATABASE_URL: absent.href }),
    /^PostgreSQL has no such database \(.*no_such_database.*\)\. Create it with createdb/,
  )
})

t.test('a PostgreSQL that is still starting is waited for', { skip: !SERVER_URL }, async t => {
  const real = new URL(SERVER_URL ?? '')
  const url = new URL(real)
  const port = await freePort()
  url.port = String(port)
  // It is there from the second pause on.
  const late = createServer(socket =>
    pipeline(socket, connectTo(Number(real.port), real.hostname), socket, () => undefined),
  )
  t.teardown(() => late.close())
  const pauses: number[] = []
  const waited: string[] = []
  await waitForPostgres(url.href, {
    pause: async ms => {
      pauses.push(ms)
      if (pauses.length === 2) await once(late.listen(port, '127.0.0.1'), 'listening')
    },
    onWait: place => waited.push(place),
  })
  t.same(pauses, [500, 1_000])
  t.same(waited, [`127.0.0.1:${port}`], 'it is told once')
})
