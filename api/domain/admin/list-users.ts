import type { Deps } from '#api/domain/deps.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { type AdminUserRow, findAdminUsers } from '#db/queries/admin-users.ts'
import type { AdminPage, AdminUser, AdminUsersQuery } from '#schema/admin.ts'
import { readAdminPage } from './admin-page.ts'
import { toAdminRow } from './admin-row.ts'

export const toAdminUser = (row: AdminUserRow): AdminUser => toAdminRow('users', row, {})

/**
 * All users, filtered and sorted. Administrators, and keys with USERS_READ; VALIDATION on a page
 * that cannot be.
 */
export const listAdminUsers = async (
  deps: Deps,
  viewer: Viewer,
  query: AdminUsersQuery,
): Promise<AdminPage<AdminUser>> => {
  requireAdminOr(viewer, 'USERS_READ')
  return readAdminPage(
    deps,
    'users',
    query,
    span => findAdminUsers(deps.db, query.filter, query.sort, span),
    toAdminUser,
  )
}
