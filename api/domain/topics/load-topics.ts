import { toTopicInFull } from '#api/domain/admin/list-topics.ts'
import type { Deps } from '#api/domain/deps.ts'
import { findTopicsByIds } from '#db/queries/topics.ts'
import type { TopicInFull } from '#schema/nodes.ts'

/** Topics that a use case has already returned to this viewer, in one statement. */
export const loadTopics = async (
  deps: Deps,
  topicIds: readonly string[],
): Promise<Map<string, TopicInFull>> => {
  const rows = await findTopicsByIds(deps.db, topicIds)
  return new Map(rows.map(row => [row.topic_id, toTopicInFull(row)]))
}
