import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { ownText } from '#api/domain/topics/topic-entity.ts'
import {
  findLoginHistories,
  findMonthlyScores,
  findPerformances,
  findRanks,
  findSkillScores,
  type PerformanceRow,
} from '#db/queries/user-figures.ts'
import { findUsersByIds } from '#db/queries/users.ts'
import type { LoginEntry, PerformanceStats } from '#schema/admin.ts'
import type { SkillPoint, UserProfile } from '#schema/entities.ts'
import type { Account } from '#schema/nodes.ts'
import { toAccount } from './user-entity.ts'

/*
 * Related data of users that a use case has already returned to this viewer, for many of them in
 * one statement each. Permissions are not checked again here.
 */

export const loadUsers = async (
  deps: Deps,
  userIds: readonly string[],
): Promise<Map<string, Account>> => {
  const rows = await findUsersByIds(deps.db, userIds)
  return new Map(rows.map(row => [row.user_id, toAccount(row)]))
}

/** 1 + the users with a higher average; nothing while unscored. */
export const loadRanks = async (
  deps: Deps,
  userIds: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await findRanks(deps.db, userIds)
  return new Map(rows.map(row => [row.user_id, row.rank]))
}

type Months = UserProfile['monthlyPerformance']

export const loadMonthlyPerformance = async (
  deps: Deps,
  userIds: readonly string[],
): Promise<Map<string, Months>> => {
  const rows = await findMonthlyScores(deps.db, userIds)
  const byUser = Map.groupBy(rows, row => row.user_id ?? '')
  return new Map(
    Array.from(byUser, ([id, months]) => [
      id,
      months.map(({ month, score }) => ({ month, score })),
    ]),
  )
}

/** How many debates show how the skills move. */
const SKILL_POINTS = 12

/** The seven skills of the latest scored debates, oldest first. */
export const loadSkillTrends = async (
  deps: Deps,
  userIds: readonly string[],
): Promise<Map<string, SkillPoint[]>> => {
  const byUser = Map.groupBy(
    await findSkillScores(deps.db, userIds, SKILL_POINTS),
    row => row.user_id,
  )
  return new Map(
    Array.from(byUser, ([id, rows]) => [
      id,
      rows.map(({ user_id, debate_id, end_time, ...scores }) => ({
        date: end_time.toISOString(),
        scores,
      })),
    ]),
  )
}

const toStats = (row: PerformanceRow): PerformanceStats => ({
  total_debates: row.debate_count,
  average_score: row.average_score === null ? null : round1(row.average_score),
  best_score: row.best,
  worst_score: row.worst,
  favorite_topic: row.favorite ? ownText(row.favorite) : null,
  improvement_rate:
    row.first === null || row.last === null || row.first === 0
      ? null
      : round1(((row.last - row.first) / row.first) * 100),
})

export const loadPerformanceStats = async (
  deps: Deps,
  userIds: readonly string[],
): Promise<Map<string, PerformanceStats>> => {
  const rows = await findPerformances(deps.db, userIds)
  return new Map(rows.map(row => [row.user_id, toStats(row)]))
}

/** Specification section 9: "Recent Activity" shows ten entries; the caller gets no more. */
const RECENT = 10

export const loadLoginHistories = async (
  deps: Deps,
  userIds: readonly string[],
): Promise<Map<string, LoginEntry[]>> => {
  const byUser = Map.groupBy(await findLoginHistories(deps.db, userIds, RECENT), row => row.user_id)
  return new Map(
    Array.from(byUser, ([id, entries]) => [
      id,
      entries.map(({ activity_type, timestamp }) => ({
        activity_type,
        timestamp: timestamp.toISOString(),
      })),
    ]),
  )
}
