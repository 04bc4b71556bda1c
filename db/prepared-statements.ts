import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* prepared */'

/**
 * Begins a statement whose best plan is the same for all values: each connection prepares it once,
 * under a name, since planning a page of debates takes longer than reading it, and planning a turn
 * takes the embedded database five times as long as storing it. Not for a filter that is rare for
 * some values and common for others.
 */
export const PREPARED = sql.raw(MARK)

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `prepared-${names.size}`
  names.set(text, name)
  return name
}

/** Makes a connection run marked statements as prepared statements. */
export const usePreparedStatements = (client: pg.ClientBase): void => {
  const query = client.query.bind(client) as (text: unknown, ...others: unknown[]) => unknown
  client.query = ((text: unknown, ...others: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? query({ name: nameOf(text), text, values: others[0] })
      : query(text, ...others)) as typeof client.query
}
