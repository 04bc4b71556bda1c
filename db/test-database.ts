import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * A database of its own on the PostgreSQL server at `serverUrl`, for one test file.
 * `drop` removes it again.
 */
export const createTestDatabase = async (
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> => {
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
  await run(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** While `act` runs, nobody else reads these tables; the embedded database answers nothing at all. */
export const lockedOut = (db: Db, tables: readonly (keyof Tables)[], act: () => Promise<void>) =>
  db.transaction().execute(async tx => {
    const names = sql.join(tables.map(name => sql.table(name)))
    await sql`lock table ${names} in access exclusive mode`.execute(tx)
    await act()
  })
