import { sql } from 'kysely'
import type { Review, SkillScores } from '#schema/review.ts'
import type { Db } from '../database.ts'
import type { DebateTableRow } from '../tables.ts'
import { isCounted } from './counted-debates.ts'
import { type UnscoredReason, unscoredColumns } from './unscored.ts'

type Scored = {
  scores: SkillScores
  overall: number
  feedback: string
  review: Review
}

/** Stores a verdict; false when the debate no longer waits for one. */
export const storeScores = async (db: Db, debateId: string, scored: Scored) => {
  const stored = await db
    .updateTable('debates')
    .set({
      ...scored.scores,
      status: 'scored',
      overall_score: scored.overall,
      ai_feedback: scored.feedback,
      review: JSON.stringify(scored.review),
      judge_provider: scored.review.provider,
      judge_model: scored.review.model,
      judge_prompt_version: scored.review.prompt_version,
      rubric_version: scored.review.rubric_version,
    })
    .where('debate_id', '=', debateId)
    .where('status', '=', 'evaluating')
    .returning('debate_id')
    .executeTakeFirst()
  return stored !== undefined
}

/** The drills of the owner's latest scored debates, the newest first. */
export const findEarlierDrills = async (
  db: Db,
  owner: Pick<DebateTableRow, 'user_id' | 'guest_id'>,
  limit: number,
): Promise<string[]> => {
  const { user_id, guest_id } = owner
  if (user_id === null && guest_id === null) return []
  const rows = await db
    .selectFrom('debates')
    .select(sql<string | null>`review->'drill'->>'text'`.as('drill'))
    .where(eb => (user_id === null ? eb('guest_id', '=', guest_id) : eb('user_id', '=', user_id)))
    .where('overall_score', 'is not', null)
    .orderBy('end_time', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(({ drill }) => drill ?? [])
}

export const markUnscored = async (db: Db, debateId: string, reason: UnscoredReason) => {
  const marked = await db
    .updateTable('debates')
    .set({ status: 'unscored', ...unscoredColumns(reason) })
    .where('debate_id', '=', debateId)
    .where('status', '=', 'evaluating')
    .returning('debate_id')
    .executeTakeFirst()
  return marked !== undefined
}

export const findEvaluatingDebates = (db: Db, limit: number) =>
  db
    .selectFrom('debates')
    .select('debate_id')
    .where('status', '=', 'evaluating')
    .orderBy('end_time')
    .limit(limit)
    .execute()

export type TrendRow = { of: string; at: Date; score: number }

/** One owner's counted debates up to and including the debate; an index serves it. */
const earlier = (owner: 'user_id' | 'guest_id', limit: number) => sql`(
  select end_time, overall_score, debate_id from debates
  where debates.${sql.raw(owner)} = judged.${sql.raw(owner)} and overall_score is not null
    and ${isCounted()} and (end_time, debate_id) <= (judged.end_time, judged.debate_id)
  order by end_time desc, debate_id desc limit ${sql.lit(limit)}
)`

/**
 * The owners' counted debates with a score, up to and with each of these that is such a one, newest
 * first.
 */
export const findTrends = async (db: Db, debateIds: readonly string[], limit: number) =>
  (
    await sql<TrendRow>`
      select judged.debate_id as of, point.end_time as at, point.overall_score as score
      from debates as judged
      cross join lateral (${earlier('user_id', limit)} union all ${earlier('guest_id', limit)}) as point
      where judged.debate_id = any(${debateIds}::uuid[]) and judged.status = 'scored'
        and ${isCounted('judged')}
      order by point.end_time desc, point.debate_id desc`.execute(db)
  ).rows

export const findTotals = (db: Db) => db.selectFrom('totals').selectAll().executeTakeFirstOrThrow()

/** Ranked users, best average first. */
export const findLeaders = (db: Db, limit: number) =>
  db
    .selectFrom('users')
    .select(['user_id', 'username', 'avatar_id', 'avatar_url', 'average_score'])
    .where('average_score', 'is not', null)
    .orderBy('average_score', 'desc')
    .orderBy('user_id')
    .limit(limit)
    .execute()
