import { makeLinkToken } from '#api/domain/accounts/one-use-link.ts'
import type { Deps } from '#api/domain/deps.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { replacePasswordReset } from '#db/queries/password-resets.ts'
import type { PasswordReset } from '#schema/admin.ts'
import { resetPath } from '#schema/constants.ts'
import { logChange } from './audit-log.ts'
import { requireUserRow } from './get-user.ts'

const LIFETIME_MS = 24 * 3_600_000

/**
 * A link by which the user sets a new password:
 * it works once, for a day. Administrators only; NOT_FOUND.
 */
export const createPasswordReset = async (
  deps: Deps,
  viewer: Viewer,
  input: { user_id: string },
): Promise<PasswordReset> => {
  const adminId = requireAdmin(viewer)
  const { user_id } = await requireUserRow(deps, viewer, input.user_id)
  const { token, token_hash } = makeLinkToken()
  const expires_at = new Date(deps.now().getTime() + LIFETIME_MS)
  await deps.db.transaction().execute(async tx => {
    await replacePasswordReset(tx, { token_hash, user_id, expires_at })
    await logChange(deps, tx, adminId, 'create_password_reset', user_id)
  })
  return { path: resetPath(token), expires_at: expires_at.toISOString() }
}
