import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import type { UserRow } from '#db/tables.ts'
import type { User } from '#schema/entities.ts'
import type { Account } from '#schema/nodes.ts'
import type { SessionAnswer } from '#schema/rest/accounts.ts'
import { assertActive } from './assert-active.ts'

export const toUser = (row: UserRow): User => ({
  user_id: row.user_id,
  username: row.username,
  email: row.email,
  avatar_id: row.avatar_id,
  avatar_url: row.avatar_url,
  registration_date: row.registration_date.toISOString(),
  last_login: row.last_login?.toISOString() ?? null,
  social_provider: row.social_provider,
})

/** The account with its figures, which GraphQL shows field by field. */
export const toAccount = (row: UserRow): Account => ({
  ...toUser(row),
  debate_count: row.debate_count,
  average_score: row.average_score === null ? null : round1(row.average_score),
  suspended_at: row.suspended_at?.toISOString() ?? null,
})

export const issueUserToken = (deps: Pick<Deps, 'issueToken'>, row: UserRow): string =>
  deps.issueToken({ type: 'user', id: row.user_id, version: row.token_version, email: row.email })

export const toSession = (deps: Pick<Deps, 'issueToken'>, row: UserRow): SessionAnswer => {
  // A suspension that came between the check of the password and here.
  assertActive(row)
  return { token: issueUserToken(deps, row), user: toUser(row) }
}
