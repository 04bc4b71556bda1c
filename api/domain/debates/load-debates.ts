import type { Deps } from '#api/domain/deps.ts'
import { toPopularTopic } from '#api/domain/topics/topic-entity.ts'
import { findDebatesByIds } from '#db/queries/debates.ts'
import { findTopicsByIds } from '#db/queries/topics.ts'
import { findTurnsOfDebates } from '#db/queries/turns.ts'
import type { PopularTopic, Turn } from '#schema/entities.ts'
import type { Review, SkillScores } from '#schema/review.ts'
import { scoresOf, toTurn } from './debate-entity.ts'

/**
 * What hangs on debates that a use case has already answered to this viewer, for many of them in
 * one query each. The caller passes ids of such debates only: nothing is authorised again here.
 */
export const loadTopics = async (
  deps: Deps,
  topicIds: readonly string[],
): Promise<Map<string, PopularTopic>> => {
  const rows = await findTopicsByIds(deps.db, topicIds)
  return new Map(rows.map(row => [row.topic_id, toPopularTopic(row)]))
}

export const loadTurns = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, Turn[]>> => {
  const rows = await findTurnsOfDebates(deps.db, debateIds)
  return new Map(debateIds.map(id => [id, rows.filter(row => row.debate_id === id).map(toTurn)]))
}

export type ScoresAndReview = { scores: SkillScores | null; review: Review | null }

export const loadScoresAndReviews = async (
  deps: Deps,
  debateIds: readonly string[],
): Promise<Map<string, ScoresAndReview>> => {
  const rows = await findDebatesByIds(deps.db, debateIds)
  return new Map(rows.map(row => [row.debate_id, { scores: scoresOf(row), review: row.review }]))
}
