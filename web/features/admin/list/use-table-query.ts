import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readTableQuery, writeTableQuery } from '#schema/admin-lists/address.ts'
import type { AdminSortKey, AdminTable } from '#schema/admin-lists/lists.ts'
import type { AdminTableQuery } from '#schema/admin-lists/query.ts'

/** How a table looks, beside what it shows; in the address too, so that a link reproduces it. */
type TableLook = { hidden: readonly string[]; isCompact: boolean }

const HIDE = 'hide'
const COMPACT = 'compact'

export type TableState<T extends AdminTable> = {
  query: AdminTableQuery<T>
  look: TableLook
  /** As a saved view keeps it. */
  address: string
  /** Any change but of the page goes back to the first page. */
  change: (change: Partial<AdminTableQuery<T>>) => void
  changeLook: (look: Partial<TableLook>) => void
  /** Goes to a saved view. */
  open: (address: string) => void
  /** One column alone, toggling its direction, or added to the order that there is. */
  sortBy: (by: AdminSortKey<T>, isAdded: boolean) => void
}

/** A table's state, read from and written to the address. */
export const useTableQuery = <T extends AdminTable>(table: T): TableState<T> => {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readTableQuery(table, params).query, [table, params])
  const look = useMemo(
    () => ({ hidden: params.getAll(HIDE), isCompact: params.get(COMPACT) === 'true' }),
    [params],
  )
  const write = useCallback(
    (nextQuery: AdminTableQuery<T>, nextLook: TableLook) => {
      const next = writeTableQuery(nextQuery)
      for (const column of nextLook.hidden) next.append(HIDE, column)
      if (nextLook.isCompact) next.set(COMPACT, 'true')
      setParams(next, { preventScrollReset: true })
    },
    [setParams],
  )
  const change = (part: Partial<AdminTableQuery<T>>) => write({ ...query, page: 1, ...part }, look)
  return {
    query,
    look,
    address: writeTableQuery({ ...query, page: 1 }).toString(),
    change,
    changeLook: part => write(query, { ...look, ...part }),
    open: address => setParams(new URLSearchParams(address)),
    sortBy: (by, isAdded) => {
      const current = query.sort.find(sort => sort.by === by)
      // A new column starts with the highest first (specification section 2).
      const order = current?.order === 'desc' ? 'asc' : 'desc'
      const others = isAdded ? query.sort.filter(sort => sort.by !== by) : []
      change({ sort: [...others, { by, order }] })
    },
  }
}
