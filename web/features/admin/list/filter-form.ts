import { readRowsQuery } from '#schema/admin-lists/address.ts'
import { type AdminFilter, type AdminTable, filtersOf } from '#schema/admin-lists/lists.ts'
import type { AdminRowsQuery } from '#schema/admin-lists/query.ts'

/** Kinds that have a field in the panel, in its order; the search stands above the table. */
export const PANEL_KINDS = ['choices', 'flag', 'numbers', 'days', 'words']

/** What a filled-in panel says; filters that it does not show stay as they were. */
export const readFilterForm = <T extends AdminTable>(
  table: T,
  given: AdminFilter<T>,
  form: FormData,
): AdminRowsQuery<T> => {
  const params = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  const kept = new Map(Object.entries(given))
  for (const [name, { kind }] of filtersOf(table))
    if (!PANEL_KINDS.includes(kind) && kept.has(name)) params.set(name, String(kept.get(name)))
  return readRowsQuery(table, params).rows
}
