import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { inWindow, type KeyColumn, type KeyWindow } from './key-pages.ts'

type Invitation = { token_hash: string; email: string; invited_by: string; expires_at: Date }

/** A new invitation replaces an earlier one to the same address. */
export const replaceInvitation = async (tx: Db, invitation: Invitation): Promise<void> => {
  await tx
    .deleteFrom('admin_invitations')
    .where(sql`lower(email)`, '=', invitation.email.toLowerCase())
    .execute()
  await tx.insertInto('admin_invitations').values(invitation).execute()
}

/** Whom an invitation is for; undefined when it is unknown, used or too old. */
export const findInvitation = (db: Db, tokenHash: string, now: Date) =>
  db
    .selectFrom('admin_invitations')
    .select('email')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Takes the invitation, so that it works once. */
export const takeInvitation = (tx: Db, tokenHash: string, now: Date) =>
  tx
    .deleteFrom('admin_invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()

const INVITATION_KEYS: readonly KeyColumn[] = [
  { column: 'expires_at', order: 'desc' },
  { column: 'email', order: 'desc' },
]

const open = (db: Db, now: Date) => db.selectFrom('admin_invitations').where('expires_at', '>', now)

/** Those that can still be taken, the latest first; one more than the window if there are. */
export const findInvitationsWindow = (db: Db, now: Date, window: KeyWindow) =>
  open(db, now).select(['email', 'expires_at']).$call(inWindow(INVITATION_KEYS, window)).execute()

export const countInvitations = async (db: Db, now: Date): Promise<number> => {
  const { total } = await open(db, now)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const deleteOverInvitations = (db: Db, now: Date) =>
  db.deleteFrom('admin_invitations').where('expires_at', '<=', now).execute()
