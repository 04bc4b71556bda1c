import type { Deps } from '#api/domain/deps.ts'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { inOrderOf } from '#db/queries/admin-pages.ts'
import { setTopicsArchived, type TopicsArchived } from '#db/queries/admin-topics.ts'
import { findTopicsByIds } from '#db/queries/topics.ts'
import { LIMITS } from '#schema/constants.ts'
import type { TopicInFull } from '#schema/nodes.ts'
import { logChanges } from './audit-log.ts'
import { toTopicInFull } from './list-topics.ts'

type Input = { topic_ids: readonly string[] }

const changeAll = async (
  deps: Deps,
  viewer: Viewer,
  { topic_ids }: Input,
  change: TopicsArchived,
): Promise<TopicInFull[]> => {
  const adminId = requireAdmin(viewer)
  const max = LIMITS.topicsPage
  if (topic_ids.length < 1 || topic_ids.length > max)
    throw invalidField('topic_ids', 'TOPIC_COUNT', { max })
  const ids = topic_ids.map(id => requireId(id, 'ADMIN_TOPIC_NOT_FOUND'))
  const action = change === 'archive' ? 'archive_topic' : 'restore_topic'
  const rows = await deps.db.transaction().execute(async tx => {
    const changed = await setTopicsArchived(tx, ids, change)
    const changedIds = changed.map(({ topic_id }) => topic_id)
    await logChanges(deps, tx, adminId, action, changedIds)
    const others = ids.filter(id => !changedIds.includes(id))
    if (others.length === 0) return changed
    const unchanged = await findTopicsByIds(tx, others)
    if (unchanged.length < new Set(others).size) throw new DomainError('ADMIN_TOPIC_NOT_FOUND')
    return [...changed, ...unchanged]
  })
  deps.cache.clear()
  return inOrderOf(ids, 'topic_id', rows).map(toTopicInFull)
}

/**
 * Offers up to a hundred topics no more; their debates keep them: all of them, or none where
 * one is not there. Administrators only; VALIDATION, NOT_FOUND.
 */
export const archiveTopics = (deps: Deps, viewer: Viewer, input: Input): Promise<TopicInFull[]> =>
  changeAll(deps, viewer, input, 'archive')

/**
 * Makes archived topics what they were: offered to everybody, or, where a debater wrote one, its
 * author's alone; all, or none where one is not there. Administrators only; VALIDATION, NOT_FOUND.
 */
export const restoreTopics = (deps: Deps, viewer: Viewer, input: Input): Promise<TopicInFull[]> =>
  changeAll(deps, viewer, input, 'restore')
