import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { type AdminUserRow, findAdminUsers } from '#db/queries/admin-users.ts'
import type { AdminPage, AdminUser, AdminUsersQuery } from '#schema/admin.ts'
import { readAdminPage } from './admin-page.ts'

export const toAdminUser = ({
  registration_date,
  last_login,
  average_score,
  ...row
}: AdminUserRow): AdminUser => ({
  ...row,
  registration_date: registration_date.toISOString(),
  last_login: last_login?.toISOString() ?? null,
  average_score: average_score === null ? null : round1(average_score),
})

/** All users, filtered and sorted. Administrators only; VALIDATION on a page that cannot be. */
export const listAdminUsers = async (
  deps: Deps,
  viewer: Viewer,
  query: AdminUsersQuery,
): Promise<AdminPage<AdminUser>> => {
  requireAdmin(viewer)
  return readAdminPage(
    deps,
    'users',
    query,
    span => findAdminUsers(deps.db, query.filter, query.sort, span),
    toAdminUser,
  )
}
