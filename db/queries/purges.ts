import { sql } from 'kysely'
import type { Db } from '../database.ts'

/**
 * Deletes at most `most` unfinished debates of guests that nobody has touched since `before`, and
 * the guests' own motions that no debate has any more. Answers how many debates.
 */
export const deleteAbandonedDebates = (db: Db, before: Date, most: number): Promise<number> =>
  db.transaction().execute(async tx => {
    const { rows } = await sql<{ topic_id: string }>`
      delete from debates where debate_id in (
        select debate_id from debates
        where guest_id is not null and status = 'in_progress' and start_time < ${before}
          and not exists (
            select 1 from turns
            where turns.debate_id = debates.debate_id and turns.timestamp >= ${before}
          )
        order by start_time limit ${most}
        for update skip locked
      )
      returning topic_id`.execute(tx)
    if (rows.length === 0) return 0
    await tx
      .deleteFrom('topics')
      .where(
        'topic_id',
        'in',
        rows.map(({ topic_id }) => topic_id),
      )
      .where('status', '=', 'custom')
      .where('created_by', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('debates')
              .select('debate_id')
              .whereRef('debates.topic_id', '=', 'topics.topic_id'),
          ),
        ),
      )
      .execute()
    return rows.length
  })

/** Links for new passwords that work no longer. */
export const deleteOverPasswordResets = (db: Db, now: Date) =>
  db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
