import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../database.ts'
import { type Listing, run, type Sorting, sorted } from './admin-pages.ts'
import { cutWindow, type Key, type KeyWindow } from './key-pages.ts'

export type RowsOfWindow<Row> = { rows: Row[]; isMore: boolean }

type Column = Omit<Sorting, 'name'>
/** A key's value as SQL, by the place of its column. */
type ValueOf = (at: number) => RawBuilder<unknown>

/**
 * A key's values as the columns have them. A moment travels in milliseconds: its row, where it is
 * still there, knows the rest.
 */
const valuesOf =
  (table: string, columns: readonly Column[], key: Key): ValueOf =>
  at => {
    const { column = '', isLowered, isMoment } = columns[at] ?? {}
    const value = key[at] ?? null
    if (isLowered) return sql`lower(${value})`
    if (!isMoment) return sql`${value}`
    const [name, id] = [sql.raw(column), sql.raw(columns.at(-1)?.column ?? '')]
    return sql`coalesce((
      select ${name} from ${sql.table(table)} where ${id} = ${key.at(-1)}
        and date_trunc('milliseconds', ${name}) = ${value}::timestamptz
    ), ${value}::timestamptz)`
  }

type Part = { column: Column; isNull: boolean; value: RawBuilder<unknown> }

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

const beyond = (
  table: string,
  columns: readonly Column[],
  key: Key,
  isAfter: boolean,
): RawBuilder<SqlBool> => {
  const valueAt = valuesOf(table, columns, key)
  const isUp = ({ order }: Column) => (order === 'asc') === isAfter
  const parts = columns.map((column, at) => ({
    column,
    isNull: (key[at] ?? null) === null,
    value: valueAt(at),
  }))
  const [first] = parts
  if (!first) return sql<SqlBool>`true`
  const isOneWay = columns.every(each => each.order === first.column.order && !each.hasNulls)
  if (isOneWay) {
    const names = sql.raw(columns.map(({ column }) => column).join(', '))
    const values = sql.join(parts.map(({ value }) => value))
    return sql<SqlBool>`(${names}) ${sql.raw(isUp(first.column) ? '>' : '<')} (${values})`
  }
  // Equal in the columns before, beyond in this one; an index reads from the first column's bound.
  const places = parts.map((part, place) => {
    const next = beyondOne(part, isUp(part.column))
    return sql`(${sql.join([...parts.slice(0, place).map(same), next], sql` and `)})`
  })
  const bound = beyondOne(first, isUp(first.column), true)
  return sql<SqlBool>`(${bound} and (${sql.join(places, sql` or `)}))`
}

/** The rows of a listing between two keys, in its order; what comes between pages shifts none. */
export const readWindow = async <DB, TB extends keyof DB, Row>(
  db: Db,
  table: TB & string,
  listing: Listing<DB, TB, Row>,
  window: KeyWindow,
): Promise<RowsOfWindow<Row>> => {
  const { limit, isBackwards, after, before } = window
  const { sortings, idColumn } = listing
  const columns: Column[] = [...sortings, { column: idColumn, order: sortings[0]?.order ?? 'desc' }]
  const page = sorted(listing, isBackwards)
    .$if(after !== null, query => query.where(beyond(table, columns, after ?? [], true)))
    .$if(before !== null, query => query.where(beyond(table, columns, before ?? [], false)))
    .limit(limit + 1)
  const rows = await run<DB, TB, Row, Row>(db, listing, page, { isBackwards })
  return cutWindow(rows, window)
}
