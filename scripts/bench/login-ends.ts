import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '#db/test-database.ts'
import { findBinaries, startPostgres } from '../postgres.ts'
import { callAt, LOGIN_KINDS, ROOT } from './ends/login-kinds.ts'
import { watchSockets } from './ends/watch-sockets.ts'
import { type Served, serveOn } from './serve.ts'

/** How long a socket may outlive its login, in ms. */
const TO_REACH = 1_000
const TIMES = 5

const say = (text: string) => console.log(text)

/** The slowest socket at each server, in ms from when the call that ends the login was sent. */
const measure = async (
  servers: readonly Served[],
  kind: (typeof LOGIN_KINDS)[number],
  root: string,
): Promise<number[]> => {
  const [{ url } = { url: '' }] = servers
  const login = await kind.make(url, root)
  const watched = await Promise.all(
    servers.map(server => watchSockets(server.url, login.token, kind.who)),
  )
  const end = await kind.end(url, login, root)
  const began = performance.now()
  const [, ...ended] = await Promise.all([
    end(),
    ...watched.map(sockets => Promise.all(sockets.map(socket => socket.ended))),
  ])
  for (const socket of watched.flat()) socket.close()
  return ended.map(times => Math.round(Math.max(...times) - began))
}

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const report = async (name: string, servers: readonly Served[]): Promise<number> => {
  const { token } = await callAt<{ token: string }>(
    servers[0]?.url ?? '',
    'POST /api/admin/auth/login',
    { body: ROOT },
  )
  const others = servers.length > 1 ? '   other server: median  slowest' : ''
  say(`\n${name}; ms until the last socket was closed, ${TIMES} times each`)
  say(`${''.padEnd(44)} this server: median  slowest${others}`)
  let slowest = 0
  for (const kind of LOGIN_KINDS) {
    const rounds: number[][] = []
    // Not counted: code that runs for the first time is compiled.
    await measure(servers, kind, token)
    for (let nth = 0; nth < TIMES; nth += 1) rounds.push(await measure(servers, kind, token))
    const columns = servers.map((_, nth) => {
      const times = rounds.map(round => round[nth] ?? 0)
      slowest = Math.max(slowest, ...times)
      return `${String(medianOf(times)).padStart(20)} ${String(Math.max(...times)).padStart(8)}`
    })
    say(`${kind.name.padEnd(44)}${columns.join('  ')}`)
  }
  return slowest
}

const ENV = {
  ADMIN_EMAIL: ROOT.email,
  ADMIN_PASSWORD: ROOT.password,
  JWT_SECRET: 'a secret that both servers know of',
}

/** Starts `count` servers, measures, and stops what it has started. */
const run = async (name: string, count: number, databaseUrl?: string): Promise<number> => {
  const servers: Served[] = []
  const dataDir = mkdtempSync(join(tmpdir(), 'debater-bench-'))
  try {
    const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }
    while (servers.length < count)
      servers.push(await serveOn({ ...ENV, DATA_DIR: dataDir, ...database }))
    return await report(name, servers)
  } finally {
    for (const server of servers) await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const slowest = [await run('one process on the embedded database', 1)]
const binaries = findBinaries()
if (binaries === null) say('\nPostgreSQL is not installed: two processes were not measured.')
else {
  const postgres = await startPostgres(binaries)
  try {
    const database = await createTestDatabase(postgres.url)
    slowest.push(await run('two processes on one PostgreSQL', 2, database.url))
  } finally {
    await postgres.stop()
  }
}
say(`\nslowest of all: ${Math.max(...slowest)} ms (to reach: ${TO_REACH} ms)`)
