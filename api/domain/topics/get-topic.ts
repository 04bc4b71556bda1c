import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { isUuid } from '#api/domain/input.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTopicById } from '#db/queries/topics.ts'
import type { TopicRow } from '#db/tables.ts'
import type { PopularTopic } from '#schema/entities.ts'
import { toPopularTopic } from './topic-entity.ts'

/**
 * A topic this viewer may see: an approved one, or a custom one of their own. NOT_FOUND otherwise.
 */
export const requireTopic = async (
  deps: Deps,
  viewer: Viewer,
  topicId: string,
): Promise<TopicRow> => {
  const row = isUuid(topicId) ? await findTopicById(deps.db, topicId) : undefined
  const isOwn =
    row?.status === 'custom' && viewer.kind === 'user' && row.created_by === viewer.userId
  if (!row || (row.status !== 'approved' && !isOwn)) throw new DomainError('TOPIC_NOT_FOUND')
  return row
}

export const getTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: { topic_id: string },
): Promise<PopularTopic> => toPopularTopic(await requireTopic(deps, viewer, input.topic_id))
