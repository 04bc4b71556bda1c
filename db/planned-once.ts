import { sql } from 'kysely'
import type pg from 'pg'

const MARK = '/* planned once */'

/**
 * Begins a statement whose best plan is the same for all values: each connection plans it once and
 * keeps it by name, since planning a page of debates takes longer than reading it. Not for a filter
 * that is rare for some values and common for others.
 */
export const PLANNED_ONCE = sql.raw(MARK)

const names = new Map<string, string>()

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `once-${names.size}`
  names.set(text, name)
  return name
}

/** Makes a connection keep the plans of marked statements. */
export const keepPlans = (client: pg.ClientBase): void => {
  const query = client.query.bind(client) as (text: unknown, ...others: unknown[]) => unknown
  client.query = ((text: unknown, ...others: unknown[]) =>
    typeof text === 'string' && text.startsWith(MARK)
      ? query({ name: nameOf(text), text, values: others[0] })
      : query(text, ...others)) as typeof client.query
}
