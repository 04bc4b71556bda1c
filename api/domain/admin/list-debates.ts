import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { ownText } from '#api/domain/topics/topic-entity.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { type AdminDebateRow, findAdminDebates } from '#db/queries/admin-debates.ts'
import type { AdminDebate, AdminDebatesQuery, AdminPage } from '#schema/admin.ts'
import { ANONYMOUS_USER_ID } from '#schema/constants.ts'
import { readAdminPage } from './admin-page.ts'

export const toAdminDebate = (row: AdminDebateRow): AdminDebate => ({
  debate_id: row.debate_id,
  topic_id: row.topic_id,
  user_id: row.user_id ?? ANONYMOUS_USER_ID,
  username: row.username,
  email: row.email,
  topic_text: ownText({ ...row, language: row.topic_language }),
  topic_text_zh: row.topic_text_zh,
  user_stance: row.user_stance,
  debate_mode: row.debate_mode,
  language: row.language,
  status: row.status,
  start_time: row.start_time.toISOString(),
  end_time: row.end_time?.toISOString() ?? null,
  overall_score: row.overall_score === null ? null : round1(row.overall_score),
  opponent_provider: row.opponent_provider,
})

/** All debates, filtered and sorted. Administrators only; VALIDATION on a page that cannot be. */
export const listAdminDebates = async (
  deps: Deps,
  viewer: Viewer,
  query: AdminDebatesQuery,
): Promise<AdminPage<AdminDebate>> => {
  requireAdmin(viewer)
  return readAdminPage(
    deps,
    'debates',
    query,
    span => findAdminDebates(deps.db, query.filter, query.sort, span),
    toAdminDebate,
  )
}
