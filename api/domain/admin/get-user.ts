import { loadLoginHistories, loadPerformanceStats } from '#api/domain/accounts/load-users.ts'
import { toAccount } from '#api/domain/accounts/user-entity.ts'
import { toDebateRow } from '#api/domain/debates/debate-entity.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findDebatesOf } from '#db/queries/debates.ts'
import { findUserById } from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
import type { AdminUserDetail } from '#schema/admin.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Account } from '#schema/nodes.ts'
import { hideFields } from './hide-fields.ts'

const MISSING = 'ADMIN_USER_NOT_FOUND'

/** Administrators, and keys with USERS_READ; NOT_FOUND. */
export const requireUserRow = async (
  deps: Deps,
  viewer: Viewer,
  userId: string,
): Promise<UserRow> => {
  requireAdminOr(viewer, 'USERS_READ')
  const row = await findUserById(deps.db, requireId(userId, MISSING))
  if (!row) throw new DomainError(MISSING)
  return row
}

/**
 * A user's account; related data are read when they are asked for. Administrators, and keys with
 * USERS_READ; NOT_FOUND.
 */
export const getAdminAccount = async (
  deps: Deps,
  viewer: Viewer,
  input: { user_id: string },
): Promise<Account> => toAccount(await requireUserRow(deps, viewer, input.user_id))

/**
 * A user with figures, the latest debates and the recent activity. Administrators, and keys with
 * USERS_READ, which see the debates with DEBATES_READ; NOT_FOUND.
 */
export const getAdminUser = async (
  deps: Deps,
  viewer: Viewer,
  input: { user_id: string },
): Promise<AdminUserDetail> => {
  const row = await requireUserRow(deps, viewer, input.user_id)
  const stats = (await loadPerformanceStats(deps, [row.user_id])).get(row.user_id)
  if (!stats) throw new DomainError(MISSING)
  const history = await loadLoginHistories(deps, [row.user_id])
  const debates = await findDebatesOf(deps.db, row.user_id, LIMITS.listPageMax, 0)
  return hideFields('userDetail', viewer, {
    user: {
      ...toAccount(row),
      performance_stats: stats,
      login_history: history.get(row.user_id) ?? [],
    },
    stats,
    debates: debates.map(toDebateRow),
  })
}
