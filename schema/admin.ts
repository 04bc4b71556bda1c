import type { AdminListRow } from './admin-lists/lists.ts'
import type { AdminTableQuery } from './admin-lists/query.ts'
import type { AuditAction } from './audit-actions.ts'
import type { DebateResults, DebateRow, User } from './entities.ts'

/** What administrators see, with the field names of REST (specification sections 3 and 7). */
export type AdminPage<Row> = {
  data: Row[]
  total: number
  /** False when there are more than `total`. */
  totalIsExact: boolean
  page: number
  pageSize: number
  totalPages: number
}

export type AdminDebate = AdminListRow<'debates'>
export type AdminUser = AdminListRow<'users'>
export type AdminTopic = AdminListRow<'topics'>

export type PerformanceStats = {
  total_debates: number
  average_score: number | null
  best_score: number | null
  worst_score: number | null
  favorite_topic: string | null
  /** Mean of the last three scored debates against the first three, in percent; null under six. */
  improvement_rate: number | null
}

export type LoginEntry = { activity_type: string; timestamp: string }

export type AdminUserDetail = {
  user: User & {
    debate_count: number
    average_score: number | null
    performance_stats: PerformanceStats
    login_history: LoginEntry[]
  }
  stats: PerformanceStats
  /** The latest hundred debates. */
  debates: DebateRow[]
}

export type AdminDebateDetail = { debate: AdminDebate; results: DebateResults }

type TopicStats = {
  topic_id: string
  topic_text_en: string
  debate_count: number
  avg_score: number | null
}

export type DashboardStats = {
  totalUsers: number
  totalDebates: number
  totalTopics: number
  popularTopics: TopicStats[]
}

export type AdminCharts = {
  debates_per_day: { day: string; debates: number }[]
  /** Ten bins, 0–10 … 90–100. */
  score_bins: number[]
  modes: { name: string; debates: number }[]
  stances: { name: string; debates: number }[]
}

export type AuditEntry = {
  entry_id: string
  admin_email: string
  action: AuditAction
  target_id: string
  details: Record<string, unknown>
  at: string
}

/** `path` is an address of the web app that works once. */
export type PasswordReset = { path: string; expires_at: string }

export type SavedView = { view_id: string; name: string; query: string }

export type AdminDebatesQuery = AdminTableQuery<'debates'>
export type AdminUsersQuery = AdminTableQuery<'users'>
export type AdminTopicsQuery = AdminTableQuery<'topics'>
