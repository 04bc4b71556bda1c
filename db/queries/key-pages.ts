import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { SortOrder } from '#schema/admin-lists/query.ts'

/** The values of a list's order in one row: a page begins or ends beside it. */
export type Key = readonly (string | number | boolean | null)[]

/** A column to sort by: an expression that an index serves, nulls last when descending. */
export type KeyColumn = {
  column: string
  order: SortOrder
  hasNulls?: boolean
  /** The expression is the column in lower case. */
  isLowered?: boolean
  /** The table of a moment that is kept finer than the milliseconds in which it travels. */
  momentOf?: string | null
}

export type KeyWindow = {
  limit: number
  /** The last rows of the list, or before a key; they come in reverse. */
  isBackwards: boolean
  after: Key | null
  before: Key | null
  /** Rows to pass over, where the window is a numbered page. */
  offset: number
}

/** A window's rows in the list's order. */
export type Slice<Row> = { rows: Row[]; isMore: boolean }

type Part = { column: KeyColumn; isNull: boolean; value: RawBuilder<unknown> }

/** A key's values as the columns have them; a moment's row, where it is still there, knows it all. */
const partsOf = (columns: readonly KeyColumn[], key: Key): Part[] =>
  columns.map((column, at) => {
    const given = key[at] ?? null
    const part = { column, isNull: given === null }
    if (column.isLowered) return { ...part, value: sql`lower(${given})` }
    if (!column.momentOf) return { ...part, value: sql`${given}` }
    const [name, id] = [sql.raw(column.column), sql.raw(columns.at(-1)?.column ?? '')]
    const value = sql`coalesce((
      select ${name} from ${sql.table(column.momentOf)} where ${id} = ${key.at(-1)}
        and date_trunc('milliseconds', ${name}) = ${given}::timestamptz
    ), ${given}::timestamptz)`
    return { ...part, value }
  })

const same = ({ column: { column }, isNull, value }: Part) =>
  isNull ? sql`${sql.raw(column)} is null` : sql`${sql.raw(column)} = ${value}`

/** Nothing is less than any value: it comes last when descending. */
const beyondOne = ({ column, isNull, value }: Part, isUp: boolean, orSame = false) => {
  const name = sql.raw(column.column)
  if (isNull && isUp) return orSame ? sql`true` : sql`${name} is not null`
  if (isNull) return orSame ? sql`${name} is null` : sql`false`
  const beyond = sql`${name} ${sql.raw(`${isUp ? '>' : '<'}${orSame ? '=' : ''}`)} ${value}`
  return column.hasNulls && !isUp ? sql`(${beyond} or ${name} is null)` : beyond
}

/** `isBounded` names the first column's bound by itself too, from which an index can read. */
type BoundOptions = { isBounded?: boolean }

const beyond = (
  columns: readonly KeyColumn[],
  key: Key,
  isAfter: boolean,
  { isBounded = false }: BoundOptions,
): RawBuilder<SqlBool> => {
  const isUp = ({ order }: KeyColumn) => (order === 'asc') === isAfter
  const parts = partsOf(columns, key)
  const [first] = parts
  if (!first) return sql<SqlBool>`true`
  if (columns.every(({ order, hasNulls }) => order === first.column.order && !hasNulls)) {
    const names = sql.raw(columns.map(({ column }) => column).join(', '))
    const values = sql.join(parts.map(({ value }) => value))
    return sql<SqlBool>`(${names}) ${sql.raw(isUp(first.column) ? '>' : '<')} (${values})`
  }
  // Equal in the columns before, beyond in this one.
  const places = parts.map((part, place) => {
    const next = beyondOne(part, isUp(part.column))
    return sql`(${sql.join([...parts.slice(0, place).map(same), next], sql` and `)})`
  })
  const anywhere = sql<SqlBool>`(${sql.join(places, sql` or `)})`
  if (!isBounded) return anywhere
  return sql<SqlBool>`(${beyondOne(first, isUp(first.column), true)} and ${anywhere})`
}

type Keys = Pick<KeyWindow, 'after' | 'before'>

/** What the rows between the window's keys meet: up to two conditions. */
export const boundsOf = (
  columns: readonly KeyColumn[],
  { after, before }: Keys,
  options: BoundOptions = {},
): RawBuilder<SqlBool>[] => [
  ...(after ? [beyond(columns, after, true, options)] : []),
  ...(before ? [beyond(columns, before, false, options)] : []),
]

/** The same as one condition. */
export const withinKeys = (columns: readonly KeyColumn[], window: Keys) => {
  const bounds = boundsOf(columns, window)
  return bounds.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(bounds, sql` and `)}`
}

/** The order in which the window is read. */
export const orderOfKeys = (
  columns: readonly KeyColumn[],
  { isBackwards }: Pick<KeyWindow, 'isBackwards'>,
) =>
  sql.join(
    columns.map(({ column, order, hasNulls }) => {
      const isDescending = (order === 'desc') !== isBackwards
      const direction = isDescending ? 'desc' : 'asc'
      if (!hasNulls) return sql.raw(`${column} ${direction}`)
      return sql.raw(`${column} ${direction} nulls ${isDescending ? 'last' : 'first'}`)
    }),
  )

/** A window by keys, in the window's order, and one row more where there are more. */
export const inWindow =
  (columns: readonly KeyColumn[], window: KeyWindow) =>
  <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
    query
      .where(withinKeys(columns, window))
      .orderBy(orderOfKeys(columns, window))
      .limit(window.limit + 1)
      .offset(window.offset)

/** A window that was read one row too far, in the list's order, and whether the list goes on. */
export const cutWindow = <Row>(
  rows: readonly Row[],
  { limit, isBackwards }: KeyWindow,
): Slice<Row> => {
  const kept = rows.slice(0, limit)
  return { rows: isBackwards ? kept.reverse() : kept, isMore: rows.length > limit }
}
