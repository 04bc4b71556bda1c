import { readTableQuery, writeTableQuery } from './address.ts'
import { ADMIN_LISTS, type AdminTable } from './lists.ts'
import { readLook, type TableLook, writeLook } from './look.ts'
import type { AdminTableQuery, Checked } from './query.ts'

/** What the screen shows of a table, and how: its address, and what a saved view keeps. */
export type TableView<T extends AdminTable> = { query: AdminTableQuery<T>; look: TableLook }

/** A screen's address; without a number of rows, it has as many as the table declares. */
export const readView = <T extends AdminTable>(
  table: T,
  params: URLSearchParams,
): Checked<TableView<T>> => ({
  ...readTableQuery(table, params, ADMIN_LISTS[table].rowsOnScreen),
  look: readLook(params),
})

/** The shortest address that readView reads as `view`. */
export const writeView = <T extends AdminTable>(
  table: T,
  { query, look }: TableView<T>,
): URLSearchParams => {
  const params = writeTableQuery(query, ADMIN_LISTS[table].rowsOnScreen)
  for (const [name, value] of writeLook(look)) params.append(name, value)
  return params
}
