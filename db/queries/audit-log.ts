import type { AuditAction } from '#schema/audit-actions.ts'
import type { Db } from '../database.ts'
import type { Span } from './admin-pages.ts'
import { type KeyColumn, type KeyWindow, orderOfKeys, withinKeys } from './key-pages.ts'

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

export type AuditFilter = { adminId?: string | undefined; action?: AuditAction | undefined }

const filtered = (db: Db, { adminId, action }: AuditFilter) =>
  db
    .selectFrom('audit_log')
    .innerJoin('admins', 'admins.admin_id', 'audit_log.admin_id')
    .leftJoin('api_keys', 'api_keys.key_id', 'audit_log.key_id')
    .$if(adminId !== undefined, query => query.where('audit_log.admin_id', '=', adminId ?? ''))
    .$if(action !== undefined, query => query.where('action', '=', action ?? null))

export const countAuditEntries = async (db: Db, filter: AuditFilter): Promise<number> =>
  (
    await filtered(db, filter)
      .select(eb => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total

const shown = (db: Db, filter: AuditFilter) =>
  filtered(db, filter).select([
    'entry_id',
    'admins.email as admin_email',
    'api_keys.name as api_key',
    'action',
    'target_id',
    'details',
    'at',
  ])

/** Newest first. */
export const findAuditEntries = (db: Db, filter: AuditFilter, { offset, limit }: Span) =>
  shown(db, filter)
    .orderBy('at', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

const AUDIT_KEYS: readonly KeyColumn[] = [
  { column: 'at', order: 'desc' },
  { column: 'entry_id', order: 'desc' },
]

/** A window of the same by keys, in the window's order, and one row more where there are more. */
export const findAuditWindow = (db: Db, filter: AuditFilter, window: KeyWindow) =>
  shown(db, filter)
    .where(withinKeys(AUDIT_KEYS, window))
    .orderBy(orderOfKeys(AUDIT_KEYS, window))
    .limit(window.limit + 1)
    .execute()
