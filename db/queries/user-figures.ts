import { sql } from 'kysely'
import { type AccountActivity, type Language, SKILLS } from '#schema/constants.ts'
import type { SkillScores } from '#schema/review.ts'
import type { Db } from '../database.ts'
import { isCounted } from './counted-debates.ts'

/** What is counted over users' debates, without continuations, in one statement for many users. */

/** 1 + the users with a higher average. Users without one are left out. */
export const findRanks = async (db: Db, userIds: readonly string[]) =>
  (
    await sql<{ user_id: string; rank: number }>`
      select ranked.user_id, 1 + (
        select count(*) from users as better where better.average_score > ranked.average_score
      ) as rank
      from users as ranked
      where ranked.user_id = any(${userIds}::uuid[]) and ranked.average_score is not null`.execute(
      db,
    )
  ).rows

/** Mean score of each UTC month with a scored debate, oldest first. */
export const findMonthlyScores = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('debates')
    .select([
      'user_id',
      sql<string>`to_char(end_time at time zone 'UTC', 'YYYY-MM')`.as('month'),
      sql<number>`round(avg(overall_score)::numeric, 1)`.as('score'),
    ])
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('overall_score', 'is not', null)
    .where(isCounted())
    .groupBy(['user_id', 'month'])
    .orderBy('month')
    .execute()

const SCORES = sql.join(SKILLS.map(skill => sql.ref(`${skill}_score`)))
type SkillRow = SkillScores & { user_id: string; debate_id: string; end_time: Date }

/** The seven scores of each user's latest counted debates, oldest first; an index serves it. */
export const findSkillScores = async (db: Db, userIds: readonly string[], limit: number) =>
  (
    await sql<SkillRow>`
      select users.user_id, latest.* from users cross join lateral (
        select debate_id, end_time, ${SCORES} from debates
        where debates.user_id = users.user_id and overall_score is not null and ${isCounted()}
        order by end_time desc, debate_id desc limit ${sql.lit(limit)}
      ) as latest
      where users.user_id = any(${userIds}::uuid[])
      order by latest.end_time, latest.debate_id`.execute(db)
  ).rows

/** How many debates at either end of a user's time are compared. */
const COMPARED = 3

export type PerformanceRow = {
  user_id: string
  debate_count: number
  average_score: number | null
  best: number | null
  worst: number | null
  /** Mean of the first and of the last three scored debates; null under six. */
  first: number | null
  last: number | null
  favorite: {
    topic_text_en: string
    topic_text_zh: string | null
    language: Language
  } | null
}

const meanOfEnd = (order: 'asc' | 'desc') => {
  const way = sql.raw(order)
  return sql`(
    select avg(overall_score) from (
      select overall_score from debates
      where debates.user_id = users.user_id and overall_score is not null and ${isCounted()}
      order by end_time ${way}, debate_id ${way} limit ${sql.lit(COMPARED)}
    ) as compared
  )`
}

/** The most debated topic; among equals the latest. */
export const findPerformances = async (db: Db, userIds: readonly string[]) =>
  (
    await sql<PerformanceRow>`
      select users.user_id, users.debate_count, users.average_score, scored.best, scored.worst,
        case when scored.debates >= ${sql.lit(2 * COMPARED)} then ${meanOfEnd('asc')} end as first,
        case when scored.debates >= ${sql.lit(2 * COMPARED)} then ${meanOfEnd('desc')} end as last,
        (
          select json_build_object('topic_text_en', topics.topic_text_en,
            'topic_text_zh', topics.topic_text_zh, 'language', topics.language)
          from debates join topics on topics.topic_id = debates.topic_id
          where debates.user_id = users.user_id and ${isCounted()}
          group by topics.topic_id
          order by count(*) desc, max(debates.start_time) desc
          limit 1
        ) as favorite
      from users cross join lateral (
        select count(*) as debates, max(overall_score) as best, min(overall_score) as worst
        from debates
        where debates.user_id = users.user_id and overall_score is not null and ${isCounted()}
      ) as scored
      where users.user_id = any(${userIds}::uuid[])`.execute(db)
  ).rows

/** The latest of each, newest first. */
export const findLoginHistories = async (db: Db, userIds: readonly string[], limit: number) =>
  (
    await sql<{ user_id: string; activity_type: AccountActivity; timestamp: Date }>`
      select history.user_id, history.activity_type, history.timestamp
      from users cross join lateral (
        select * from login_history where login_history.user_id = users.user_id
        order by timestamp desc, entry_id desc limit ${sql.lit(limit)}
      ) as history
      where users.user_id = any(${userIds}::uuid[])
      order by history.timestamp desc, history.entry_id desc`.execute(db)
  ).rows
