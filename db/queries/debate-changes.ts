import type { Db } from '../database.ts'

/** When these debates, or turns of theirs, last changed. */
export const findChangeTimes = (db: Db, debateIds: readonly string[]) =>
  db.selectFrom('debate_changes').selectAll().where('debate_id', 'in', debateIds).execute()
