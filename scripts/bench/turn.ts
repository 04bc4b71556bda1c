import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { io, type Socket } from 'socket.io-client'
import { createTestDatabase } from '#db/test-database.ts'
import { findBinaries, startPostgres } from '../postgres.ts'
import { register } from './client.ts'
import { tellMissed } from './goals.ts'
import { type Served, serveOn, serveProduct } from './serve.ts'
import { measureTurns, type TurnFigures } from './turn/take-turns.ts'

const EVERY_MS = 10_000
/** To reach: the server adds no more milliseconds to the first chunk. */
type Goal = { median?: number; slowest: number }
const FEW = { debaters: 100, goal: { median: 3, slowest: 15 } } as const
const MANY = { debaters: 500, servers: 3, goal: { slowest: 100 } } as const
const IDLE = { sockets: 2_000, megabytes: 200, atATime: 50 } as const
const SECRET = 'the same for every server of the database'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '6' },
    /** On Linux: a core for the embedded server's main thread, another for its other threads. */
    apart: { type: 'boolean', default: false },
  },
})
const turns = Number(values.turns)

const say = (line: string) => console.log(line)

const quantile = (list: readonly number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0

const missed: string[] = []
const expectAtMost = (what: string, value: number, most: number, unit: string) => {
  if (value > most) missed.push(`${what}: ${value.toFixed(1)} ${unit}, to reach: ≤ ${most}`)
}

const tell = (name: string, figures: TurnFigures, goal: Goal) => {
  const [median, slowest] = [quantile(figures.added, 0.5), quantile(figures.added, 0.99)]
  const goals = [goal.median && `median ≤ ${goal.median} ms`, `p99 ≤ ${goal.slowest} ms`]
  say(
    `${name}: the server adds ${median.toFixed(1)} ms (median), ${slowest.toFixed(1)} ms (p99) ` +
      `to the first chunk, ${figures.turns} turns; to reach: ${goals.filter(Boolean).join(', ')}`,
  )
  say(
    `  the opponent alone: ${quantile(figures.direct, 0.5).toFixed(1)} ms (median), ` +
      `${quantile(figures.direct, 0.99).toFixed(1)} ms (p99); ` +
      `load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
  if (goal.median) expectAtMost(`${name}, median`, median, goal.median, 'ms')
  expectAtMost(`${name}, p99`, slowest, goal.slowest, 'ms')
}

const megabytesOf = ({ pid }: Served): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const LOOK_EVERY_MS = 500

/** Keeps a process's main thread on one core and its others, as they come, on a second one. */
const keepApart = ({ pid }: Served): (() => void) => {
  const placed = new Set<string>()
  const timer = setInterval(() => {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      if (placed.has(thread)) continue
      placed.add(thread)
      execFileSync('taskset', ['-cp', thread === String(pid) ? '0' : '1', thread])
    }
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** What sockets that are open and say nothing cost the server. */
const measureIdle = async (served: Served) => {
  const token = await register(served.url, 'Idle')
  const open = () =>
    new Promise<Socket>((resolve, reject) => {
      const socket = io(`${served.url}/text-debate`, {
        ...{ auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false },
      })
      socket.once('connect', () => resolve(socket))
      socket.once('connect_error', reject)
    })
  const sockets: Socket[] = []
  const before = megabytesOf(served)
  while (sockets.length < IDLE.sockets)
    sockets.push(...(await Promise.all(Array.from({ length: IDLE.atATime }, open))))
  const grown = megabytesOf(served) - before
  say(
    `${sockets.length} idle sockets: ${grown.toFixed(0)} MB more than the ${before.toFixed(0)} MB ` +
      `before; to reach: ≤ ${IDLE.megabytes} MB`,
  )
  expectAtMost(`${sockets.length} idle sockets`, grown, IDLE.megabytes, 'MB')
  for (const socket of sockets) socket.disconnect()
}

const few = { debaters: FEW.debaters, everyMs: EVERY_MS, turns }

const embedded = await serveProduct()
const stopKeeping = values.apart ? keepApart(embedded) : () => undefined
try {
  const figures = await measureTurns({ urls: [embedded.url], ...few })
  tell(`${FEW.debaters} debaters, embedded`, figures, FEW.goal)
  await measureIdle(embedded)
} finally {
  stopKeeping()
  await embedded.stop()
}

const binaries = findBinaries()
if (!binaries) throw new Error('The rest needs PostgreSQL 15 or newer: apt-get install postgresql')
const postgres = await startPostgres(binaries)
const dataDir = mkdtempSync(join(tmpdir(), 'debater-turn-'))
const serveMany = async (count: number): Promise<Served[]> => {
  const { url } = await createTestDatabase(postgres.url)
  const servers: Served[] = []
  for (let nth = 0; nth < count; nth += 1)
    servers.push(await serveOn({ DATABASE_URL: url, JWT_SECRET: SECRET, DATA_DIR: dataDir }))
  return servers
}
try {
  for (const { name, count, plan, goal } of [
    { name: `${FEW.debaters} debaters, PostgreSQL`, count: 1, plan: few, goal: FEW.goal },
    {
      name: `${MANY.debaters} debaters, PostgreSQL, ${MANY.servers} processes`,
      count: MANY.servers,
      plan: { ...few, debaters: MANY.debaters },
      goal: MANY.goal,
    },
  ]) {
    const servers = await serveMany(count)
    tell(name, await measureTurns({ urls: servers.map(({ url }) => url), ...plan }), goal)
    for (const server of servers) await server.stop()
  }
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
tellMissed(missed)
