import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, invalidField } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { languageOf } from '#api/domain/topics/create-custom-topic.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { deleteUnusedTopic, updateTopic } from '#db/queries/admin-topics.ts'
import { findTopicById, insertTopic } from '#db/queries/topics.ts'
import type { AdminTopic } from '#schema/admin.ts'
import { LIMITS } from '#schema/constants.ts'
import { fieldProblems, storedTopicProblem } from '#schema/validation.ts'
import { logChange } from './audit-log.ts'
import { toAdminTopic } from './list-topics.ts'

const MISSING = 'ADMIN_TOPIC_NOT_FOUND'

type Texts = { topic_text_en?: string | undefined; topic_text_zh?: string | null | undefined }

const assertTexts = ({ topic_text_en, topic_text_zh }: Texts) =>
  assertNoProblems(
    fieldProblems({
      ...(topic_text_en !== undefined && { topic_text_en: [storedTopicProblem, topic_text_en] }),
      // Chinese says more in fewer characters: only its upper bound counts.
      ...(topic_text_zh && {
        topic_text_zh: [
          value => (value.length > LIMITS.topicMax ? storedTopicProblem(value) : null),
          topic_text_zh,
        ],
      }),
    }),
  )

const chineseOf = (text: string | null | undefined) => (text?.trim() ? text.trim() : null)

/**
 * A new topic that everybody can choose.
 * Administrators, and keys with TOPICS_WRITE; VALIDATION outside 10 to 500 characters.
 */
export const createAdminTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: Texts & { topic_text_en: string; is_recommended?: boolean | undefined },
): Promise<AdminTopic> => {
  const actor = requireAdminOr(viewer, 'TOPICS_WRITE')
  assertTexts(input)
  const row = await deps.db.transaction().execute(async tx => {
    const topic = await insertTopic(tx, {
      brief: null,
      topic_id: deps.newId(),
      motion_key: null,
      topic_text_en: input.topic_text_en.trim(),
      topic_text_zh: chineseOf(input.topic_text_zh),
      language: languageOf(input.topic_text_en),
      is_recommended: input.is_recommended ?? false,
      status: 'approved',
      created_by: null,
      created_at: deps.now(),
    })
    await logChange(deps, tx, actor, 'create_topic', topic.topic_id)
    return topic
  })
  deps.cache.clear()
  return toAdminTopic(row)
}

type Change = Texts & {
  topic_id: string
  is_recommended?: boolean | undefined
  status?: 'approved' | 'archived' | undefined
  /** Whoever offers a self-written motion to everybody must have been told that it becomes public. */
  confirm_public?: boolean | undefined
}

/**
 * Changes a topic's texts, its recommendation, or whether it is offered.
 * Administrators, and keys with TOPICS_WRITE; VALIDATION (also where a self-written motion would
 * become public unasked), NOT_FOUND.
 */
export const updateAdminTopic = async (
  deps: Deps,
  viewer: Viewer,
  input: Change,
): Promise<AdminTopic> => {
  const actor = requireAdminOr(viewer, 'TOPICS_WRITE')
  const topic_id = requireId(input.topic_id, MISSING)
  assertTexts(input)
  const change = {
    ...(input.topic_text_en !== undefined && { topic_text_en: input.topic_text_en.trim() }),
    ...(input.topic_text_zh !== undefined && { topic_text_zh: chineseOf(input.topic_text_zh) }),
    ...(input.is_recommended !== undefined && { is_recommended: input.is_recommended }),
    ...(input.status !== undefined && { status: input.status }),
  }
  if (Object.keys(change).length === 0) throw new DomainError('NOTHING_TO_CHANGE')
  if (input.status === 'approved' && input.confirm_public !== true) {
    const before = await findTopicById(deps.db, topic_id)
    if (before?.is_self_written && before.status !== 'approved')
      throw invalidField('confirm_public', 'PUBLISH_NOT_CONFIRMED')
  }
  const row = await deps.db.transaction().execute(async tx => {
    const topic = await updateTopic(tx, topic_id, change)
    if (!topic) throw new DomainError(MISSING)
    await logChange(deps, tx, actor, 'update_topic', topic_id, { fields: Object.keys(change) })
    return topic
  })
  deps.cache.clear()
  return toAdminTopic(row)
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
  if (!(await findTopicById(deps.db, topic_id))) throw new DomainError(MISSING)
  const archived = await deps.db.transaction().execute(async tx => {
    const isDeleted = await deleteUnusedTopic(tx, topic_id)
    if (!isDeleted) await updateTopic(tx, topic_id, { status: 'archived' })
    await logChange(deps, tx, actor, isDeleted ? 'delete_topic' : 'archive_topic', topic_id)
    return !isDeleted
  })
  deps.cache.clear()
  return { archived }
}
