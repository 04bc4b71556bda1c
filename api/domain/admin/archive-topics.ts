import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import {
  findAdminTopicsByIds,
  setTopicsArchived,
  type TopicsArchived,
} from '#db/queries/admin-topics.ts'
import type { AdminTopic } from '#schema/admin.ts'
import { LIMITS } from '#schema/constants.ts'
import { logChange } from './audit-log.ts'
import { toAdminTopic } from './list-topics.ts'

type Input = { topic_ids: readonly string[] }

const changeAll = async (
  deps: Deps,
  viewer: Viewer,
  { topic_ids }: Input,
  change: TopicsArchived,
): Promise<AdminTopic[]> => {
  const adminId = requireAdmin(viewer)
  const max = LIMITS.topicsPage
  if (topic_ids.length < 1 || topic_ids.length > max)
    throw invalidField('topic_ids', 'NUMBER_OUT_OF_RANGE', { field: 'topic_ids', min: 1, max })
  const ids = topic_ids.map(id => requireId(id, 'ADMIN_TOPIC_NOT_FOUND'))
  await deps.db.transaction().execute(async tx => {
    for (const id of await setTopicsArchived(tx, ids, change))
      await logChange(
        deps,
        tx,
        adminId,
        change === 'archive' ? 'archive_topic' : 'restore_topic',
        id,
      )
  })
  deps.cache.clear()
  return (await findAdminTopicsByIds(deps.db, ids)).map(toAdminTopic)
}

/**
 * Offers up to a hundred topics no more; their debates keep them. Answers those that are there.
 * Administrators only; VALIDATION, NOT_FOUND of what is no id.
 */
export const archiveTopics = (deps: Deps, viewer: Viewer, input: Input): Promise<AdminTopic[]> =>
  changeAll(deps, viewer, input, 'archive')

/**
 * Makes archived topics what they were: offered to everybody, or, where a debater wrote one, its
 * author's alone. Answers those that are there. Administrators only; VALIDATION, NOT_FOUND.
 */
export const restoreTopics = (deps: Deps, viewer: Viewer, input: Input): Promise<AdminTopic[]> =>
  changeAll(deps, viewer, input, 'restore')
