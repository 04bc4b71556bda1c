import type { ColumnType, Generated } from 'kysely'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import type { AccountActivity } from '#schema/constants.ts'
import type { Derived } from './columns.ts'

export type UsersTable = {
  user_id: string
  username: string
  email: string
  password_hash: string | null
  avatar_id: string
  avatar_url: string | null
  registration_date: Date
  last_login: Date | null
  /** What the third party was called at the first sign-in; who it is, `social_issuer` says. */
  social_provider: string | null
  social_issuer: string | null
  social_subject: string | null
  /** Who the user is in another system. */
  external_id: ColumnType<string | null, string | null | undefined, never>
  /**
   * A token carries the version it was made at; raising it makes all of the user's tokens invalid.
   */
  token_version: Generated<number>
  /** Since when the user may not log in; null for all who may. */
  suspended_at: ColumnType<Date | null, never, Date | null>
  /** Without continuations, as the other figures; `continuation_count` has those. */
  debate_count: Derived<number>
  continuation_count: Derived<number>
  scored_count: Derived<number>
  score_sum: Derived<number>
  average_score: Derived<number | null>
  /** In whole milliseconds, as it travels. */
  updated_at: Derived<Date>
  /** Name and address in lower case. */
  search_text: Derived<string>
}

export type AdminsTable = {
  admin_id: string
  email: string
  password_hash: string
  full_name: string
  avatar_id: string
  token_version: Generated<number>
  created_at: Date
  /** Since when the account administers nothing any more; null while it does. */
  revoked_at: ColumnType<Date | null, never, Date | null>
}

/** A row a login, of a user or of an administrator. It is deleted when the login ends. */
export type SessionsTable = {
  session_id: string
  user_id: string | null
  admin_id: string | null
  /** What logged in, as far as it said: 'Firefox', 'Windows'. */
  browser: string | null
  system: string | null
  created_at: Date
  /** Some minutes old at most. */
  last_used_at: Date
  expires_at: Date
}

export type AdminInvitationsTable = {
  token_hash: string
  email: string
  invited_by: string
  expires_at: Date
}

export type LoginHistoryTable = {
  entry_id: Generated<number>
  user_id: string
  activity_type: AccountActivity
  timestamp: Date
}

/** A sign-in by a third party that has begun in a browser and is not over. */
export type ProviderSignInsTable = {
  state: string
  nonce: string
  code_verifier: string
  /** The browser's, of its device cookie: it cannot be finished anywhere else. */
  device_id: string
  redirect_uri: string
  expires_at: Date
}

export type LoginFailuresTable = { throttle_key: string; failures: number; window_ends: Date }

export type ApiKeysTable = {
  key_id: string
  name: string
  scopes: ApiKeyScope[]
  /** How the secret begins, by which its holder recognises it. */
  prefix: string
  secret_hash: string
  /** The secret before the last rotation, and until when it works. */
  previous_hash: string | null
  previous_until: Date | null
  created_by: string
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
  /** Raised by a rotation and by the end: older sockets close. */
  token_version: Generated<number>
}

export type PasswordResetsTable = { token_hash: string; user_id: string; expires_at: Date }

/** By which a user from another system enters a debate; the hash is of what the link ends with. */
export type JoinLinksTable = {
  debate_id: string
  user_id: string
  token_hash: string
  expires_at: Date
}
