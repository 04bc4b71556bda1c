import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { AdminRow } from '../tables.ts'
import { inWindow, type KeyColumn, type KeyWindow } from './key-pages.ts'
import { endAllSessions } from './sessions.ts'

export const findAdminById = (db: Db, adminId: string) =>
  db.selectFrom('admins').selectAll().where('admin_id', '=', adminId).executeTakeFirst()

export const findAdminByEmail = (db: Db, email: string) =>
  db
    .selectFrom('admins')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()

export const hasAdmin = async (db: Db) =>
  (await db.selectFrom('admins').select('admin_id').limit(1).executeTakeFirst()) !== undefined

export const countAdmins = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('admins')
    .where('revoked_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whether this address is that of the one administrator there is. */
export const isOnlyAdmin = async (db: Db, email: string): Promise<boolean> => {
  const admins = await db
    .selectFrom('admins')
    .select('email')
    .where('revoked_at', 'is', null)
    .limit(2)
    .execute()
  return admins.length === 1 && admins[0]?.email.toLowerCase() === email.trim().toLowerCase()
}

type NewAdmin = Pick<
  AdminRow,
  'admin_id' | 'email' | 'password_hash' | 'full_name' | 'avatar_id' | 'created_at'
>

export const insertAdmin = (db: Db, admin: NewAdmin): Promise<AdminRow> =>
  db.insertInto('admins').values(admin).returningAll().executeTakeFirstOrThrow()

export const updateAdminName = (db: Db, adminId: string, fullName: string) =>
  db
    .updateTable('admins')
    .set({ full_name: fullName })
    .where('admin_id', '=', adminId)
    .returningAll()
    .executeTakeFirst()

const ADMIN_KEYS: readonly KeyColumn[] = [
  { column: '(revoked_at is not null)', order: 'asc' },
  { column: 'lower(full_name)', order: 'asc', isLowered: true },
  { column: 'admin_id', order: 'asc' },
]

/** Those who administer first, then by name; in the window's order, one row more if there are. */
export const findAdminsWindow = (db: Db, window: KeyWindow) =>
  db.selectFrom('admins').selectAll().$call(inWindow(ADMIN_KEYS, window)).execute()

/** Those who administer, and those who did. */
export const countAllAdmins = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('admins')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The ids of all who administer, locked until the end of the transaction. */
export const lockActiveAdmins = async (tx: Db): Promise<string[]> => {
  const rows = await tx
    .selectFrom('admins')
    .select('admin_id')
    .where('revoked_at', 'is', null)
    .orderBy('admin_id')
    .forUpdate()
    .execute()
  return rows.map(({ admin_id }) => admin_id)
}

/** Ends every login of the administrator and every invitation of theirs; the account stays. */
export const revokeAdminRow = async (tx: Db, adminId: string, at: Date): Promise<void> => {
  await endAllSessions(tx, { type: 'admin', id: adminId })
  await tx.deleteFrom('admin_invitations').where('invited_by', '=', adminId).execute()
  await tx.updateTable('admins').set({ revoked_at: at }).where('admin_id', '=', adminId).execute()
}

/**
 * Sets a password, and a name where one is given, and ends every login of the administrator, who
 * administers from now on.
 */
export const updateAdminPassword = async (
  db: Db,
  adminId: string,
  passwordHash: string,
  name: { full_name?: string } = {},
): Promise<AdminRow> => {
  await endAllSessions(db, { type: 'admin', id: adminId })
  return db
    .updateTable('admins')
    .set({ password_hash: passwordHash, revoked_at: null, ...name })
    .where('admin_id', '=', adminId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
