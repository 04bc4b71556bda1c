import { toAccount } from '#api/domain/accounts/user-entity.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { endSuspension } from '#db/queries/admin-users.ts'
import { endSessionsOfUser } from '#db/queries/sessions.ts'
import { lockUser } from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
import type { AuditAction } from '#schema/audit-actions.ts'
import type { Account } from '#schema/nodes.ts'
import { logChange } from './audit-log.ts'

type Input = { user_id: string }

/** `change` answers the user's row as it leaves it; null where nothing is to be changed. */
const changeUser = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
  action: AuditAction,
  change: (tx: Db, user: UserRow) => Promise<UserRow> | null,
): Promise<Account> => {
  const adminId = requireAdmin(viewer)
  const userId = requireId(input.user_id, 'ADMIN_USER_NOT_FOUND')
  const row = await deps.db.transaction().execute(async tx => {
    const user = await lockUser(tx, userId)
    if (!user) throw new DomainError('ADMIN_USER_NOT_FOUND')
    const changed = await change(tx, user)
    if (changed) await logChange(deps, tx, adminId, action, userId)
    return changed ?? user
  })
  deps.cache.clear()
  return toAccount(row)
}

/**
 * Shuts a user out: every login ends at once, on every server, and none begins until the user is
 * restored. The debates stay. Suspending again changes nothing. Administrators only; NOT_FOUND.
 */
export const suspendUser = (deps: Deps, viewer: Viewer, input: Input): Promise<Account> =>
  changeUser(deps, viewer, input, 'suspend_user', (tx, { user_id, suspended_at }) =>
    suspended_at === null ? endSessionsOfUser(tx, user_id, { suspended_at: deps.now() }) : null,
  )

/** Lets a suspended user log in again. Administrators only; NOT_FOUND. */
export const restoreUser = (deps: Deps, viewer: Viewer, input: Input): Promise<Account> =>
  changeUser(deps, viewer, input, 'restore_user', (tx, { user_id, suspended_at }) =>
    suspended_at === null ? null : endSuspension(tx, user_id),
  )

/** Ends every login of a user, who may log in again. Administrators only; NOT_FOUND. */
export const endUserSessions = (deps: Deps, viewer: Viewer, input: Input): Promise<Account> =>
  changeUser(deps, viewer, input, 'end_user_sessions', (tx, { user_id }) =>
    endSessionsOfUser(tx, user_id),
  )
