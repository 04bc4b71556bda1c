import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, invalidField } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { deleteUnusedTopic, updateTopic } from '#db/queries/admin-topics.ts'
import { findTopicById, insertTopic } from '#db/queries/topics.ts'
import type { TopicInFull } from '#schema/nodes.ts'
import { logChange } from './audit-log.ts'
import { hideFields } from './hide-fields.ts'
import { toTopicInFull } from './list-topics.ts'
import { type TopicInput, toNewTopic, topicProblems, toTopicChange } from './topic-input.ts'

const MISSING = 'ADMIN_TOPIC_NOT_FOUND'

/**
 * A new topic that everybody can choose.
 * Administrators, and keys with TOPICS_WRITE; VALIDATION outside 10 to 500 characters, or of faulty
 * points.
 */
export const createAdminTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: TopicInput & { topic_text_en: string },
): Promise<TopicInFull> => {
  const actor = requireAdminOr(viewer, 'TOPICS_WRITE')
  assertNoProblems(topicProblems(input))
  const row = await deps.db.transaction().execute(async tx => {
    const topic = await insertTopic(tx, toNewTopic(deps, input))
    await logChange(deps, tx, actor, 'create_topic', topic.topic_id)
    return topic
  })
  deps.cache.clear()
  return hideFields('topic', viewer, toTopicInFull(row))
}

type Change = TopicInput & {
  topic_id: string
  status?: 'approved' | 'archived' | undefined
  /** Whoever offers a self-written motion to everybody must have been told that it becomes public. */
  confirm_public?: boolean | undefined
}

/**
 * Changes a topic's texts, its points, its recommendation, or whether it is offered. A debater's
 * own motion is offered to everybody only with `confirm_public`.
 * Administrators, and keys with TOPICS_WRITE; VALIDATION, NOT_FOUND.
 */
export const updateAdminTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: Change,
): Promise<TopicInFull> => {
  const actor = requireAdminOr(viewer, 'TOPICS_WRITE')
  const topic_id = requireId(input.topic_id, MISSING)
  const { status, confirm_public = false } = input
  assertNoProblems(topicProblems(input))
  const change = { ...toTopicChange(input), ...(status !== undefined && { status }) }
  if (Object.keys(change).length === 0) throw new DomainError('NOTHING_TO_CHANGE')
  const row = await deps.db.transaction().execute(async tx => {
    const before = await findTopicById(tx, topic_id)
    if (!before) throw new DomainError(MISSING)
    const isPublished = before.is_self_written && status === 'approved'
    if (isPublished && !confirm_public)
      throw invalidField('confirm_public', 'PUBLISH_NOT_CONFIRMED')
    const topic = await updateTopic(tx, topic_id, {
      ...change,
      ...(isPublished && { is_self_written: false }),
    })
    if (!topic) throw new DomainError(MISSING)
    await logChange(deps, tx, actor, isPublished ? 'publish_topic' : 'update_topic', topic_id, {
      fields: Object.keys(change),
    })
    return topic
  })
  deps.cache.clear()
  return hideFields('topic', viewer, toTopicInFull(row))
}

/**
 * Deletes a topic; one that was debated is archived instead,
 * so that its debates keep it. Administrators, and keys with TOPICS_WRITE; NOT_FOUND.
 */
export const deleteAdminTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: { topic_id: string },
): Promise<{ archived: boolean }> => {
  const actor = requireAdminOr(viewer, 'TOPICS_WRITE')
  const topic_id = requireId(input.topic_id, MISSING)
  const archived = await deps.db.transaction().execute(async tx => {
    const isDeleted = await deleteUnusedTopic(tx, topic_id)
    if (!isDeleted && !(await updateTopic(tx, topic_id, { status: 'archived' })))
      throw new DomainError(MISSING)
    await logChange(deps, tx, actor, isDeleted ? 'delete_topic' : 'archive_topic', topic_id)
    return !isDeleted
  })
  deps.cache.clear()
  return { archived }
}
