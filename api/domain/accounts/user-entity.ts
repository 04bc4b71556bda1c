import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { UserRow } from '#db/tables.ts'
import type { Account, UserSession } from '#schema/nodes.ts'
import { assertActive } from './assert-active.ts'
import { beginSession } from './sessions.ts'

/** The account with its figures; each API shows what it has fields for. */
export const toAccount = (row: UserRow): Account => ({
  user_id: row.user_id,
  username: row.username,
  email: row.email,
  avatar_id: row.avatar_id,
  avatar_url: row.avatar_url,
  registration_date: row.registration_date.toISOString(),
  last_login: row.last_login?.toISOString() ?? null,
  social_provider: row.social_provider,
  external_id: row.external_id,
  debate_count: row.debate_count,
  average_score: row.average_score === null ? null : round1(row.average_score),
  suspended_at: row.suspended_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
})

type LogInDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'issueToken'>

/** Begins a login of the user and answers its token. FORBIDDEN when suspended. */
export const beginUserSession = async (
  deps: LogInDeps,
  viewer: Viewer,
  row: UserRow,
): Promise<string> => {
  assertActive(row)
  return beginSession(deps, viewer, {
    type: 'user',
    id: row.user_id,
    version: row.token_version,
    email: row.email,
  })
}

/** The same as the answer of whatever logs in. */
export const toSession = async (
  deps: LogInDeps,
  viewer: Viewer,
  row: UserRow,
): Promise<UserSession> => ({
  token: await beginUserSession(deps, viewer, row),
  user: toAccount(row),
})
