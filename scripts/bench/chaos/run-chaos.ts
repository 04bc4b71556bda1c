import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseSettings } from '#db/database.ts'
import { findBinaries, startPostgres, type TestPostgres } from '../../postgres.ts'
import { addWitnesses, checkDatabase } from './check.ts'
import { createDebater } from './debater.ts'
import { holdConnections } from './hold-connections.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { type ChaosModel, startModel } from './model.ts'
import { type ChaosServer, createServer } from './server.ts'

/**
 * What happens when, as shares of the whole time; `for` is how long it lasts, `isAgain` that it
 * has happened before.
 */
type ChaosFault = {
  at: number
  for?: number
  isAgain?: true
  what: string
  begin(): unknown
  end?(): unknown
}

export type ChaosOptions = {
  seconds: number
  debaters: number
  /** Each fault happens once. */
  isShort?: boolean
  say(line: string): void
}

export type ChaosReport = { name: string; faults: string[]; lines: string[] }

/** From a debate's end to its score. */
const VERDICT_MS = 30_000
const LONGEST_STOP_MS = 10_000
/** A server may keep its pools, a thread that judges, and a connection of each debater's client. */
const MOST_FILES_KEPT = 25
/** The longest wait for connections to close after the last debater. */
const CLOSED_MS = 10_000
const LOOK_MS = 100
const PACE_MS = 2_500

type Scene = {
  name: string
  settings: DatabaseSettings
  servers: readonly ChaosServer[]
  faults: readonly ChaosFault[]
  debaters: number
}

const killAndStart = (server: ChaosServer) => async () => {
  await server.kill()
  await server.start()
}

const faultsOfPostgres = (
  [first, second]: readonly [ChaosServer, ChaosServer],
  postgres: TestPostgres,
  model: ChaosModel,
): ChaosFault[] => [
  { at: 0.06, for: 0.12, what: 'the model is dead', begin: model.die, end: model.live },
  { at: 0.12, what: 'the first server is killed', begin: killAndStart(first) },
  { at: 0.24, for: 0.08, what: 'PostgreSQL is frozen', begin: postgres.freeze, end: postgres.thaw },
  {
    at: 0.36,
    for: 0.33,
    what: 'the second server is paused',
    begin: second.pause,
    end: second.resume,
  },
  { at: 0.46, what: 'PostgreSQL is restarted', begin: postgres.restart },
  { at: 0.6, isAgain: true, what: 'the first server is killed', begin: killAndStart(first) },
  {
    at: 0.74,
    for: 0.08,
    isAgain: true,
    what: 'the model is dead',
    begin: model.die,
    end: model.live,
  },
  {
    at: 0.86,
    for: 0.05,
    isAgain: true,
    what: 'PostgreSQL is frozen',
    begin: postgres.freeze,
    end: postgres.thaw,
  },
  { at: 0.94, isAgain: true, what: 'the second server is killed', begin: killAndStart(second) },
]

const faultsOfEmbedded = (server: ChaosServer): ChaosFault[] => [
  { at: 0.15, what: 'it is killed', begin: killAndStart(server) },
  { at: 0.35, for: 0.33, what: 'it is paused', begin: server.pause, end: server.resume },
  { at: 0.8, isAgain: true, what: 'it is killed', begin: killAndStart(server) },
]

const play = async (faults: readonly ChaosFault[], ms: number, say: (line: string) => void) => {
  await Promise.all(
    faults.map(async fault => {
      await pause(fault.at * ms)
      say(`${((fault.at * ms) / 1000).toFixed(0)} s: ${fault.what}`)
      await fault.begin()
      if (fault.for === undefined) return
      await pause(fault.for * ms)
      await fault.end?.()
    }),
  )
}

/**
 * Stops a server that has connections of every kind which say nothing more. In its short form it
 * runs beside other tests, and only asks that the server ends by itself: a server that cannot ends
 * with another code after its own time.
 */
const stopWithConnections = async (server: ChaosServer, ledger: Ledger, isShort: boolean) => {
  const held = await holdConnections(server.url)
  const { ms, code } = await server.stop()
  held.drop()
  if (code !== 0 || (!isShort && ms > LONGEST_STOP_MS))
    ledger.faults.push(`SIGTERM took ${ms.toFixed(0)} ms and ended with ${code}`)
  return ms
}

const leaksOf = async (
  { openFiles, megabytes }: ChaosServer,
  { before, debaters }: { before: number; debaters: number },
  ledger: Ledger,
) => {
  const most = before + MOST_FILES_KEPT + debaters
  const closedAt = Date.now() + CLOSED_MS
  while (openFiles() > most && Date.now() < closedAt) await pause(LOOK_MS)
  const files = openFiles()
  if (files > most) ledger.faults.push(`${files} files are open, ${before} at the start`)
  return `${before} → ${files} open files, ${megabytes()} MB`
}

const runScene = async (scene: Scene, options: ChaosOptions): Promise<ChaosReport> => {
  const { name, servers, settings } = scene
  const { seconds, isShort = false, say } = options
  const faults = scene.faults.filter(({ isAgain }) => !isShort || !isAgain)
  const ledger = createLedger()
  await addWitnesses(settings)
  for (const server of servers) await server.start()
  const filesBefore = servers.map(server => server.openFiles())
  const ms = seconds * 1000
  const overAt = Date.now() + ms
  const urls = servers.map(({ url }) => url)
  const debaters = Array.from({ length: scene.debaters }, (_, nth) =>
    createDebater({ name: `Debater${nth}`, urls, paceMs: PACE_MS, ledger }),
  )
  await Promise.all([
    play(faults, ms, line => say(`${name}: ${line}`)),
    ...debaters.map(({ run }) => run(() => Date.now() > overAt)),
  ])
  const leaks = await Promise.all(
    servers.map((server, nth) =>
      leaksOf(server, { before: filesBefore[nth] ?? 0, debaters: scene.debaters }, ledger),
    ),
  )
  const stops: number[] = []
  for (const server of servers) {
    stops.push(await stopWithConnections(server, ledger, isShort))
    if (server.crashes() > 0) ledger.faults.push(`a server ended by itself`)
  }
  // Beside other tests a judge has no core of its own.
  const longestVerdictMs = isShort ? Number.POSITIVE_INFINITY : VERDICT_MS
  const checked = await checkDatabase(settings, ledger, longestVerdictMs)
  const acknowledged = ledger.debates.reduce((sum, { turns }) => sum + turns.length, 0)
  const replies = ledger.debates.reduce((sum, debate) => sum + debate.replies.length, 0)
  return {
    name,
    faults: [...ledger.faults, ...checked.faults],
    lines: [
      `${ledger.debates.length} debates, ${acknowledged} turns and ${replies} replies acknowledged, ` +
        `${checked.storedTurns} stored`,
      `longest wait for a verdict: ${(checked.longestVerdictMs / 1000).toFixed(1)} s`,
      `SIGTERM with idle connections: ${stops.map(each => each.toFixed(0)).join(', ')} ms`,
      `after the last debater: ${leaks.join('; ')}`,
      `answers: ${[...ledger.answers].map(([answer, times]) => `${answer} ×${times}`).join(', ')}`,
    ],
  }
}

const SECRET = 'the same for every server of the database'

/** Debaters, servers and everything that can break, on PostgreSQL and embedded at the same time. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport[]> => {
  const binaries = findBinaries()
  if (!binaries) throw new Error('This needs PostgreSQL 15 or newer: apt-get install postgresql')
  const dataDir = mkdtempSync(join(tmpdir(), 'debater-chaos-'))
  const postgres = await startPostgres(binaries)
  const model = await startModel()
  const shared = { ...model.env, DATABASE_URL: postgres.url, JWT_SECRET: SECRET, DATA_DIR: dataDir }
  const pair = [await createServer(shared), await createServer(shared)] as const
  const place = join(dataDir, 'embedded')
  const alone = await createServer({ DATA_DIR: place, AI_PROVIDER: 'offline' })
  const onPostgres = Math.ceil((options.debaters * 2) / 3)
  try {
    return await Promise.all([
      runScene(
        {
          name: 'PostgreSQL',
          settings: { kind: 'postgres', url: postgres.url },
          servers: pair,
          faults: faultsOfPostgres(pair, postgres, model),
          debaters: onPostgres,
        },
        options,
      ),
      runScene(
        {
          name: 'embedded',
          settings: { kind: 'embedded', dataDir: place },
          servers: [alone],
          faults: faultsOfEmbedded(alone),
          debaters: options.debaters - onPostgres,
        },
        options,
      ),
    ])
  } finally {
    for (const server of [...pair, alone]) await server.kill()
    await model.close()
    postgres.thaw()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
