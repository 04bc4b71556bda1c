import type { Deps } from '#api/domain/deps.ts'
import { ownText } from '#api/domain/topics/topic-entity.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { type AdminDebateRow, findAdminDebates } from '#db/queries/admin-debates.ts'
import type { AdminDebate, AdminDebatesQuery, AdminPage } from '#schema/admin.ts'
import { ANONYMOUS_USER_ID } from '#schema/constants.ts'
import { readAdminPage } from './admin-page.ts'
import { toAdminRow } from './admin-row.ts'
import { hideFields } from './hide-fields.ts'

export const toAdminDebate = (row: AdminDebateRow): AdminDebate =>
  toAdminRow('debates', row, {
    user_id: row.user_id ?? ANONYMOUS_USER_ID,
    topic_text: ownText({ ...row, language: row.topic_language }),
  })

/**
 * All debates, filtered and sorted. Administrators, and keys with DEBATES_READ; VALIDATION on a page
 * that cannot be.
 */
export const listAdminDebates = async (
  deps: Deps,
  viewer: Viewer,
  query: AdminDebatesQuery,
): Promise<AdminPage<AdminDebate>> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const page = await readAdminPage(
    deps,
    'debates',
    query,
    span => findAdminDebates(deps.db, query.filter, query.sort, span),
    toAdminDebate,
  )
  return { ...page, data: page.data.map(row => hideFields('debate', viewer, row)) }
}
