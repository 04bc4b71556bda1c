import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { deleteUser } from '#db/queries/admin-users.ts'
import { logChange } from './audit-log.ts'
import { requireUserRow } from './get-user.ts'

type Input = { user_id: string; confirmation?: string | undefined }

/**
 * Erases a person's data; the debates stay in the totals without an owner. Where a
 * `confirmation` is given it must be the username. Administrators only; VALIDATION, NOT_FOUND.
 */
export const deleteAdminUser = async (deps: Deps, viewer: Viewer, input: Input): Promise<void> => {
  const adminId = requireAdmin(viewer)
  const user = await requireUserRow(deps, viewer, input.user_id)
  if (input.confirmation !== undefined && input.confirmation !== user.username)
    throw invalidField('confirmation', 'USERNAME_NOT_TYPED')
  await deps.db.transaction().execute(async tx => {
    // No name and no address: the log outlives the person's data.
    await logChange(deps, tx, adminId, 'delete_user', user.user_id)
    await deleteUser(tx, user.user_id)
  })
  deps.cache.clear()
}
