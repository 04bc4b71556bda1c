import type { Db } from '../database.ts'
import type { JoinLinkRow } from '../tables.ts'

/** A new link replaces the debate's earlier one. */
export const replaceJoinLink = async (db: Db, link: JoinLinkRow): Promise<void> => {
  const { debate_id, ...change } = link
  await db
    .insertInto('join_links')
    .values({ debate_id, ...change })
    .onConflict(conflict => conflict.column('debate_id').doUpdateSet(change))
    .execute()
}

/** Takes the link, so that it works once; undefined when it is unknown, used or too old. */
export const takeJoinLink = (db: Db, tokenHash: string, now: Date) =>
  db
    .deleteFrom('join_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['debate_id', 'user_id'])
    .executeTakeFirst()

/** Links that work no longer. */
export const deleteOverJoinLinks = (db: Db, now: Date) =>
  db.deleteFrom('join_links').where('expires_at', '<=', now).execute()
