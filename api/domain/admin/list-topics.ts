import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { toTopic } from '#api/domain/topics/topic-entity.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { type AdminTopicRow, findAdminTopics } from '#db/queries/admin-topics.ts'
import type { AdminPage, AdminTopic, AdminTopicsQuery } from '#schema/admin.ts'
import { readAdminPage } from './admin-page.ts'

export const toAdminTopic = (row: AdminTopicRow): AdminTopic => ({
  ...toTopic(row),
  created_at: row.created_at.toISOString(),
  debate_count: row.debate_count,
  average_score: row.average_score === null ? null : round1(row.average_score),
})

/** All topics, filtered and sorted. Administrators only; VALIDATION on a page that cannot be. */
export const listAdminTopics = async (
  deps: Deps,
  viewer: Viewer,
  query: AdminTopicsQuery,
): Promise<AdminPage<AdminTopic>> => {
  requireAdmin(viewer)
  return readAdminPage(
    deps,
    'topics',
    query,
    span => findAdminTopics(deps.db, query.filter, query.sort, span),
    toAdminTopic,
  )
}
