import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findTopicById } from '#db/queries/topics.ts'
import type { AdminTopic } from '#schema/admin.ts'
import { toAdminTopic } from './list-topics.ts'

const MISSING = 'ADMIN_TOPIC_NOT_FOUND'

/**
 * Any topic, with how often it was debated, and how well. Administrators, and keys with
 * TOPICS_WRITE; NOT_FOUND.
 */
export const getAdminTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: { topic_id: string },
): Promise<AdminTopic> => {
  requireAdminOr(viewer, 'TOPICS_WRITE')
  const topic = await findTopicById(deps.db, requireId(input.topic_id, MISSING))
  if (!topic) throw new DomainError(MISSING)
  return toAdminTopic(topic)
}
