import { useMemo } from 'react'
import { writeRowsQuery } from '#schema/admin-lists/address.ts'
import type { AdminSort, AdminTableQuery } from '#schema/admin-lists/query.ts'
import { firstQuery, type TableState, useTableQuery } from '../list/use-table-query.ts'

/** Offered topics first, the newest of each first. */
const APPROVED_FIRST: AdminSort<'topics'>[] = [
  { by: 'status', order: 'asc' },
  { by: 'createdAt', order: 'desc' },
]

/** Where no status is asked for, self-written topics stay away. */
const withDefaults = (query: AdminTableQuery<'topics'>): AdminTableQuery<'topics'> => ({
  ...query,
  filter: { ...query.filter, status: query.filter.status ?? ['approved', 'archived'] },
  sort: query.sort.length > 0 ? query.sort : APPROVED_FIRST,
})

export const firstTopics = (): AdminTableQuery<'topics'> => withDefaults(firstQuery('topics'))

/** The table of topics, and the query that its rows answer: the export names the same rows. */
export const useTopicsTable = (): {
  state: TableState<'topics'>
  variables: AdminTableQuery<'topics'>
} => {
  const state = useTableQuery('topics')
  const variables = useMemo(() => withDefaults(state.query), [state.query])
  const rowsAddress = writeRowsQuery(variables).toString()
  return { state: { ...state, order: variables.sort, rowsAddress }, variables }
}
