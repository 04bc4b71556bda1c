import { randomUUID } from 'node:crypto'
import pg from 'pg'

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
