import type { Db } from '../database.ts'

/** A new reset replaces the user's earlier one. */
export const replacePasswordReset = async (
  db: Db,
  reset: { token_hash: string; user_id: string; expires_at: Date },
): Promise<void> => {
  const { token_hash, expires_at } = reset
  await db
    .insertInto('password_resets')
    .values(reset)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ token_hash, expires_at }))
    .execute()
}

/** Whether a reset is there to be taken. */
export const isPasswordReset = async (db: Db, tokenHash: string, now: Date): Promise<boolean> => {
  const found = await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Takes the reset, so that it works once; null when it is unknown, used or too old. */
export const takePasswordReset = async (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<string | null> => {
  const taken = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return taken?.user_id ?? null
}
