import { setTimeout as pause } from 'node:timers/promises'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openEmbedded, openInMemory } from './open-embedded.ts'
import { usePreparedStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'
import { waitForPostgres } from './wait-for-postgres.ts'

/** The first argument of every query: the database, or a transaction of it. */
export type Db = Kysely<Tables>

/** `embedded` keeps PGlite in `dataDir`/db; `memory` is for tests. */
export type DatabaseSettings =
  | { kind: 'embedded'; dataDir: string }
  | { kind: 'memory' }
  | { kind: 'postgres'; url: string }

/** Runs one statement on a connection of its own: what the job queue needs. */
type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export type DatabaseConnection = {
  db: Db
  executeSql: ExecuteSql
  backend: 'postgres' | 'pglite'
  /**
   * True when no other process can use the database: what is in progress in it is then left over
   * from an earlier process.
   */
  exclusive: boolean
  close(): Promise<void>
}

const NUMBER_OIDS = new Set([20, 1700])

/** bigint and numeric hold counts and sums of scores here: far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    NUMBER_OIDS.has(oid)
      ? Number
      : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * On an SSD a random page is read about as fast as the next one. Without this setting PostgreSQL
 * scans tables where an index is faster.
 */
const prepareConnection = async (client: pg.ClientBase) => {
  await client.query('set random_page_cost = 1.1')
  usePreparedStatements(client)
}

const openPool = async (settings: DatabaseSettings, onWait: (place: string) => void) => {
  if (settings.kind === 'postgres') {
    await waitForPostgres(settings.url, { pause, onWait })
    const pool = new pg.Pool({
      connectionString: settings.url,
      max: 10,
      types,
      onConnect: prepareConnection,
    })
    return { pool, closeEngine: async () => undefined }
  }
  const { pglite, close } =
    settings.kind === 'embedded' ? await openEmbedded(settings.dataDir) : await openInMemory()
  const config = { ...createPgConfig(pglite), max: 1, types } as unknown as pg.PoolConfig
  return { pool: new pg.Pool(config), closeEngine: close }
}

/**
 * Opens the database. `onWait` is called once if PostgreSQL does not answer yet. Throws an
 * OperatorError or the system's own error when the database cannot be used.
 */
export const connect = async (
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void,
  onWait: (place: string) => void = () => undefined,
): Promise<DatabaseConnection> => {
  const { pool, closeEngine } = await openPool(settings, onWait)
  pool.on('error', onIdleError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const executeSql: ExecuteSql = async (text, values) => {
    const client = await pool.connect()
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
    db,
    executeSql,
    backend: settings.kind === 'postgres' ? 'postgres' : 'pglite',
    exclusive: settings.kind !== 'postgres',
    close: async () => {
      await db.destroy()
      // Kysely ends the pool only if it has used it.
      if (!pool.ended) await pool.end()
      await closeEngine()
    },
  }
}
