import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { isUuid } from '#api/domain/input.ts'
import { LONG_WINDOW, readWindow, type Slice, type WindowInput } from '#api/domain/key-window.ts'
import { type Actor, requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import {
  type AuditFilter,
  countAuditEntries,
  findAuditWindow,
  insertAuditEntries,
} from '#db/queries/audit-log.ts'
import { cutWindow } from '#db/queries/key-pages.ts'
import type { AuditEntry } from '#schema/admin.ts'
import { audit } from '#schema/admin-lists/audit.ts'
import type { AuditAction } from '#schema/audit-actions.ts'

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
) => logChanges(deps, tx, by, action, [targetId], details)

/** The same of many targets at once. */
export const logChanges = (
  deps: Pick<Deps, 'now'>,
  tx: Db,
  by: string | Actor,
  action: AuditAction,
  targetIds: readonly string[],
  details: Record<string, unknown> = {},
) => {
  const { adminId, keyId } = typeof by === 'string' ? { adminId: by, keyId: null } : by
  const done = { admin_id: adminId, key_id: keyId, action, details, at: deps.now() }
  return insertAuditEntries(
    tx,
    targetIds.map(target_id => ({ ...done, target_id })),
  )
}

const toEntry = (entry: Awaited<ReturnType<typeof findAuditWindow>>[number]): AuditEntry => ({
  ...entry,
  entry_id: String(entry.entry_id),
  at: entry.at.toISOString(),
})

const assertFilter = ({ adminId }: AuditFilter) => {
  if (adminId !== undefined && !isUuid(adminId))
    throw invalidField('adminId', 'FIELD_INVALID', { field: 'adminId' })
}

/** A window of what administrators changed, newest first. Administrators only; VALIDATION. */
export const sliceAuditLog = async (
  deps: Deps,
  viewer: Viewer,
  { actions, adminId, ...input }: AuditFilter & WindowInput,
): Promise<Slice<AuditEntry>> => {
  requireAdmin(viewer)
  const filter = { actions, adminId }
  assertFilter(filter)
  const window = readWindow(input, { ...LONG_WINDOW, fallback: audit.rowsOnScreen })
  const { rows, isMore } = cutWindow(await findAuditWindow(deps.db, filter, window), window)
  return { rows: rows.map(toEntry), isMore }
}

/** How many there are in all windows. Administrators only; VALIDATION. */
export const countAuditLog = async (
  deps: Deps,
  viewer: Viewer,
  filter: AuditFilter,
): Promise<number> => {
  requireAdmin(viewer)
  assertFilter(filter)
  return countAuditEntries(deps.db, filter)
}
