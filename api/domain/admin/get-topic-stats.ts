import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findTopicById } from '#db/queries/topics.ts'
import type { TopicStats } from '#schema/admin.ts'

const MISSING = 'ADMIN_TOPIC_NOT_FOUND'

/** How often a topic was debated, and how well. Administrators only; NOT_FOUND. */
export const getTopicStats = async (
  deps: Deps,
  viewer: Viewer,
  input: { topic_id: string },
): Promise<TopicStats> => {
  requireAdmin(viewer)
  const topic = await findTopicById(deps.db, requireId(input.topic_id, MISSING))
  if (!topic) throw new DomainError(MISSING)
  const { topic_id, topic_text_en, debate_count, average_score } = topic
  return {
    topic_id,
    topic_text_en,
    debate_count,
    avg_score: average_score === null ? null : round1(average_score),
  }
}
