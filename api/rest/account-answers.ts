import type { User } from '#schema/entities.ts'
import type { Account, UserSession } from '#schema/nodes.ts'
import type { SessionAnswer } from '#schema/rest/accounts.ts'

/** What REST tells people of their account (specification section 3). */
export const toUser = (account: Account): User => ({
  user_id: account.user_id,
  username: account.username,
  email: account.email,
  avatar_id: account.avatar_id,
  avatar_url: account.avatar_url,
  registration_date: account.registration_date,
  last_login: account.last_login,
  social_provider: account.social_provider,
})

export const toSessionAnswer = ({ token, user }: UserSession): SessionAnswer => ({
  token,
  user: toUser(user),
})
