import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The values of a list's order in one row: a page begins or ends beside it. */
export type Key = readonly (string | number | boolean | null)[]

/** The columns of a list's order; the last one is unique. */
export type KeyColumn = { column: string; order: 'asc' | 'desc' }

export type KeyWindow = {
  limit: number
  /** The last rows of the list, or before a key; they come in reverse. */
  isBackwards: boolean
  after: Key | null
  before: Key | null
}

const beyond = (columns: readonly KeyColumn[], key: Key, isAfter: boolean): RawBuilder<SqlBool> => {
  const sign = ({ order }: KeyColumn) => sql.raw((order === 'asc') === isAfter ? '>' : '<')
  const [first] = columns
  if (first && columns.every(({ order }) => order === first.order)) {
    const names = sql.raw(columns.map(({ column }) => column).join(', '))
    return sql<SqlBool>`(${names}) ${sign(first)} (${sql.join(key)})`
  }
  // Equal in the columns before, beyond in this one.
  const places = columns.map((column, place) => {
    const same = columns.slice(0, place).map((one, at) => sql`${sql.raw(one.column)} = ${key[at]}`)
    const next = sql`${sql.raw(column.column)} ${sign(column)} ${key[place]}`
    return sql`(${sql.join([...same, next], sql` and `)})`
  })
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`
}

/** The rows between the window's keys. */
export const withinKeys = (
  columns: readonly KeyColumn[],
  { after, before }: KeyWindow,
): RawBuilder<SqlBool> => {
  const bounds = [
    ...(after ? [beyond(columns, after, true)] : []),
    ...(before ? [beyond(columns, before, false)] : []),
  ]
  return bounds.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(bounds, sql` and `)}`
}

/** The order in which the window is read. */
export const orderOfKeys = (columns: readonly KeyColumn[], { isBackwards }: KeyWindow) =>
  sql.raw(
    columns
      .map(({ column, order }) => `${column} ${(order === 'asc') === isBackwards ? 'desc' : 'asc'}`)
      .join(', '),
  )

/** The rows of a window that was read one row too far, in the list's order, and whether it goes on. */
export const cutWindow = <Row>(rows: readonly Row[], { limit, isBackwards }: KeyWindow) => {
  const kept = rows.slice(0, limit)
  return { rows: isBackwards ? kept.reverse() : kept, isMore: rows.length > limit }
}
