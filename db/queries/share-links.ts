import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { ShareLinkRow } from '../tables.ts'

export const findShareLink = (db: Db, debateId: string) =>
  db.selectFrom('share_links').selectAll().where('debate_id', '=', debateId).executeTakeFirst()

export const findShareLinks = (db: Db, debateIds: readonly string[]) =>
  db
    .selectFrom('share_links')
    .selectAll()
    .where('debate_id', '=', sql<string>`any(${debateIds}::uuid[])`)
    .execute()

export const findShareLinkByToken = (db: Db, token: string) =>
  db.selectFrom('share_links').selectAll().where('token', '=', token).executeTakeFirst()

/** False when the debate has a link already. */
export const insertShareLink = async (db: Db, link: ShareLinkRow) => {
  const added = await db
    .insertInto('share_links')
    .values(link)
    .onConflict(conflict => conflict.column('debate_id').doNothing())
    .returning('token')
    .executeTakeFirst()
  return added !== undefined
}

export const deleteShareLink = (db: Db, debateId: string) =>
  db.deleteFrom('share_links').where('debate_id', '=', debateId).execute()

/** The links to all debates of a user. */
export const deleteShareLinksOfUser = (db: Db, userId: string) =>
  db
    .deleteFrom('share_links')
    .where('debate_id', 'in', query =>
      query.selectFrom('debates').select('debate_id').where('user_id', '=', userId),
    )
    .execute()
