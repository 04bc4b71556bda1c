import {
  type Expression,
  type OrderByExpression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import {
  ADMIN_LISTS,
  type AdminColumn,
  type AdminTable,
  columnsOf,
  sortsOf,
} from '#schema/admin-lists/lists.ts'
import {
  ADMIN_EXACT_TOTAL,
  ADMIN_PAGE_SIZES,
  type AdminSort,
  type SortOrder,
} from '#schema/admin-lists/query.ts'
import type { Db } from '../database.ts'
import { PREPARED } from '../prepared-statements.ts'
import {
  boundsOf,
  cutWindow,
  type KeyColumn,
  type KeyWindow,
  orderOfKeys,
  type Slice,
} from './key-pages.ts'

/** A total that is not exact means "this many or more". */
export type Total = { total: number; isExact: boolean }
export type PageOfRows<Row> = Total & { rows: Row[] }
export type Span = { offset: number; limit: number }

/**
 * How a table's rows are counted, as a scalar expression. `known`: read from a counter or
 * debate_days. The others count up to one past ADMIN_EXACT_TOTAL: `apart` in a query of its own,
 * where an index leads straight to the page; `together` with one search of the rows for page and
 * total.
 */
export type Counted = { total: RawBuilder<number>; how: 'known' | 'apart' | 'together' }

export type Sorting = KeyColumn & {
  /** The name of the column in a row. */
  name: string
}

/**
 * A filtered table: its rows with the columns they are sorted by, their order and their count. The
 * order ends with the id, so that it is always the same and pages never overlap.
 */
export type Listing<DB, TB extends keyof DB, Row> = {
  query: SelectQueryBuilder<DB, TB, Row>
  sortings: readonly Sorting[]
  idColumn: string
  counted: Counted
  /** True where the best plan is the same for all values of the filter. */
  isPrepared?: boolean
  /** The ids of the same rows from a narrower index that has their order, where there is one. */
  ids?: SelectQueryBuilder<DB, TB, unknown> | undefined
  /** Adds columns of other tables: a statement that reads the page and keeps its order. */
  complete?: (page: Expression<unknown>, order: Expression<unknown>) => RawBuilder<Row>
}

/** The declared columns that the table itself has under the same names. */
export const ownColumns = <T extends AdminTable, Other extends AdminColumn<T>>(
  table: T,
  others: readonly Other[],
) =>
  columnsOf(table).flatMap(([name]) =>
    others.some(other => other === name) ? [] : [name as Exclude<AdminColumn<T>, Other>],
  )

/** Where a table's columns are, and which of them its indexes have in lower case. */
type Located = { prefix?: string; lowered?: readonly string[] }

/** The columns that a table is sorted by, newest first unless said otherwise. */
export const sortingsOf = <T extends AdminTable>(
  table: T,
  sort: readonly AdminSort<T>[],
  { prefix = '', lowered = [] }: Located = {},
): Sorting[] => {
  const keys: readonly { by: string; order: SortOrder }[] =
    sort.length === 0 ? [{ by: ADMIN_LISTS[table].defaultSort, order: 'desc' }] : sort
  return keys.flatMap(({ by, order }) => {
    const known = sortsOf(table).find(known => known.by === by)
    if (!known) return []
    const { column: name, isFine, isNullable: hasNulls } = known
    const momentOf = isFine ? table : null
    const isLowered = lowered.includes(name)
    const column = isLowered ? `lower(${prefix}${name})` : `${prefix}${name}`
    return [{ name, column, order, hasNulls, isLowered, momentOf }]
  })
}

/** Counts the rows of `query` up to ADMIN_EXACT_TOTAL. */
export const countedUpToLimit = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  how: 'apart' | 'together' = 'together',
): Counted => ({
  total: sql<number>`(
    select count(*) from (${query.limit(sql.lit(ADMIN_EXACT_TOTAL + 1))}) as found
  )`,
  how,
})

const toTotal = (total: number, { how }: Counted): Total => ({
  total: how === 'known' ? total : Math.min(total, ADMIN_EXACT_TOTAL),
  isExact: how === 'known' || total <= ADMIN_EXACT_TOTAL,
})

type Ordered = { sortings: readonly KeyColumn[]; idColumn: string }

/** The id has the direction of the first column, so that one index can be read both ways. */
const keyColumnsOf = ({ sortings, idColumn }: Ordered): readonly KeyColumn[] => [
  ...sortings,
  { column: idColumn, order: sortings[0]?.order ?? 'desc' },
]

const orderOf = (ordered: Ordered, isBackwards = false) =>
  orderOfKeys(keyColumnsOf(ordered), { isBackwards })

type Sortable<DB, TB extends keyof DB, Row> = Pick<
  Listing<DB, TB, Row>,
  'query' | 'sortings' | 'idColumn'
>

const sorted = <DB, TB extends keyof DB, Row>(
  listing: Sortable<DB, TB, Row>,
  isBackwards = false,
) =>
  listing.query.orderBy(orderOf(listing, isBackwards) as unknown as OrderByExpression<DB, TB, Row>)

/** Up to here skipping rows costs less than a second statement. */
const NEAR = 2_000
const LARGEST = ADMIN_PAGE_SIZES.at(-1) ?? 100

type WithTotal<Row> = Row & { total_rows: number }

/** Runs a statement that selects a page, in order. */
const run = async <DB, TB extends keyof DB, Row, Read extends Row>(
  db: Db,
  listing: Listing<DB, TB, Row>,
  page: Expression<unknown>,
  { isBackwards = false, isPrepared = false },
): Promise<Read[]> => {
  const order = orderOf(listing, isBackwards)
  const statement = listing.complete?.(sql`(${page})`, order) ?? sql`${page}`
  const { rows } = await sql<Read>`${isPrepared ? PREPARED : sql``}${statement}`.execute(db)
  return rows
}

/**
 * A page whose rows are searched once, as ids with their sort values, to be counted and limited.
 */
const foundPage = <DB, TB extends keyof DB, Row>(
  listing: Listing<DB, TB, Row>,
  { offset, limit }: Span,
) => {
  const { query, sortings, idColumn } = listing
  const keys = sortings.map((sorting, place) => ({ ...sorting, key: `key_${place}` }))
  const found = query
    .clearSelect()
    .select([sql.ref(idColumn).as('id'), ...keys.map(({ column, key }) => sql.raw(column).as(key))])
    .limit(sql.lit(ADMIN_EXACT_TOTAL + 1))
  const order = orderOf({
    sortings: keys.map(({ key, ...sorting }) => ({ ...sorting, column: key })),
    idColumn: 'id',
  })
  const ids = sql`(
    select id from found order by ${order} limit ${limit} offset ${offset}
  )`
  const rows = query
    .select(sql<number>`(select count(*) from found)`.as('total_rows'))
    .where(sql<SqlBool>`${sql.ref(idColumn)} in ${ids}`)
  const page = sorted({ ...listing, query: rows as typeof query })
  return sql`with found as materialized (${found}) ${page}`
}

/** The first rows that a statement may look at, a few figures so that there are few statements. */
const FIRST_ROWS = [200, NEAR + LARGEST]

/**
 * Rows from an offset on. PostgreSQL would look at the offset itself each time, and plan a prepared
 * statement anew for each: it takes an unknown one for a tenth of the rows that there may be.
 */
const skipTo = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { offset, limit }: Span,
): Expression<unknown> => {
  if (offset === 0) return rows.limit(sql.lit(limit))
  const most = FIRST_ROWS.find(most => most >= offset + limit) ?? offset + limit
  return sql`(select * from (${rows.limit(sql.lit(most))}) as first_rows
    limit ${sql.lit(limit)} offset (select ${offset}::bigint))`
}

/** The page and the total in one statement; without rows there is no total. */
const readNearPage = <DB, TB extends keyof DB, Row>(
  db: Db,
  listing: Listing<DB, TB, Row>,
  span: Span,
): Promise<WithTotal<Row>[]> => {
  const { query, counted, isPrepared } = listing
  const page =
    counted.how === 'together'
      ? foundPage(listing, span)
      : skipTo(
          sorted({
            ...listing,
            query: query.select(counted.total.as('total_rows')) as typeof query,
          }),
          span,
        )
  return run(db, listing, page, { isPrepared })
}

/** A page whose ids are found first: of the rows before it nothing else is read. */
const farPage = <DB, TB extends keyof DB, Row>(
  listing: Listing<DB, TB, Row>,
  { limit, offset }: Span,
  isBackwards: boolean,
) => {
  const { query, idColumn } = listing
  const id = sql.ref(idColumn)
  const all = (listing.ids ?? query).clearSelect().select(id.as('id'))
  const ids = sorted({ ...listing, query: all }, isBackwards)
    .limit(limit)
    .offset(offset)
  return sorted({ ...listing, query: query.where(sql<SqlBool>`${id} in (${ids})`) }, isBackwards)
}

export const readTotal = async (db: Db, counted: Counted): Promise<Total> => {
  const { all } = await db.selectNoFrom(counted.total.as('all')).executeTakeFirstOrThrow()
  return toTotal(all, counted)
}

/** One page with the total. A far one in the second half is read from the end, backwards. */
export const readPage = async <DB, TB extends keyof DB, Row>(
  db: Db,
  listing: Listing<DB, TB, Row>,
  { offset, limit }: Span,
): Promise<PageOfRows<Row>> => {
  const { counted } = listing
  let total: Total | null = null
  if (offset <= NEAR) {
    const found = await readNearPage(db, listing, { offset, limit })
    const [first] = found
    if (first || offset === 0) {
      total = toTotal(first?.total_rows ?? 0, counted)
      const rows = found.map(({ total_rows: _, ...row }) => row as unknown as Row)
      // If the search was limited, rows that come first in the order may be missing.
      if (total.isExact || counted.how === 'apart') return { rows, ...total }
    }
  }
  total ??= await readTotal(db, counted)
  const isNearEnd = total.isExact && offset > total.total / 2
  const count = isNearEnd ? Math.max(0, Math.min(limit, total.total - offset)) : limit
  if (count === 0) return { rows: [], ...total }
  const span = { limit: count, offset: isNearEnd ? total.total - offset - count : offset }
  const page = farPage(listing, span, isNearEnd)
  const rows = await run<DB, TB, Row, Row>(db, listing, page, { isBackwards: isNearEnd })
  return { rows: isNearEnd ? rows.reverse() : rows, ...total }
}

/** The rows of a listing between two keys, in its order; rows added between two pages shift none. */
export const readWindow = async <DB, TB extends keyof DB, Row>(
  db: Db,
  listing: Listing<DB, TB, Row>,
  window: KeyWindow,
): Promise<Slice<Row>> => {
  const { limit, isBackwards } = window
  const bounds = boundsOf(keyColumnsOf(listing), window, { isBounded: true })
  const page = bounds
    .reduce((query, bound) => query.where(bound), sorted(listing, isBackwards))
    .limit(limit + 1)
  return cutWindow(await run<DB, TB, Row, Row>(db, listing, page, { isBackwards }), window)
}

/** All rows in their order. For ids only, since nothing limits their number. */
export const readAll = <DB, TB extends keyof DB, Row>(
  listing: Sortable<DB, TB, Row>,
): Promise<Row[]> => sorted(listing).execute() as Promise<Row[]>

/** The rows in the order of the ids; those that are gone are left out. */
export const inOrderOf = <Id extends string, Row extends Record<Id, string>>(
  ids: readonly string[],
  id: Id,
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map(row => [row[id] as string, row]))
  return ids.flatMap(wanted => byId.get(wanted) ?? [])
}
