import { toAdminTopic } from '#api/domain/admin/list-topics.ts'
import type { Deps } from '#api/domain/deps.ts'
import { findTopicsByIds } from '#db/queries/topics.ts'
import type { AdminTopic } from '#schema/admin.ts'
import type { Brief } from '#schema/brief.ts'

/** Topics that a use case has already returned to this viewer, in one statement. */
export const loadTopics = async (
  deps: Deps,
  topicIds: readonly string[],
): Promise<Map<string, AdminTopic & { brief: Brief | null; brief_zh: Brief | null }>> => {
  const rows = await findTopicsByIds(deps.db, topicIds)
  return new Map(
    rows.map(row => {
      const { brief, brief_zh } = row
      return [row.topic_id, { ...toAdminTopic(row), brief, brief_zh }]
    }),
  )
}
