import type { Deps } from '#api/domain/deps.ts'
import { ownText } from '#api/domain/topics/topic-entity.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { type AdminTopicRow, findAdminTopics } from '#db/queries/admin-topics.ts'
import type { TopicRow } from '#db/tables.ts'
import type { AdminPage, AdminTopic, AdminTopicsQuery } from '#schema/admin.ts'
import type { TopicInFull } from '#schema/nodes.ts'
import { readAdminPage } from './admin-page.ts'
import { toAdminRow } from './admin-row.ts'
import { hideFields } from './hide-fields.ts'

export const toAdminTopic = (row: AdminTopicRow): AdminTopic =>
  toAdminRow('topics', row, { topic_text: ownText(row) })

export const toTopicInFull = (row: TopicRow): TopicInFull => ({
  ...toAdminTopic(row),
  brief: row.brief,
  brief_zh: row.brief_zh,
})

/**
 * All topics, filtered and sorted. Administrators, and keys with TOPICS_WRITE; VALIDATION on a page
 * that cannot be.
 */
export const listAdminTopics = async (
  deps: Deps,
  viewer: Viewer,
  query: AdminTopicsQuery,
): Promise<AdminPage<AdminTopic>> => {
  requireAdminOr(viewer, 'TOPICS_WRITE')
  const page = await readAdminPage(
    deps,
    'topics',
    query,
    span => findAdminTopics(deps.db, query.filter, query.sort, span),
    toAdminTopic,
  )
  return { ...page, data: page.data.map(row => hideFields('topic', viewer, row)) }
}
