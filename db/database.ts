import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { type AsCaller, openEmbeddedPool } from './embedded-pool.ts'
import { type Embedded, openEmbedded, openInMemory } from './open-embedded.ts'
import { type GuardedPool, openPostgresPool, type TimeLimits } from './postgres-pool.ts'
import type { Tables } from './tables.ts'
import { waitForPostgres } from './wait-for-postgres.ts'
import { watchPostgres } from './watch-postgres.ts'

/** The first argument of every query: the database, or a transaction of it. */
export type Db = Kysely<Tables>

/**
 * `embedded` keeps PGlite in `dataDir`/db; `memory` is for tests: an empty database, or one that is
 * open already.
 */
export type DatabaseSettings =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'memory'; embedded?: Embedded }
  | { kind: 'postgres'; url: string }

/** Runs one statement on a connection of its own: what the job queue needs. */
type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export type DatabaseConnection = {
  db: Db
  /**
   * The same database without limits of time: for a start and for scripts. Never inside a
   * transaction of `db`.
   */
  unlimited: Db
  executeSql: ExecuteSql
  backend: 'postgres' | 'pglite'
  /**
   * True when no other process can use the database: what is in progress in it is then left over
   * from an earlier process.
   */
  exclusive: boolean
  /** Of the embedded database alone: hears what it tells (NOTIFY). PostgreSQL: notifications.ts. */
  listen: ((channel: string, hear: (text: string) => void) => Promise<void>) | null
  /** PostgreSQL has connections for all: there it only runs `act`. */
  asCaller: AsCaller
  /** Makes PostgreSQL's connections for calls, so that nobody waits for one. DatabaseUnavailable. */
  warm(): Promise<void>
  close(): Promise<void>
}

const NUMBER_OIDS = new Set([20, 1700])

const MOMENT_OID = 1184
const parseMoment = pg.types.getTypeParser(MOMENT_OID, 'text')
const USUAL_MOMENT = { day: '2026-01-31'.length, zone: '+00' }

/** As ISO 8601 nearly every moment is read in half the time. */
const readMoment = (text: string): Date => {
  const { day, zone } = USUAL_MOMENT
  return text[day] === ' ' && text.endsWith(zone)
    ? new Date(`${text.slice(0, day)}T${text.slice(day + 1, -zone.length)}Z`)
    : parseMoment(text)
}

const parserOf = (oid: number, format: 'text' | 'binary' = 'text') => {
  // bigint and numeric hold counts and sums of scores here: far below 2^53.
  if (NUMBER_OIDS.has(oid)) return Number
  return oid === MOMENT_OID && format === 'text' ? readMoment : pg.types.getTypeParser(oid, format)
}

const types = { getTypeParser: parserOf } as pg.CustomTypesConfig

/** Milliseconds. A call is answered within three seconds when it waits for a lock in vain. */
const CALLS: TimeLimits = { statement: 15_000, lock: 2_500, idleInTransaction: 5_000 }
/** The queue's upkeep may take its time, and a second server waits until the first has made it. */
const JOBS: TimeLimits = { statement: 60_000, lock: 30_000, idleInTransaction: 10_000 }
const MOST_CONNECTIONS = 10
/** Apart from those of calls, so that neither waits for the other's. */
const MOST_JOB_CONNECTIONS = 3

type Engine = {
  /** For what the product asks. */
  pool: PostgresPool
  /** For the job queue. */
  jobs: { connect(): Promise<pg.PoolClient> }
  /** For what may take long while nobody is served yet. */
  unlimited: PostgresPool
  listen: DatabaseConnection['listen']
  asCaller: AsCaller
  warm(): Promise<void>
  close(): Promise<void>
}

const openPostgres = async (
  url: string,
  { onIdleError, onChange, onWait }: Listeners,
): Promise<Engine> => {
  await waitForPostgres(url, { pause, onWait })
  const opened: GuardedPool[] = []
  const watch = watchPostgres(url, isDown => {
    if (isDown) for (const pool of opened) pool.cutAll('PostgreSQL does not answer')
    onChange(isDown)
  })
  const open = (max: number, min: number, limits: TimeLimits) => {
    const pool = openPostgresPool({ url, max, min, limits, types, watch, onIdleError })
    opened.push(pool)
    return pool
  }
  const calls = open(MOST_CONNECTIONS, MOST_CONNECTIONS, CALLS)
  return {
    pool: calls,
    jobs: open(MOST_JOB_CONNECTIONS, 0, JOBS),
    unlimited: open(1, 0, null),
    listen: null,
    asCaller: (_caller, act) => act(),
    warm: calls.warm,
    close: async () => {
      watch.stop()
      await Promise.all(opened.map(pool => pool.end()))
    },
  }
}

/** PGlite is in this process: it has one connection, and it cannot go away. */
const openPglite = async (
  { pglite, close }: Embedded,
  onIdleError: (error: Error) => void,
): Promise<Engine> => {
  const pool = openEmbeddedPool(pglite, types, onIdleError)
  const closeAll = async () => {
    await pool.end()
    await close()
  }
  const listen = async (channel: string, hear: (text: string) => void) => {
    await pglite.listen(channel, hear)
  }
  const { asCaller } = pool
  const warm = async () => undefined
  return { pool, jobs: pool, unlimited: pool, listen, asCaller, warm, close: closeAll }
}

type Listeners = {
  onIdleError: (error: Error) => void
  /** PostgreSQL does not answer any more, or does again. */
  onChange: (isDown: boolean) => void
  onWait: (place: string) => void
}

const openEngine = async (settings: DatabaseSettings, listeners: Listeners): Promise<Engine> => {
  if (settings.kind === 'postgres') return openPostgres(settings.url, listeners)
  const embedded =
    settings.kind === 'embedded'
      ? await openEmbedded(settings.dataDir)
      : (settings.embedded ?? (await openInMemory()))
  return openPglite(embedded, listeners.onIdleError)
}

const over = (pool: PostgresPool): Db => new Kysely({ dialect: new PostgresDialect({ pool }) })

/**
 * Opens the database. `onWait` is called once if PostgreSQL does not answer yet. Throws an
 * OperatorError or the system's own error when the database cannot be used.
 */
export const connect = async (
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void,
  { onWait = () => undefined, onChange = () => undefined }: Partial<Listeners> = {},
): Promise<DatabaseConnection> => {
  const engine = await openEngine(settings, { onIdleError, onWait, onChange })
  const executeSql: ExecuteSql = async (text, values) => {
    const client = await engine.jobs.connect()
    try {
      const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values)
      return { rows: [result].flat().flatMap(part => part.rows ?? []) }
    } catch (error) {
      // A failed multi-statement text may leave its transaction open;
      // PGlite has only this one connection.
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
  return {
    db: over(engine.pool),
    unlimited: over(engine.unlimited),
    executeSql,
    backend: settings.kind === 'postgres' ? 'postgres' : 'pglite',
    exclusive: settings.kind !== 'postgres',
    listen: engine.listen,
    asCaller: engine.asCaller,
    warm: engine.warm,
    close: () => engine.close(),
  }
}
