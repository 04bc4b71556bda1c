import type { ColumnType, Generated, Selectable } from 'kysely'
import type { AuditAction } from '#schema/audit-actions.ts'
import type { DeletedKind } from '#schema/constants.ts'
import type {
  AdminInvitationsTable,
  AdminsTable,
  ApiKeysTable,
  JoinLinksTable,
  LoginFailuresTable,
  LoginHistoryTable,
  PasswordResetsTable,
  ProviderSignInsTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.ts'
import type { Derived } from './tables/columns.ts'
import type {
  DebateChangesTable,
  DebatesTable,
  ShareLinksTable,
  TopicsTable,
  TurnAudioTable,
  TurnsTable,
} from './tables/debates.ts'
import type { DebateDaysTable, ScoreDaysTable, TotalsTable } from './tables/figures.ts'

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

type SavedViewsTable = {
  view_id: string
  admin_id: string
  table_name: string
  name: string
  query: string
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
