import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

export type TestDatabase = { name: string; url: string; drop(): Promise<void> }

/**
 * A database of its own on the PostgreSQL server at `serverUrl`, for one test file: empty, or a
 * copy of `template`, to which nobody may be connected. `drop` removes it again.
 */
export const createTestDatabase = async (
  serverUrl: string,
  template?: TestDatabase,
): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await run(`create database ${name} ${template ? `template ${template.name}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** While `act` runs, nobody else reads these tables; the embedded database answers nothing at all. */
export const lockedOut = (db: Db, tables: readonly (keyof Tables)[], act: () => Promise<void>) =>
  db.transaction().execute(async tx => {
    const names = sql.join(tables.map(name => sql.table(name)))
    await sql`lock table ${names} in access exclusive mode`.execute(tx)
    await act()
  })

/** Whether a statement waits for a lock of another transaction, on PostgreSQL. */
export const waitsForLock = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length > 0
}
