import { type OrderByExpression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { ADMIN_EXACT_TOTAL, type SortOrder } from '#schema/admin-tables.ts'
import type { Db } from './users.ts'

/** A total that is not exact means "this many or more". */
export type Total = { total: number; isExact: boolean }
export type PageOfRows<Row> = Total & { rows: Row[] }
export type Span = { offset: number; limit: number }

/** How a table's rows are counted, as a scalar expression; a bounded count stops one past ADMIN_EXACT_TOTAL. */
export type Counted = { total: RawBuilder<number>; isBounded: boolean }

/** A column to sort by: an expression that an index serves, nulls last when descending. */
export type Sorting = { column: string; order: SortOrder; hasNulls?: boolean }

/** A filtered table: its rows, their order and their count. The id breaks ties, so that pages never overlap. */
export type Listing<DB, TB extends keyof DB, Row> = {
  query: SelectQueryBuilder<DB, TB, Row>
  sortings: readonly Sorting[]
  idColumn: string
  counted: Counted
}

/** Counts the rows of `query` up to ADMIN_EXACT_TOTAL. */
export const countedUpToLimit = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>): Counted => ({
  total: sql<number>`(select count(*) from (${query.limit(ADMIN_EXACT_TOTAL + 1)}) as found)`,
  isBounded: true,
})

const toTotal = (total: number, { isBounded }: Counted): Total => ({
  total: isBounded ? Math.min(total, ADMIN_EXACT_TOTAL) : total,
  isExact: !isBounded || total <= ADMIN_EXACT_TOTAL,
})

/** Ties go in the direction of the first column, so that one index serves both ways. */
const sorted = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { sortings, idColumn }: Pick<Listing<DB, TB, Row>, 'sortings' | 'idColumn'>,
  isBackwards: boolean,
) => {
  const columns: Sorting[] = [...sortings, { column: idColumn, order: sortings[0]?.order ?? 'desc' }]
  return columns.reduce((ordered, { column, order, hasNulls }) => {
    const isDescending = (order === 'desc') !== isBackwards
    const nulls = hasNulls ? (isDescending ? ' nulls last' : ' nulls first') : ''
    const direction = sql.raw(`${isDescending ? ' desc' : ' asc'}${nulls}`)
    return ordered.orderBy(sql`${sql.raw(column)}${direction}` as unknown as OrderByExpression<DB, TB, Row>)
  }, query)
}

/** Up to here skipping rows costs less than a second statement. */
const NEAR = 2_000

/** One page with the total: near pages in one statement; a far one in the second half is read from the end, backwards. */
export const readPage = async <DB, TB extends keyof DB, Row>(
  db: Db,
  listing: Listing<DB, TB, Row>,
  { offset, limit }: Span,
): Promise<PageOfRows<Row>> => {
  const { query, counted } = listing
  if (offset <= NEAR) {
    const found = (await sorted(query.select(counted.total.as('total_rows')), listing, false)
      .limit(limit)
      .offset(offset)
      .execute()) as (Row & { total_rows: number })[]
    const [first] = found
    if (first || offset === 0) {
      const rows = found.map(({ total_rows: _, ...row }) => row as unknown as Row)
      return { rows, ...toTotal(first?.total_rows ?? 0, counted) }
    }
  }
  const { all } = await db.selectNoFrom(counted.total.as('all')).executeTakeFirstOrThrow()
  const total = toTotal(all, counted)
  const isNearEnd = total.isExact && offset > total.total / 2
  const count = isNearEnd ? Math.max(0, Math.min(limit, total.total - offset)) : limit
  if (count === 0) return { rows: [], ...total }
  const rows = (await sorted(query, listing, isNearEnd)
    .limit(count)
    .offset(isNearEnd ? total.total - offset - count : offset)
    .execute()) as Row[]
  return { rows: isNearEnd ? rows.reverse() : rows, ...total }
}

/** All rows in their order; for ids, since nothing bounds them. */
export const readAll = <DB, TB extends keyof DB, Row>(listing: Listing<DB, TB, Row>): Promise<Row[]> =>
  sorted(listing.query, listing, false).execute() as Promise<Row[]>

/** The rows in the order of the ids; those that are gone are left out. */
export const inOrderOf = <Id extends string, Row extends Record<Id, string>>(
  ids: readonly string[],
  id: Id,
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map(row => [row[id] as string, row]))
  return ids.flatMap(wanted => byId.get(wanted) ?? [])
}

/** ILIKE's pattern for "contains these words as they are". */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`
