import { confirmPassword } from '#api/domain/accounts/confirm-password.ts'
import { hashPassword } from '#api/domain/accounts/passwords.ts'
import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findAdminById, updateAdminPassword } from '#db/queries/admins.ts'
import type { AdminSessionAnswer } from '#schema/rest/admin.ts'
import { fieldProblems, passwordProblem } from '#schema/validation.ts'
import { logChange } from './audit-log.ts'
import { toAdminSession } from './log-in-admin.ts'

type Input = { password: string; current_password: string }

/**
 * A new password of the administrator's own, with the current one. It ends every other login and
 * answers a new token. Administrators only; VALIDATION, RATE_LIMITED.
 */
export const changeAdminPassword = async (
  deps: Deps,
  viewer: Viewer,
  { password, current_password }: Input,
): Promise<AdminSessionAnswer> => {
  const adminId = requireAdmin(viewer)
  assertNoProblems(fieldProblems({ password: [passwordProblem, password] }))
  const admin = await findAdminById(deps.db, adminId)
  if (!admin) throw new DomainError('ACCOUNT_GONE')
  const passwordHash = await deps.passwords.run(viewer, async () => {
    const own = { realm: 'admin', email: admin.email, hash: admin.password_hash } as const
    await confirmPassword(deps, viewer, own, current_password, 'current_password')
    return hashPassword(password)
  })
  const row = await deps.db.transaction().execute(async tx => {
    await logChange(deps, tx, adminId, 'change_admin_password', adminId)
    return updateAdminPassword(tx, adminId, passwordHash)
  })
  deps.adminLogins.clear()
  return toAdminSession(deps, viewer, row)
}
