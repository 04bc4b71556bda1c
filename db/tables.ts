import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ApiKeyScope } from '#schema/api-scopes.ts'
import type { AuditAction } from '#schema/audit-actions.ts'
import type { Brief } from '#schema/brief.ts'
import type {
  DebateMode,
  DebateStatus,
  DeletedKind,
  Language,
  OpponentLevel,
  OpponentStyle,
  Speaker,
  Stance,
  TopicStatus,
} from '#schema/constants.ts'
import type { UnscoredCode } from '#schema/messages/codes.ts'
import type { MessageParams } from '#schema/messages/message.ts'
import type { Review } from '#schema/review.ts'
import type { TurnSpeech } from '#schema/voice/figures.ts'

/**
 * Kept up to date by the database itself (triggers and generated columns);
 * never written by a query.
 */
type Derived<T> = ColumnType<T, never, never>
type Json<T> = ColumnType<T | null, string | null, string | null>

type UsersTable = {
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

type AdminsTable = {
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
type SessionsTable = {
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

type AdminInvitationsTable = {
  token_hash: string
  email: string
  invited_by: string
  expires_at: Date
}

type LoginHistoryTable = {
  entry_id: Generated<number>
  user_id: string
  activity_type: string
  timestamp: Date
}

/** A sign-in by a third party that has begun in a browser and is not over. */
type ProviderSignInsTable = {
  state: string
  nonce: string
  code_verifier: string
  /** The browser's, of its device cookie: it cannot be finished anywhere else. */
  device_id: string
  redirect_uri: string
  expires_at: Date
}

type LoginFailuresTable = { throttle_key: string; failures: number; window_ends: Date }

type TopicsTable = {
  topic_id: string
  /** The key of a curated motion (schema/motions). */
  motion_key: string | null
  topic_text_en: string
  topic_text_zh: string | null
  language: Language
  is_recommended: boolean
  status: TopicStatus
  created_by: string | null
  created_at: Date
  /** Somebody wrote it for their own debate, and nobody has offered it to everybody since. */
  is_self_written: Generated<boolean>
  /** What can be said on it, in its own language; null for curated motions. */
  brief: Json<Brief>
  /** The same in Chinese, of an English topic that has a Chinese text. */
  brief_zh: Json<Brief>
  /** Without continuations, as the other figures; `continuation_count` has those. */
  debate_count: Derived<number>
  continuation_count: Derived<number>
  scored_count: Derived<number>
  score_sum: Derived<number>
  average_score: Derived<number | null>
  updated_at: Derived<Date>
  /** Both texts in lower case. */
  search_text: Derived<string>
}

type DebatesTable = {
  debate_id: string
  topic_id: string
  user_id: string | null
  guest_id: string | null
  user_stance: Stance
  debate_mode: DebateMode
  language: Language
  status: DebateStatus
  /** The English sentence; its code is null where the reason is older than the codes. */
  unscored_reason: string | null
  unscored_code: UnscoredCode | null
  unscored_params: Json<MessageParams>
  welcome_message: string
  prep_time: number
  start_time: Date
  end_time: Date | null
  overall_score: number | null
  depth_score: number | null
  persuasion_score: number | null
  clarity_score: number | null
  argumentation_score: number | null
  organization_score: number | null
  delivery_score: number | null
  refutation_score: number | null
  ai_feedback: string | null
  review: Json<Review>
  opponent_level: Generated<OpponentLevel>
  opponent_style: Generated<OpponentStyle>
  opponent_provider: string
  opponent_model: string
  judge_provider: string | null
  judge_model: string | null
  judge_prompt_version: string | null
  rubric_version: string | null
  client_start_id: string | null
  /** The debate that this one goes on from, which may be deleted by now; null for all others. */
  continued_from: ColumnType<string | null, string | undefined, never>
  /**
   * The right to take the next turn, until it expires (decision 0002): one turn at a time, on any
   * number of servers.
   */
  lease_id: string | null
  lease_until: Date | null
}

type TurnsTable = {
  turn_id: string
  debate_id: string
  /** 0 is the AI's opening. Null for a withdrawn turn. */
  position: ColumnType<number | null, number, null>
  speaker: Speaker
  message_text: string
  client_turn_id: string | null
  timestamp: Date
  /** Of turns that were spoken aloud by the user; null for all others. */
  speech: Json<TurnSpeech>
  /** When the user took it back. */
  withdrawn_at: ColumnType<Date | null, never, Date>
}

/** When a debate or one of its turns last changed, in whole milliseconds (decision 0032). */
type DebateChangesTable = { debate_id: Derived<string>; updated_at: Derived<Date> }

/** What is gone: debates, users and topics. */
type DeletionsTable = { id: Derived<string>; kind: Derived<DeletedKind>; deleted_at: Derived<Date> }

/** A call with an Idempotency-Key; without a status it is running. */
type IdempotentCallsTable = {
  caller: string
  call_key: string
  fingerprint: string
  begun_at: Date
  status: number | null
  content_type: string | null
  body: string | null
}

type TurnAudioTable = { turn_id: string; media_type: string; bytes: Uint8Array }

/**
 * The token is kept as it is: the owner must be able to see the link again,
 * and whoever reads this table reads the debates too.
 */
type ShareLinksTable = { token: string; debate_id: string; created_at: Date }

/** Debates that began on a day (UTC), by kind. */
type DebateDaysTable = {
  day: Derived<string>
  stance: Derived<Stance>
  mode: Derived<DebateMode>
  status: Derived<DebateStatus>
  language: Derived<Language>
  provider: Derived<string>
  debates: Derived<number>
  is_continuation: Derived<boolean>
}

/**
 * Scores of the debates that began on a day, without continuations, by tenths: bin 0 is 0–10, bin 9
 * is 90–100.
 */
type ScoreDaysTable = {
  day: Derived<string>
  bin: Derived<number>
  debates: Derived<number>
  score_sum: Derived<number>
}

type AuditLogTable = {
  entry_id: Generated<number>
  admin_id: string
  /** The API key by which it was done; null when the administrator did it in person. */
  key_id: string | null
  action: AuditAction
  target_id: string
  details: ColumnType<Record<string, unknown>, string, never>
  at: Date
}

type ApiKeysTable = {
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

type PasswordResetsTable = { token_hash: string; user_id: string; expires_at: Date }

/** By which a user from another system enters a debate; the hash is of what the link ends with. */
type JoinLinksTable = { debate_id: string; user_id: string; token_hash: string; expires_at: Date }

type SavedViewsTable = {
  view_id: string
  admin_id: string
  table_name: string
  name: string
  query: string
}

/** One row: the platform's totals, `debates` and scores without continuations. */
type TotalsTable = {
  only_row: Generated<boolean>
  users: Derived<number>
  /** Approved topics only. */
  topics: Derived<number>
  all_topics: Derived<number>
  debates: Derived<number>
  continuations: Derived<number>
  scored: Derived<number>
  score_sum: Derived<number>
}

export type Tables = {
  users: UsersTable
  admins: AdminsTable
  sessions: SessionsTable
  admin_invitations: AdminInvitationsTable
  login_history: LoginHistoryTable
  login_failures: LoginFailuresTable
  provider_sign_ins: ProviderSignInsTable
  topics: TopicsTable
  debates: DebatesTable
  turns: TurnsTable
  debate_changes: DebateChangesTable
  deletions: DeletionsTable
  idempotent_calls: IdempotentCallsTable
  turn_audio: TurnAudioTable
  share_links: ShareLinksTable
  debate_days: DebateDaysTable
  score_days: ScoreDaysTable
  audit_log: AuditLogTable
  api_keys: ApiKeysTable
  password_resets: PasswordResetsTable
  join_links: JoinLinksTable
  saved_views: SavedViewsTable
  totals: TotalsTable
}

export type UserRow = Selectable<UsersTable>
export type ProviderSignInRow = Selectable<ProviderSignInsTable>
export type AdminRow = Selectable<AdminsTable>
export type JoinLinkRow = Selectable<JoinLinksTable>
export type ApiKeyRow = Selectable<ApiKeysTable>
export type SessionRow = Selectable<SessionsTable>
export type TopicRow = Selectable<TopicsTable>
export type DebateTableRow = Selectable<DebatesTable>
export type IdempotentCallRow = Selectable<IdempotentCallsTable>
export type ShareLinkRow = Selectable<ShareLinksTable>
/** A standing turn. `has_recording` is read with it (db/queries/turns.ts). */
export type TurnRow = Selectable<TurnsTable> & { position: number; has_recording: boolean }
