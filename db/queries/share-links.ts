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

/** Undefined when the debate has a link already. */
export const insertShareLink = (db: Db, link: ShareLinkRow) =>
  db
    .insertInto('share_links')
    .values(link)
    .onConflict(conflict => conflict.column('debate_id').doNothing())
    .returningAll()
    .executeTakeFirst()

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
