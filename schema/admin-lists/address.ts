import type { ListFilter } from './declare.ts'
import type { AdminTable } from './lists.ts'
import {
  ADMIN_PAGE_SIZES,
  type AdminTableQuery,
  type Checked,
  checkFilter,
  isSort,
} from './query.ts'

/** A filter's value from the texts of an address; undefined without any. checkFilter checks it. */
const valueOfTexts = ({ kind }: ListFilter, texts: readonly string[]): unknown => {
  const [text] = texts
  if (text === undefined || kind === 'choices' || kind === 'words') return texts
  if (kind === 'numbers') return text === '' ? Number.NaN : Number(text)
  if (kind === 'flag') return { true: true, false: false }[text] ?? text
  return text
}

const wholeOf = (text: string | null, fallback: number) =>
  text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : fallback

/**
 * A table's query from an address; parameters that the table does not have are ignored. Without a
 * number of rows it has `pageSizeUnsaid`: REST's, or the screen's (view.ts).
 */
export const readTableQuery = <T extends AdminTable>(
  table: T,
  params: URLSearchParams,
  pageSizeUnsaid: number = ADMIN_PAGE_SIZES[0],
): Checked<{ query: AdminTableQuery<T> }> => {
  const { filter, faults } = checkFilter(table, (parameter, declared) =>
    valueOfTexts(declared, params.getAll(parameter)),
  )
  const sort = params.getAll('sort').flatMap(text => {
    const [by = '', order = ''] = text.split('.')
    const given = { by, order }
    if (isSort(table, given)) return [given]
    faults.push('sort')
    return []
  })
  const pageSize = wholeOf(params.get('pageSize'), pageSizeUnsaid)
  return {
    query: {
      filter,
      sort,
      page: wholeOf(params.get('page'), 1),
      pageSize: Math.min(pageSize, ADMIN_PAGE_SIZES.at(-1) ?? pageSize),
    },
    faults,
  }
}

/** The shortest address that readTableQuery reads as `query`. */
export const writeTableQuery = <T extends AdminTable>(
  query: AdminTableQuery<T>,
  pageSizeUnsaid: number = ADMIN_PAGE_SIZES[0],
): URLSearchParams => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query.filter))
    for (const part of [value].flat())
      if (part !== undefined && part !== null) params.append(name, String(part))
  for (const { by, order } of query.sort) params.append('sort', `${by}.${order}`)
  if (query.pageSize !== pageSizeUnsaid) params.set('pageSize', String(query.pageSize))
  if (query.page !== 1) params.set('page', String(query.page))
  return params
}
