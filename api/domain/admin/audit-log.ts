import type { Deps } from '#api/domain/deps.ts'
import { invalidField, notOneOf } from '#api/domain/domain-error.ts'
import { isUuid } from '#api/domain/input.ts'
import { readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { type Actor, requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import {
  countAuditEntries,
  findAuditEntries,
  findAuditWindow,
  insertAuditEntry,
} from '#db/queries/audit-log.ts'
import { cutWindow } from '#db/queries/key-pages.ts'
import type { AdminPage, AuditEntry } from '#schema/admin.ts'
import { audit } from '#schema/admin-lists/audit.ts'
import { AUDIT_ACTIONS, type AuditAction } from '#schema/audit-actions.ts'
import { LIMITS } from '#schema/constants.ts'
import { readAdminPage } from './admin-page.ts'

/**
 * Writes a change by an administrator, or by an API key, to the audit log as part of `tx`: a change
 * that cannot be logged is not made. Never holds passwords or keys.
 */
export const logChange = (
  deps: Pick<Deps, 'now'>,
  tx: Db,
  by: string | Actor,
  action: AuditAction,
  targetId: string,
  details: Record<string, unknown> = {},
) => {
  const { adminId, keyId } = typeof by === 'string' ? { adminId: by, keyId: null } : by
  const done = { admin_id: adminId, key_id: keyId, action, target_id: targetId, details }
  return insertAuditEntry(tx, { ...done, at: deps.now() })
}

type Input = {
  action?: string | undefined
  adminId?: string | undefined
  page: number
  pageSize: number
}

const readFilter = ({ action: given, adminId }: Pick<Input, 'action' | 'adminId'>) => {
  const action = AUDIT_ACTIONS.find(known => known === given)
  if (given !== undefined && !action) throw notOneOf('action', AUDIT_ACTIONS)
  if (adminId !== undefined && !isUuid(adminId))
    throw invalidField('adminId', 'FIELD_INVALID', { field: 'adminId' })
  return { action, adminId }
}

const toEntry = (entry: Awaited<ReturnType<typeof findAuditEntries>>[number]): AuditEntry => ({
  ...entry,
  entry_id: String(entry.entry_id),
  at: entry.at.toISOString(),
})

/** A window of what administrators changed, newest first. Administrators only; VALIDATION. */
export const sliceAuditLog = async (
  deps: Deps,
  viewer: Viewer,
  input: Pick<Input, 'action' | 'adminId'> & WindowInput,
): Promise<Slice<AuditEntry>> => {
  requireAdmin(viewer)
  const window = readWindow(input, { max: LIMITS.listPageMax, fallback: audit.rowsOnScreen })
  const found = await findAuditWindow(deps.db, readFilter(input), window)
  const { rows, isMore } = cutWindow(found, window)
  return { rows: rows.map(toEntry), isMore }
}

/** How many there are in all windows. Administrators only; VALIDATION. */
export const countAuditLog = async (
  deps: Deps,
  viewer: Viewer,
  input: Pick<Input, 'action' | 'adminId'>,
): Promise<number> => {
  requireAdmin(viewer)
  return countAuditEntries(deps.db, readFilter(input))
}

/** One page of the same. Administrators only; VALIDATION. */
export const listAuditLog = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
): Promise<AdminPage<AuditEntry>> => {
  requireAdmin(viewer)
  const filter = readFilter(input)
  return readAdminPage(
    deps,
    'audit',
    input,
    async span => ({
      rows: await findAuditEntries(deps.db, filter, span),
      total: await countAuditEntries(deps.db, filter),
      isExact: true,
    }),
    toEntry,
  )
}
