import type { Deps } from '#api/domain/deps.ts'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { LONG_WINDOW, readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { cutWindow } from '#db/queries/key-pages.ts'
import {
  countSavedViews,
  deleteView,
  findSavedViewsWindow,
  hasSavedView,
  saveView,
} from '#db/queries/saved-views.ts'
import type { SavedView } from '#schema/admin.ts'
import type { AdminTable } from '#schema/admin-lists/lists.ts'
import { readView, writeView } from '#schema/admin-lists/view.ts'

const LONGEST_NAME = 60
/** Of one administrator on one table. */
const MOST_VIEWS = 100

/** A window of the administrator's own views of a table, by name. Administrators only; VALIDATION. */
export const sliceSavedViews = async (
  { db }: Deps,
  viewer: Viewer,
  { table, ...input }: { table: AdminTable } & WindowInput,
): Promise<Slice<SavedView>> => {
  const adminId = requireAdmin(viewer)
  const window = readWindow(input, LONG_WINDOW)
  return cutWindow(await findSavedViewsWindow(db, adminId, table, window), window)
}

/** How many there are in all windows. Administrators only. */
export const countListedViews = async (
  { db }: Deps,
  viewer: Viewer,
  { table }: { table: AdminTable },
): Promise<number> => countSavedViews(db, requireAdmin(viewer), table)

/**
 * Keeps a table's address under a name; the same name is replaced. Administrators only; VALIDATION.
 */
export const saveAdminView = async (
  deps: Deps,
  viewer: Viewer,
  input: { table: AdminTable; name: string; query: string },
): Promise<SavedView> => {
  const adminId = requireAdmin(viewer)
  const name = input.name.trim()
  if (name === '' || name.length > LONGEST_NAME)
    throw invalidField('name', 'VIEW_NAME_LENGTH', { max: LONGEST_NAME })
  const { query, look, faults } = readView(input.table, new URLSearchParams(input.query))
  if (faults.length > 0)
    throw invalidField('query', 'VIEW_QUERY_INVALID', {
      names: faults.map(({ field }) => field).join(', '),
    })
  const isFull = (await countSavedViews(deps.db, adminId, input.table)) >= MOST_VIEWS
  if (isFull && !(await hasSavedView(deps.db, adminId, input.table, name)))
    throw invalidField('name', 'VIEWS_TOO_MANY', { max: MOST_VIEWS })
  return saveView(deps.db, {
    view_id: deps.newId(),
    admin_id: adminId,
    table_name: input.table,
    name,
    // A view does not keep the number of the page.
    query: writeView(input.table, { query: { ...query, page: 1 }, look }).toString(),
  })
}

/** Deletes a view of the administrator's own. Administrators only; NOT_FOUND. */
export const deleteAdminView = async (
  deps: Deps,
  viewer: Viewer,
  input: { view_id: string },
): Promise<void> => {
  const adminId = requireAdmin(viewer)
  const viewId = requireId(input.view_id, 'VIEW_NOT_FOUND')
  if (!(await deleteView(deps.db, adminId, viewId))) throw new DomainError('VIEW_NOT_FOUND')
}
