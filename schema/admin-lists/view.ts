import { readRowsQuery, writeRowsQuery } from './address.ts'
import { ADMIN_LISTS, type AdminTable } from './lists.ts'
import { readLook, type TableLook, writeLook } from './look.ts'
import { type AdminTableQuery, type Checked, LARGEST_ADMIN_PAGE } from './query.ts'

/** What the screen shows of a table, and how: its address, and what a saved view keeps. */
export type TableView<T extends AdminTable> = { query: AdminTableQuery<T>; look: TableLook }

const wholeOf = (text: string | null, fallback: number) =>
  text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : fallback

/** What cannot be a page is none, so that an old link still shows something. */
export const readPage = (
  params: URLSearchParams,
  rowsOnScreen: number,
): { page: number; pageSize: number } => ({
  page: wholeOf(params.get('page'), 1),
  pageSize: Math.min(wholeOf(params.get('pageSize'), rowsOnScreen), LARGEST_ADMIN_PAGE),
})

/** A screen's address; without a number of rows, it has as many as the table declares. */
export const readView = <T extends AdminTable>(
  table: T,
  params: URLSearchParams,
): Checked<TableView<T>> => {
  const { rows, faults } = readRowsQuery(table, params)
  const page = readPage(params, ADMIN_LISTS[table].rowsOnScreen)
  return { query: { ...rows, ...page }, faults, look: readLook(params) }
}

/** The shortest address that readView reads as `view`. */
export const writeView = <T extends AdminTable>(
  table: T,
  { query, look }: TableView<T>,
): URLSearchParams => {
  const params = writeRowsQuery(query)
  const { page, pageSize } = query
  if (pageSize !== ADMIN_LISTS[table].rowsOnScreen) params.set('pageSize', String(pageSize))
  if (page !== 1) params.set('page', String(page))
  for (const [name, value] of writeLook(look)) params.append(name, value)
  return params
}
