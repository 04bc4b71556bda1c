import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findInvitations } from '#db/queries/admin-invitations.ts'
import { findAdmins, lockActiveAdmins, revokeAdminRow } from '#db/queries/admins.ts'
import type { Admin } from '#schema/entities.ts'
import type { AdminInvitation } from '#schema/rest/admin.ts'
import { logChange } from './audit-log.ts'
import { toAdmin } from './log-in-admin.ts'

const MOST_LISTED = 200

/** Who administers, and who did. Administrators only. */
export const listAdmins = async (deps: Deps, viewer: Viewer): Promise<Admin[]> => {
  requireAdmin(viewer)
  return (await findAdmins(deps.db, MOST_LISTED)).map(toAdmin)
}

/** Invitations that nobody has taken yet; the links themselves are not kept. Administrators only. */
export const listInvitations = async (deps: Deps, viewer: Viewer): Promise<AdminInvitation[]> => {
  requireAdmin(viewer)
  const rows = await findInvitations(deps.db, deps.now(), MOST_LISTED)
  return rows.map(({ email, expires_at }) => ({ email, expires_at: expires_at.toISOString() }))
}

/**
 * Takes the rights of another administrator away: every login of theirs ends, and so do their
 * invitations. Nobody revokes themselves, so that one is always left. Administrators only;
 * NOT_FOUND, CONFLICT.
 */
export const revokeAdmin = async (
  deps: Deps,
  viewer: Viewer,
  input: { admin_id: string },
): Promise<void> => {
  const ownId = requireAdmin(viewer)
  const adminId = requireId(input.admin_id, 'ADMIN_NOT_FOUND')
  if (adminId === ownId) throw new DomainError('ADMIN_IS_YOU')
  await deps.db.transaction().execute(async tx => {
    const active = await lockActiveAdmins(tx)
    // Two who revoke each other at the same moment: the second one is none any more.
    if (!active.includes(ownId)) throw new DomainError('LOGIN_EXPIRED')
    if (!active.includes(adminId)) throw new DomainError('ADMIN_NOT_FOUND')
    await revokeAdminRow(tx, adminId, deps.now())
    await logChange(deps, tx, ownId, 'revoke_admin', adminId)
  })
  deps.adminLogins.clear()
}
