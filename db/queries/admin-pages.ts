import { type OrderByExpression, type SelectQueryBuilder, sql } from 'kysely'
import type { SortOrder } from '#schema/admin-tables.ts'

/** Where a page lies; `total` is the exact number of rows, null when it is not known. */
export type Span = { offset: number; limit: number; total: number | null }

/** A column to sort by: an expression that an index serves, nulls last when descending. */
export type Sorting = { column: string; order: SortOrder; hasNulls?: boolean }

/**
 * The rows of a page. The id breaks ties in the direction of the first column, so that one index serves both ways; a
 * page in the second half is read from the end, backwards.
 */
export const readPage = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  sortings: readonly Sorting[],
  idColumn: string,
  { offset, limit, total }: Span,
): Promise<Row[]> => {
  const isNearEnd = total !== null && offset > total / 2
  const count = isNearEnd ? Math.max(0, Math.min(limit, total - offset)) : limit
  if (count === 0) return []
  const columns = [...sortings, { column: idColumn, order: sortings[0]?.order ?? 'desc' }]
  let sorted = query
  for (const { column, order, hasNulls } of columns as Sorting[]) {
    const isDescending = (order === 'desc') !== isNearEnd
    const nulls = hasNulls
      ? sql.raw(isDescending ? ' desc nulls last' : ' asc nulls first')
      : sql.raw(isDescending ? ' desc' : ' asc')
    sorted = sorted.orderBy(sql`${sql.raw(column)}${nulls}` as unknown as OrderByExpression<DB, TB, Row>)
  }
  const rows = await sorted
    .limit(count)
    .offset(isNearEnd ? total - offset - count : offset)
    .execute()
  return isNearEnd ? rows.reverse() : rows
}

/** ILIKE's pattern for "contains these words as they are". */
export const containing = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`
