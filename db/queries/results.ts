import { sql } from 'kysely'
import type { Review, SkillScores } from '#schema/review.ts'
import type { Db } from '../database.ts'
import type { DebateTableRow } from '../tables.ts'
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

/** The owner's scored debates up to and with this one, newest first. */
export const findTrend = async (
  db: Db,
  debate: Pick<DebateTableRow, 'debate_id' | 'user_id' | 'guest_id' | 'end_time'>,
  limit: number,
) => {
  const { user_id, guest_id, end_time, debate_id } = debate
  if (end_time === null) return []
  const rows = await db
    .selectFrom('debates')
    .select(['debate_id', 'end_time', 'overall_score'])
    .$if(user_id !== null, query => query.where('user_id', '=', user_id))
    .$if(user_id === null, query => query.where('guest_id', '=', guest_id))
    .where('overall_score', 'is not', null)
    .where(sql<boolean>`(end_time, debate_id) <= (${end_time}, ${debate_id}::uuid)`)
    .orderBy('end_time', 'desc')
    .orderBy('debate_id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap(row =>
    row.end_time === null || row.overall_score === null
      ? []
      : [{ debate_id: row.debate_id, at: row.end_time, score: row.overall_score }],
  )
}

/** Mean score of each UTC month with a scored debate, oldest first. */
export const findMonthlyScores = (db: Db, userId: string) =>
  db
    .selectFrom('debates')
    .select([
      sql<string>`to_char(end_time at time zone 'UTC', 'YYYY-MM')`.as('month'),
      sql<number>`round(avg(overall_score)::numeric, 1)`.as('score'),
    ])
    .where('user_id', '=', userId)
    .where('overall_score', 'is not', null)
    .groupBy('month')
    .orderBy('month')
    .execute()

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

export const countUsersAbove = async (db: Db, averageScore: number) => {
  const { above } = await db
    .selectFrom('users')
    .select(eb => eb.fn.countAll<number>().as('above'))
    .where('average_score', '>', averageScore)
    .executeTakeFirstOrThrow()
  return above
}
