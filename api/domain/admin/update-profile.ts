import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { updateAdminName } from '#db/queries/admins.ts'
import type { Admin } from '#schema/entities.ts'
import { fieldProblems, fullNameProblem } from '#schema/validation.ts'
import { logChange } from './audit-log.ts'
import { toAdmin } from './log-in-admin.ts'

/** Changes the administrator's own full name. Administrators only; VALIDATION. */
export const updateAdminProfile = async (
  deps: Deps,
  viewer: Viewer,
  input: { full_name: string },
): Promise<Admin> => {
  const adminId = requireAdmin(viewer)
  assertNoProblems(fieldProblems({ full_name: [fullNameProblem, input.full_name] }))
  return deps.db.transaction().execute(async tx => {
    const row = await updateAdminName(tx, adminId, input.full_name.trim())
    if (!row) throw new DomainError('ACCOUNT_GONE')
    await logChange(deps, tx, adminId, 'update_profile', adminId)
    return toAdmin(row)
  })
}
