import { assertNoProblems, invalidField, notOneOf } from '#api/domain/domain-error.ts'
import { readRowsQuery } from '#schema/admin-lists/address.ts'
import {
  type AdminFilter,
  type AdminTable,
  filtersOf,
  parametersOf,
  sortsOf,
} from '#schema/admin-lists/lists.ts'
import {
  ADMIN_PAGE_SIZES,
  type AdminRowsQuery,
  type AdminSort,
  type AdminTableQuery,
  checkFilter,
} from '#schema/admin-lists/query.ts'

const assertDistinct = (sort: readonly { by: string }[]) => {
  if (new Set(sort.map(({ by }) => by)).size < sort.length)
    throw invalidField('sort', 'SORT_REPEATED')
}

/** Where none is asked for, at any door. */
const FIRST_PAGE = { page: 1, pageSize: ADMIN_PAGE_SIZES[0] }

/** Section 7's sortBy and sortOrder say one `sort`. */
const ORDER = ['sort', 'sortBy', 'sortOrder']

const takesBeside = (table: AdminTable, more: readonly string[]) => {
  const filters = filtersOf(table)
  const names = filters.flatMap(([name, filter]) => parametersOf(name, filter))
  const lists = filters.filter(([, { kind }]) => kind === 'choices' || kind === 'words')
  return {
    config: {
      query: [...names, ...ORDER, ...more],
      repeatable: [...lists.map(([name]) => name), 'sort'],
    },
  }
}

/** Route options: the query string names rows of a table. */
export const takesRows = (table: AdminTable) => takesBeside(table, [])

/** Route options: it names a page of them. */
export const takesTable = (table: AdminTable) => takesBeside(table, Object.keys(FIRST_PAGE))

const paramsOf = (url: string): URLSearchParams => {
  const params = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  // Section 7 sends an empty search.
  for (const [name] of [...params]) params.delete(name, '')
  return params
}

const rowsOf = <T extends AdminTable>(table: T, params: URLSearchParams): AdminRowsQuery<T> => {
  const by = params.get('sortBy')
  const order = params.get('sortOrder')
  if (by !== null) {
    const sorts = sortsOf(table)
    const known = sorts.find(({ column }) => column === by)
    if (!known)
      throw notOneOf(
        'sortBy',
        sorts.map(({ column }) => column),
      )
    params.append('sort', `${known.by}.${order ?? 'desc'}`)
  } else if (order !== null) throw invalidField('sortBy', 'FIELD_REQUIRED', { field: 'sortBy' })
  const { rows, faults } = readRowsQuery(table, params)
  assertNoProblems(faults)
  assertDistinct(rows.sort)
  return rows
}

/**
 * Rows of a table from the address: `sort`, or section 7's sortBy (which names columns as the wire
 * does) and sortOrder. VALIDATION names what says nothing.
 */
export const parseRowsQuery = <T extends AdminTable>(table: T, url: string): AdminRowsQuery<T> =>
  rowsOf(table, paramsOf(url))

/** A page of them; what cannot be a number of the page is NaN, which the use case refuses. */
export const parseTableQuery = <T extends AdminTable>(
  table: T,
  url: string,
): AdminTableQuery<T> => {
  const params = paramsOf(url)
  const numberOf = (name: keyof typeof FIRST_PAGE) => {
    const text = params.get(name)
    if (text === null) return FIRST_PAGE[name]
    return /^\d+$/.test(text) ? Number(text) : Number.NaN
  }
  return { ...rowsOf(table, params), page: numberOf('page'), pageSize: numberOf('pageSize') }
}

/** GraphQL's input: its types are checked, its values are not. */
export type TableInput<T extends AdminTable> = {
  filter?: { [Name in keyof AdminFilter<T>]?: unknown } | null
  sort?: readonly AdminSort<T>[] | null
  page?: number | null
  pageSize?: number | null
}

/** A table's query from GraphQL's input, as it comes. VALIDATION names what says nothing. */
export const checkTableInput = <T extends AdminTable>(
  table: T,
  { filter: given, sort, page, pageSize }: TableInput<T>,
): AdminTableQuery<T> => {
  assertDistinct(sort ?? [])
  const values: Record<string, unknown> = { ...given }
  const { filter, faults } = checkFilter(table, name => values[name])
  assertNoProblems(faults)
  return {
    filter,
    sort: [...(sort ?? [])],
    page: page ?? FIRST_PAGE.page,
    pageSize: pageSize ?? FIRST_PAGE.pageSize,
  }
}
