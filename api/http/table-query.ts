import { assertNoProblems, invalidField } from '#api/domain/domain-error.ts'
import { readTableQuery } from '#schema/admin-lists/address.ts'
import {
  type AdminFilter,
  type AdminTable,
  filtersOf,
  parametersOf,
  sortsOf,
} from '#schema/admin-lists/lists.ts'
import {
  type AdminSort,
  type AdminTableQuery,
  type Checked,
  checkFilter,
} from '#schema/admin-lists/query.ts'

const assertFaultless = <Part extends object>({ faults, ...part }: Checked<Part>) => {
  assertNoProblems(
    faults.map(field => ({ field, code: 'FILTER_VALUE_INVALID', params: { field } })),
  )
  return part
}

/** Beside the filters; section 7's sortBy and sortOrder say one `sort`. */
const COMMON = ['page', 'pageSize', 'sort', 'sortBy', 'sortOrder']

/** Route options: the query string is a table's. */
export const takesTable = (table: AdminTable) => ({
  config: {
    query: [...filtersOf(table).flatMap(([name, filter]) => parametersOf(name, filter)), ...COMMON],
  },
})

/**
 * A table's query from the address: `sort`, or section 7's sortBy (which names columns as the wire
 * does) and sortOrder. VALIDATION names what says nothing.
 */
export const parseTableQuery = <T extends AdminTable>(
  table: T,
  url: string,
): AdminTableQuery<T> => {
  const params = new URLSearchParams(url.split('?')[1] ?? '')
  const by = params.get('sortBy')
  if (by !== null) {
    const known = sortsOf(table).find(({ column }) => column === by)
    params.append('sort', `${known?.by ?? by}.${params.get('sortOrder') ?? 'desc'}`)
  }
  // Section 7 sends an empty search.
  for (const [name, value] of [...params]) if (value === '') params.delete(name)
  for (const name of ['page', 'pageSize'])
    if (params.has(name) && !/^[1-9]\d{0,7}$/.test(params.get(name) ?? ''))
      throw invalidField(name, 'NUMBER_TOO_LOW', { field: name, min: 1 })
  return assertFaultless(readTableQuery(table, params)).query as AdminTableQuery<T>
}

/** GraphQL's input: its types are checked, its values are not. */
export type TableInput<T extends AdminTable> = {
  filter?: { [Name in keyof AdminFilter<T>]?: unknown } | null
  sort?: readonly AdminSort<T>[] | null
  page?: number | null
  pageSize?: number | null
}
type PageAsked = { page: number; pageSize: number }

/** A table's query from GraphQL's input, as it comes. VALIDATION names what says nothing. */
export const checkTableInput = <T extends AdminTable>(
  table: T,
  { filter, sort, page, pageSize }: TableInput<T>,
  whole: PageAsked,
): AdminTableQuery<T> => {
  const given: Record<string, unknown> = { ...filter }
  if ((sort?.length ?? 0) > sortsOf(table).length) throw invalidField('sort', 'SORT_REPEATED')
  return {
    ...(assertFaultless(checkFilter(table, name => given[name])) as { filter: AdminFilter<T> }),
    sort: [...(sort ?? [])],
    page: page ?? whole.page,
    pageSize: pageSize ?? whole.pageSize,
  }
}
