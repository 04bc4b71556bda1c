import type { AuditAction } from '#schema/audit-actions.ts'
import type { Db } from '../database.ts'
import { inWindow, type KeyColumn, type KeyWindow } from './key-pages.ts'

type NewAuditEntry = {
  admin_id: string
  key_id: string | null
  action: AuditAction
  target_id: string
  details: Record<string, unknown>
  at: Date
}

export const insertAuditEntries = async (db: Db, entries: readonly NewAuditEntry[]) => {
  if (entries.length === 0) return
  await db
    .insertInto('audit_log')
    .values(entries.map(entry => ({ ...entry, details: JSON.stringify(entry.details) })))
    .execute()
}

export type AuditFilter = {
  adminId?: string | undefined
  /** Any of these; none for all. */
  actions?: readonly AuditAction[] | undefined
}

const filtered = (db: Db, { adminId, actions = [] }: AuditFilter) =>
  db
    .selectFrom('audit_log')
    .innerJoin('admins', 'admins.admin_id', 'audit_log.admin_id')
    .leftJoin('api_keys', 'api_keys.key_id', 'audit_log.key_id')
    .$if(adminId !== undefined, query => query.where('audit_log.admin_id', '=', adminId ?? ''))
    .$if(actions.length > 0, query => query.where('action', 'in', actions))

export const countAuditEntries = async (db: Db, filter: AuditFilter): Promise<number> =>
  (
    await filtered(db, filter)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

const AUDIT_KEYS: readonly KeyColumn[] = [
  { column: 'at', order: 'desc' },
  { column: 'entry_id', order: 'desc' },
]

/** Newest first, in the window's order, and one row more where there are more. */
export const findAuditWindow = (db: Db, filter: AuditFilter, window: KeyWindow) =>
  filtered(db, filter)
    .select(['entry_id', 'admins.email as admin_email', 'api_keys.name as api_key'])
    .select(['action', 'target_id', 'details', 'at'])
    .$call(inWindow(AUDIT_KEYS, window))
    .execute()
