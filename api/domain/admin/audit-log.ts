import type { Deps } from '#api/domain/deps.ts'
import { notOneOf } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { countAuditEntries, findAuditEntries, insertAuditEntry } from '#db/queries/audit-log.ts'
import type { AdminPage, AuditEntry } from '#schema/admin.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#schema/audit-actions.ts'
import { readAdminPage } from './admin-page.ts'

/**
 * Writes an administrator's change to the audit log as part of `tx`:
 * what is not logged is not done. Never holds passwords.
 */
export const logChange = (
  deps: Pick<Deps, 'now'>,
  tx: Db,
  adminId: string,
  action: AuditAction,
  targetId: string,
  details: Record<string, unknown> = {},
) =>
  insertAuditEntry(tx, { admin_id: adminId, action, target_id: targetId, details, at: deps.now() })

type Input = {
  action?: string | undefined
  adminId?: string | undefined
  page: number
  pageSize: number
}

/** What administrators changed, newest first. Administrators only; VALIDATION. */
export const listAuditLog = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
): Promise<AdminPage<AuditEntry>> => {
  requireAdmin(viewer)
  const { adminId } = input
  const action = AUDIT_ACTIONS.find(known => known === input.action)
  if (input.action !== undefined && !action) throw notOneOf('action', AUDIT_ACTIONS)
  return readAdminPage(
    deps,
    'audit',
    input,
    async span => ({
      rows: await findAuditEntries(deps.db, { action, adminId }, span),
      total: await countAuditEntries(deps.db, { action, adminId }),
      isExact: true,
    }),
    entry => ({ ...entry, entry_id: String(entry.entry_id), at: entry.at.toISOString() }),
  )
}
