import { z } from 'zod'
import type { audit } from './admin-lists/audit.ts'
import type { AdminListRow, RowOf } from './admin-lists/lists.ts'
import type { AdminTableQuery } from './admin-lists/query.ts'
import { rowShape } from './admin-lists/to-shape.ts'
import type { ApiKeyScope } from './api-scopes.ts'
import { ACCOUNT_ACTIVITIES, DELETED_KINDS } from './constants.ts'
import { debateResults, debateRow, user } from './entities.ts'
import { fieldError } from './errors.ts'
import { brief } from './rest/brief.ts'
import { count, id, moment, path, score } from './rest/values.ts'

/** What administrators see, with the field names of REST (specification sections 3 and 7). */
const adminPageFigures = z.strictObject({
  total: count,
  /** False when there are more than `total`. */
  totalIsExact: z.boolean(),
  page: z.int().min(1),
  pageSize: z.int().min(1),
  totalPages: count,
})
export type AdminPage<Row> = z.infer<typeof adminPageFigures> & { data: Row[] }

/** One page of an administrators' table. */
export const adminPageOf = <Row extends z.ZodType>(row: Row) =>
  adminPageFigures.extend({ data: z.array(row) })

export const deletion = z.strictObject({ id, kind: z.enum(DELETED_KINDS), deleted_at: moment })
export type Deletion = z.infer<typeof deletion>

export type AdminDebate = AdminListRow<'debates'>
export type AdminUser = AdminListRow<'users'>
export type AdminTopic = AdminListRow<'topics'>

export const adminDebate = rowShape('debates')
export const adminUser = rowShape('users')
export const adminTopic = rowShape('topics')

const performanceStats = z.strictObject({
  total_debates: count,
  average_score: score.nullable(),
  best_score: score.nullable(),
  worst_score: score.nullable(),
  favorite_topic: z.string().nullable(),
  /** Mean of the last three scored debates against the first three, in percent; null under six. */
  improvement_rate: z.number().nullable(),
})
export type PerformanceStats = z.infer<typeof performanceStats>

const loginEntry = z.strictObject({
  activity_type: z.enum(ACCOUNT_ACTIVITIES),
  timestamp: moment,
})
export type LoginEntry = z.infer<typeof loginEntry>

export const adminUserDetail = z.strictObject({
  user: user.extend({
    debate_count: count,
    average_score: score.nullable(),
    suspended_at: moment.nullable(),
    /** Who the user is in another system. */
    external_id: z.string().nullable(),
    updated_at: moment,
    performance_stats: performanceStats,
    login_history: z.array(loginEntry),
  }),
  stats: performanceStats,
  /** The latest hundred debates; null for an API key without DEBATES_READ. */
  debates: z.array(debateRow).nullable(),
})
export type AdminUserDetail = z.infer<typeof adminUserDetail>

/** What the user said and took back again. */
const withdrawnTurn = z.strictObject({
  turn_id: id,
  message_text: z.string(),
  timestamp: moment,
  withdrawn_at: moment,
})
export type TakenBackTurn = z.infer<typeof withdrawnTurn>

export const adminDebateDetail = z.strictObject({
  debate: adminDebate,
  results: debateResults,
  /** In the order in which they were said; null for an API key. */
  withdrawn_turns: z.array(withdrawnTurn).nullable(),
})
export type AdminDebateDetail = z.infer<typeof adminDebateDetail>

export const dashboardStats = z.strictObject({
  totalUsers: count,
  totalDebates: count,
  totalTopics: count,
  popularTopics: z.array(
    z.strictObject({
      topic_id: id,
      topic_text_en: z.string(),
      debate_count: count,
      avg_score: score.nullable(),
    }),
  ),
})
export type DashboardStats = z.infer<typeof dashboardStats>

/** A figure over the days asked for, and over as many days before them. */
const comparedCount = z.strictObject({ now: count, before: count })
const comparedScore = z.strictObject({ now: score.nullable(), before: score.nullable() })

export const adminOverview = z.strictObject({
  /** Days in UTC, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  before_from: z.iso.date(),
  before_to: z.iso.date(),
  debates: comparedCount,
  scored: comparedCount,
  unscored: comparedCount,
  /** Debates without a score because the judge's model could not answer. */
  judge_failures: comparedCount,
  /** Debates in which the opponent's model failed to reply at least once. */
  opponent_failures: comparedCount,
  new_users: comparedCount,
  average_score: comparedScore,
  /** Debates that have waited for their verdict for more than ten minutes, of any day. */
  stuck: count,
  newest_users: z.array(adminUser),
})
export type AdminOverview = z.infer<typeof adminOverview>

export type AdminCharts = {
  debates_per_day: { day: string; debates: number }[]
  /** Ten bins, 0–10 … 90–100. */
  score_bins: number[]
  modes: { name: string; debates: number }[]
  stances: { name: string; debates: number }[]
}

/** A topic of a file before it is stored; `entry` counts from 1. */
const readTopic = z.strictObject({
  entry: z.int().min(1),
  topic_text_en: z.string(),
  topic_text_zh: z.string().nullable(),
  is_recommended: z.boolean(),
  brief: brief.nullable(),
  brief_zh: brief.nullable(),
  /** What is wrong with it. */
  errors: z.array(fieldError),
})
export type ReadTopic = z.infer<typeof readTopic>

export const topicFilePreview = z.strictObject({ data: z.array(readTopic) })

export type AuditEntry = RowOf<typeof audit.columns> & { details: Record<string, unknown> }

export const TOPIC_FILE_FORMATS = ['csv', 'yaml'] as const
export type TopicFileFormat = (typeof TOPIC_FILE_FORMATS)[number]
export type TopicFile = { format: TopicFileFormat; text: string }

/** `path` is an address of the web app that works once. */
export const passwordReset = z.strictObject({ path, expires_at: moment })
export type PasswordReset = z.infer<typeof passwordReset>

export type ApiKey = {
  key_id: string
  name: string
  scopes: ApiKeyScope[]
  /** How the secret begins. */
  prefix: string
  /** Who made it. */
  admin_email: string
  created_at: string
  expires_at: string | null
  last_used_at: string | null
  /** Until when the secret before the last rotation works. */
  previous_until: string | null
  revoked_at: string | null
}
/** `secret` is answered this once. */
export type ApiKeyWithSecret = { key: ApiKey; secret: string }

export type SavedView = { view_id: string; name: string; query: string }

export type AdminDebatesQuery = AdminTableQuery<'debates'>
export type AdminUsersQuery = AdminTableQuery<'users'>
export type AdminTopicsQuery = AdminTableQuery<'topics'>
