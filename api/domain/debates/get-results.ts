import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { DebateWithTopic } from '#db/queries/debates.ts'
import { findTurns } from '#db/queries/turns.ts'
import type { DebateResults } from '#schema/entities.ts'
import { loadBothSides } from './compare-sides.ts'
import { scoresOf, toDebate, topicOf, toTurn } from './debate-entity.ts'
import { loadTrends } from './load-debates.ts'
import { requireReadableDebate } from './require-debate.ts'
import { unscoredOf } from './unscored.ts'

/** A debate's results, whoever asks. */
export const toResults = async (deps: Deps, debate: DebateWithTopic): Promise<DebateResults> => {
  const turns = await findTurns(deps.db, debate.debate_id)
  const trends = await loadTrends(deps, [debate.debate_id])
  const sides = await loadBothSides(deps, [debate.debate_id])
  const { previousScore = null, performanceTrend = [] } = trends.get(debate.debate_id) ?? {}
  return {
    status: debate.status,
    ...unscoredOf(debate),
    topic: topicOf(debate),
    debate: toDebate(debate),
    scores: scoresOf(debate),
    previousScore,
    performanceTrend,
    both_sides: sides.get(debate.debate_id) ?? null,
    turns: turns.map(toTurn),
    review: debate.review,
  }
}

/**
 * Scores, review, trend and turns of a debate that the viewer may read (specification section 3).
 * NOT_FOUND.
 */
export const getResults = async (
  deps: Deps,
  viewer: Viewer,
  input: { debate_id: string },
): Promise<DebateResults> => {
  const debate = await requireReadableDebate(deps, viewer, input.debate_id)
  // Whoever reads a review may write a sentence anew, and waits for its verdict.
  if (debate.status === 'scored') deps.judge.prepare?.()
  return toResults(deps, debate)
}
