import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { writeRowsQuery } from '#schema/admin-lists/address.ts'
import { ADMIN_LISTS, type AdminSortKey, type AdminTable } from '#schema/admin-lists/lists.ts'
import type { TableLook } from '#schema/admin-lists/look.ts'
import type { AdminSort, AdminTableQuery } from '#schema/admin-lists/query.ts'
import { readView, writeView } from '#schema/admin-lists/view.ts'
import { isLookSaid, readStoredLook, storeLook } from './stored-look.ts'

export type TableState<T extends AdminTable> = {
  query: AdminTableQuery<T>
  /** The order that the rows have, also where the address names none. */
  order: readonly AdminSort<T>[]
  look: TableLook
  /** As a saved view keeps it. */
  address: string
  /** The rows alone, as REST and the export name them. */
  rowsAddress: string
  /** Any change but of the page goes back to the first page. */
  change: (change: Partial<AdminTableQuery<T>>) => void
  changeLook: (look: Partial<TableLook>) => void
  /** Goes to a saved view. */
  open: (address: string) => void
  /** One column alone, toggling its direction, or added to the order that there is. */
  sortBy: (by: AdminSortKey<T>, isAdded: boolean) => void
}

/** What a table asks for where its address says nothing. */
export const firstQuery = <T extends AdminTable>(table: T): AdminTableQuery<T> =>
  readView(table, new URLSearchParams()).query

const orderOf = <T extends AdminTable>(
  table: T,
  { sort }: AdminTableQuery<T>,
): readonly AdminSort<T>[] =>
  sort.length > 0
    ? sort
    : [{ by: ADMIN_LISTS[table].defaultSort as AdminSortKey<T>, order: 'desc' }]

/** A table's state, read from and written to the address. */
export const useTableQuery = <T extends AdminTable>(table: T): TableState<T> => {
  const [params, setParams] = useSearchParams()
  const { query, look: written } = useMemo(() => {
    const view = readView(table, params)
    return { ...view, look: isLookSaid(view.look) ? view.look : readStoredLook(table) }
  }, [table, params])
  const [look, setLook] = useState(written)
  const [known, setKnown] = useState(written)
  if (known !== written) {
    setKnown(written)
    setLook(written)
  }
  const order = useMemo(() => orderOf(table, query), [table, query])
  const change = useCallback(
    (part: Partial<AdminTableQuery<T>>) =>
      setParams(writeView(table, { query: { ...query, page: 1, ...part }, look }), {
        preventScrollReset: true,
      }),
    [table, query, look, setParams],
  )
  return {
    query,
    order,
    look,
    address: writeView(table, { query: { ...query, page: 1 }, look }).toString(),
    rowsAddress: writeRowsQuery(query).toString(),
    change,
    // How it looks is no step that one goes back from.
    changeLook: part => {
      const next = { ...look, ...part }
      // At once: the address follows in a transition.
      setLook(next)
      storeLook(table, next)
      setParams(writeView(table, { query, look: next }), {
        preventScrollReset: true,
        replace: true,
      })
    },
    open: address => setParams(new URLSearchParams(address)),
    sortBy: (by, isAdded) => {
      const current = order.find(sort => sort.by === by)
      // A new column starts with the highest first (specification section 2).
      const direction = current?.order === 'desc' ? 'asc' : 'desc'
      const others = isAdded ? order.filter(sort => sort.by !== by) : []
      change({ sort: [...others, { by, order: direction }] })
    },
  }
}
