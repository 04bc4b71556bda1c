import type { Db } from '../database.ts'
import type { ProviderSignInRow } from '../tables.ts'

export const insertSignIn = (db: Db, signIn: ProviderSignInRow) =>
  db.insertInto('provider_sign_ins').values(signIn).execute()

/**
 * Takes the sign-in of this browser, by what its provider gave back, so that it works once;
 * nothing where it is unknown, used, too old or of another browser.
 */
export const takeSignIn = (
  db: Db,
  by: { state: string } | { nonce: string },
  deviceId: string,
  now: Date,
) =>
  db
    .deleteFrom('provider_sign_ins')
    .where(eb => ('state' in by ? eb('state', '=', by.state) : eb('nonce', '=', by.nonce)))
    .where('device_id', '=', deviceId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Sign-ins that were never finished. */
export const deleteOverSignIns = (db: Db, now: Date) =>
  db.deleteFrom('provider_sign_ins').where('expires_at', '<=', now).execute()
