import type { Deps } from '#api/domain/deps.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findAdminUsersByIds, setSuspended } from '#db/queries/admin-users.ts'
import { endAllSessions } from '#db/queries/sessions.ts'
import type { AdminUser } from '#schema/admin.ts'
import { logChange } from './audit-log.ts'
import { requireUserRow } from './get-user.ts'
import { toAdminUser } from './list-users.ts'

type Input = { user_id: string }

const readRow = async (deps: Deps, userId: string): Promise<AdminUser> => {
  deps.cache.clear()
  const [row] = await findAdminUsersByIds(deps.db, [userId])
  if (!row) throw new Error(`the user ${userId} went away meanwhile`)
  return toAdminUser(row)
}

/**
 * Shuts a user out: every login ends at once, on every server, and none begins until the user is
 * restored. The debates stay. Suspending again changes nothing. Administrators only; NOT_FOUND.
 */
export const suspendUser = async (deps: Deps, viewer: Viewer, input: Input): Promise<AdminUser> => {
  const adminId = requireAdmin(viewer)
  const { user_id } = await requireUserRow(deps, viewer, input.user_id)
  await deps.db.transaction().execute(async tx => {
    if (!(await setSuspended(tx, user_id, deps.now()))) return
    await endAllSessions(tx, { type: 'user', id: user_id })
    await logChange(deps, tx, adminId, 'suspend_user', user_id)
  })
  return readRow(deps, user_id)
}

/** Lets a suspended user log in again. Administrators only; NOT_FOUND. */
export const restoreUser = async (deps: Deps, viewer: Viewer, input: Input): Promise<AdminUser> => {
  const adminId = requireAdmin(viewer)
  const { user_id } = await requireUserRow(deps, viewer, input.user_id)
  await deps.db.transaction().execute(async tx => {
    if (!(await setSuspended(tx, user_id, null))) return
    await logChange(deps, tx, adminId, 'restore_user', user_id)
  })
  return readRow(deps, user_id)
}

/** Ends every login of a user, who may log in again. Administrators only; NOT_FOUND. */
export const endUserSessions = async (deps: Deps, viewer: Viewer, input: Input): Promise<void> => {
  const adminId = requireAdmin(viewer)
  const { user_id } = await requireUserRow(deps, viewer, input.user_id)
  await deps.db.transaction().execute(async tx => {
    await endAllSessions(tx, { type: 'user', id: user_id })
    await logChange(deps, tx, adminId, 'end_user_sessions', user_id)
  })
}
