import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { usePreparedStatements } from './prepared-statements.ts'
import { DatabaseUnavailable, isPassingCode } from './unavailable.ts'
import type { PostgresWatch } from './watch-postgres.ts'

/** How long a pool's connections may take; null: as long as they need. Milliseconds. */
export type TimeLimits = { statement: number; lock: number; idleInTransaction: number } | null

export type PoolSettings = {
  url: string
  max: number
  /** So many are kept however long they rest: to make one takes as long as many statements. */
  min: number
  limits: TimeLimits
  types: pg.CustomTypesConfig
  watch: PostgresWatch
  onIdleError: (error: Error) => void
}

/** To make a connection, or to get one of the pool; the watch ends the wait when none answers. */
const CONNECT_MS = 10_000
/** The server's own limits come first: this one is for a connection that has died unnoticed. */
const LATE_MS = 2_000
const IDLE_MS = 30_000
const END_MS = 1_000

/**
 * On an SSD a random page is read about as fast as the next one. Without this setting PostgreSQL
 * scans tables where an index is faster.
 */
const settingsOf = (limits: TimeLimits): string =>
  [
    'set random_page_cost = 1.1',
    ...(limits
      ? [
          `set statement_timeout = ${limits.statement}`,
          `set lock_timeout = ${limits.lock}`,
          `set idle_in_transaction_session_timeout = ${limits.idleInTransaction}`,
        ]
      : []),
  ].join(';')

const cut = (client: pg.Client, reason: string) =>
  client.connection.stream.destroy(new DatabaseUnavailable(reason))

const unavailable = (cause: unknown) => new DatabaseUnavailable((cause as Error).message, { cause })

/** Whether an error of a statement says "not now": what a broken connection throws has no code. */
const isPassing = (error: unknown, isBroken: boolean) =>
  error instanceof pg.DatabaseError ? isPassingCode(error.code) : isBroken

/** Makes every statement of a connection end in time, with DatabaseUnavailable where it cannot. */
const guard = (client: pg.Client, { watch, limits }: PoolSettings): void => {
  let isBroken = false
  // A connection that is in use has no other listener, and the process would end.
  client.on('error', () => {
    isBroken = true
  })
  const query = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
  const longest = limits ? limits.statement + LATE_MS : Number.POSITIVE_INFINITY
  const guarded = async (...parts: unknown[]) => {
    const answered = watch.wait(longest, reason => cut(client, reason))
    try {
      const result = await query(...parts)
      watch.hear()
      return result
    } catch (error) {
      if (!isPassing(error, isBroken)) throw error
      if (isBroken) watch.suspect()
      throw error instanceof DatabaseUnavailable ? error : unavailable(error)
    } finally {
      answered()
    }
  }
  client.query = guarded as typeof client.query
}

/** A wrong password or a missing database does not pass by itself. */
const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !isPassingCode(error.code)

export type GuardedPool = PostgresPool & {
  connect(): Promise<pg.PoolClient>
  /** Makes the connections that are kept. DatabaseUnavailable. */
  warm(): Promise<void>
  /** Breaks every connection, also those in use. */
  cutAll(reason: string): void
}

/**
 * A pool of connections to PostgreSQL none of whose waits goes on for ever: what cannot be done
 * throws DatabaseUnavailable, at once while the watch knows that PostgreSQL is down.
 */
export const openPostgresPool = (settings: PoolSettings): GuardedPool => {
  const { watch } = settings
  const clients = new Set<pg.Client>()
  /** Known from the start: one that is still being made can wait for a frozen PostgreSQL too. */
  class KnownClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      clients.add(this)
      this.once('end', () => clients.delete(this))
    }
  }
  const pool = new pg.Pool({
    Client: KnownClient,
    connectionString: settings.url,
    max: settings.max,
    min: settings.min,
    types: settings.types,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    onConnect: async client => {
      guard(client as pg.Client, settings)
      await client.query(settingsOf(settings.limits))
      usePreparedStatements(client)
    },
  })
  pool.on('error', settings.onIdleError)
  const connect = async (): Promise<pg.PoolClient> => {
    if (watch.isDown()) throw new DatabaseUnavailable('PostgreSQL does not answer')
    const { promise, resolve, reject } = Promise.withResolvers<pg.PoolClient>()
    const isAwaited = watch.wait(Number.POSITIVE_INFINITY, reason =>
      reject(new DatabaseUnavailable(reason)),
    )
    pool.connect().then(
      client => (isAwaited() ? resolve(client) : client.release()),
      error => {
        isAwaited()
        watch.suspect()
        reject(isRefusal(error) ? error : unavailable(error))
      },
    )
    return promise
  }
  const warm = async () => {
    const made = await Promise.allSettled(Array.from({ length: settings.min }, connect))
    for (const each of made) if (each.status === 'fulfilled') each.value.release()
    for (const each of made) if (each.status === 'rejected') throw each.reason
  }
  const cutAll = (reason: string) => {
    for (const client of clients) cut(client, reason)
  }
  const end = async () => {
    const gone = new AbortController()
    const goodbyes = [...clients].map(client => new Promise(end => client.once('end', end)))
    const whole = pool.end()
    void Promise.all([whole, ...goodbyes]).then(() => gone.abort())
    await pause(END_MS, undefined, { signal: gone.signal }).catch(() => undefined)
    // One that is frozen says no goodbye.
    for (const client of clients) client.connection.stream.destroy()
    await whole
  }
  return { connect, warm, end, cutAll, options: pool.options }
}
