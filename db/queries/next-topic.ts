import { sql } from 'kysely'
import { SKILLS } from '#schema/constants.ts'
import type { Db } from '../database.ts'
import type { DebateTableRow, TopicRow } from '../tables.ts'
import { isCounted } from './counted-debates.ts'
import type { Owner } from './debates.ts'

const SKILL_COLUMNS = SKILLS.map(skill => `${skill}_score` as const)

export type LastScored = Pick<DebateTableRow, 'user_stance' | (typeof SKILL_COLUMNS)[number]>

/** The owner's latest counted debates with a score, the newest first. */
export const findLastScored = (db: Db, owner: Owner, limit: number): Promise<LastScored[]> =>
  db
    .selectFrom('debates')
    .select(['user_stance', ...SKILL_COLUMNS])
    .where(eb =>
      owner.userId === null ? eb('guest_id', '=', owner.guestId) : eb('user_id', '=', owner.userId),
    )
    .where('overall_score', 'is not', null)
    .where(isCounted())
    .orderBy('end_time', 'desc')
    .orderBy('debate_id', 'desc')
    .limit(limit)
    .execute()

/** `argued_at` is when the owner last began a debate on it; `fits`: it is one of the given motions. */
type NextTopicRow = TopicRow & { argued_at: Date | null; fits: boolean }

const arguedBy = (owner: Owner | null) => {
  if (owner === null) return sql`false`
  return owner.userId === null ? sql`guest_id = ${owner.guestId}` : sql`user_id = ${owner.userId}`
}

/**
 * The approved topic that comes next: one that the owner has not argued before one that they have,
 * of these one of the `fitting` motions, the one argued longest ago, the most debated. Undefined
 * when there is none.
 */
export const findNextTopic = async (db: Db, owner: Owner | null, fitting: readonly string[]) => {
  const { rows } = await sql<NextTopicRow>`
    select topics.*, argued.argued_at, coalesce(motion_key = any(${fitting}::text[]), false) as fits
    from topics
    left join (
      select topic_id, max(start_time) as argued_at from debates
      where ${arguedBy(owner)} group by topic_id
    ) as argued using (topic_id)
    where status = 'approved'
    order by argued_at is not null, fits desc, argued_at, debate_count desc, is_recommended desc,
      topic_id
    limit 1`.execute(db)
  return rows[0]
}
