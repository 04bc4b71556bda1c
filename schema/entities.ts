import { z } from 'zod'
import {
  ANONYMOUS_USER_ID,
  DEBATE_MODES,
  DEBATE_STATUSES,
  LANGUAGES,
  OPPONENT_LEVELS,
  OPPONENT_STYLES,
  SKILLS,
  SPEAKERS,
  STANCES,
  TOPIC_STATUSES,
} from './constants.ts'
import { UNSCORED_CODES } from './messages/codes.ts'
import { count, id, messageParams, moment, noise, path, score } from './rest/values.ts'
import { review, skillScores } from './review.ts'
import { turnSpeech } from './voice/figures.ts'

/**
 * The objects of REST's answers, with the field names of specification section 3. They are strict:
 * a field that is not named here is never sent. Dates are ISO 8601 UTC, scores 0–100 or null.
 */
export const user = z.strictObject({
  user_id: id,
  username: z.string(),
  email: z.string(),
  avatar_id: z.string(),
  avatar_url: z.string().nullable(),
  registration_date: moment,
  last_login: moment.nullable(),
  social_provider: z.string().nullable(),
})
export type User = z.infer<typeof user>

/** One login of an account, as its owner sees it. */
export const session = z.strictObject({
  session_id: id,
  /** What logged in: 'Firefox', 'Windows'; null where it did not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: moment,
  /** To within some minutes. */
  last_used_at: moment,
  expires_at: moment,
  /** The one that the call was made with. */
  is_current: z.boolean(),
})
export type LoginSession = z.infer<typeof session>

export const admin = z.strictObject({
  admin_id: id,
  email: z.string(),
  full_name: z.string(),
  avatar_id: z.string(),
  created_at: moment,
  /** Since when the account administers nothing any more; null while it does. */
  revoked_at: moment.nullable(),
})
export type Admin = z.infer<typeof admin>

export const platformStats = z.strictObject({
  totalUsers: count,
  totalDebates: count,
  averageScore: score.nullable(),
  totalTopics: count,
})
export type PlatformStats = z.infer<typeof platformStats>

export const leaderboardEntry = z.strictObject({
  /** From 1; equal averages share one. */
  rank: z.int().min(1),
  ...user.pick({ user_id: true, username: true, avatar_id: true, avatar_url: true }).shape,
  average_score: score,
})
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>

const topic = z.strictObject({
  topic_id: id,
  topic_text_en: z.string(),
  topic_text_zh: z.string().nullable(),
  /** The text in the topic's own language: what a custom topic's author wrote. */
  topic_text: z.string(),
  language: z.enum(LANGUAGES),
  is_recommended: z.boolean(),
  status: z.enum(TOPIC_STATUSES),
})
export type Topic = z.infer<typeof topic>

export const popularTopic = topic.extend({ debate_count: count })
export type PopularTopic = z.infer<typeof popularTopic>

/** Why a debate has no score: the English sentence, and the message that it is of. */
export const unscored = {
  unscored_reason: z.string().nullable(),
  /** Null where the reason is older than the codes. */
  unscored_code: z.enum(UNSCORED_CODES).nullable(),
  unscored_params: messageParams.nullable(),
  /** The one thing to do next, in the debate's language; null unless it has no score. */
  next_step: z.string().nullable(),
}

export const debate = z.strictObject({
  debate_id: id,
  topic_id: id,
  /** "anonymous" for a guest's debate. */
  user_id: z.union([id, z.literal(ANONYMOUS_USER_ID)]),
  user_stance: z.enum(STANCES),
  debate_mode: z.enum(DEBATE_MODES),
  status: z.enum(DEBATE_STATUSES),
  ...unscored,
  start_time: moment,
  end_time: moment.nullable(),
  overall_score: score.nullable(),
  ai_feedback: z.string().nullable(),
  welcome_message: z.string(),
  /** Seconds of preparation before the first turn, 0 for none. */
  prep_time: count,
  opponent_level: z.enum(OPPONENT_LEVELS),
  opponent_style: z.enum(OPPONENT_STYLES),
  /** The debate that this one goes on from, perhaps deleted by now; null for all others. */
  continued_from: id.nullable(),
})
export type Debate = z.infer<typeof debate>

export const turn = z.strictObject({
  turn_id: id,
  speaker: z.enum(SPEAKERS),
  message_text: z.string(),
  timestamp: moment,
  /**
   * Idempotency key of a user's turn: submitting it again asks for its reply again and never makes
   * a second turn.
   */
  client_turn_id: z.string().nullable(),
  /** How a spoken turn sounded; null for written turns and for the opponent's. */
  speech: turnSpeech.nullable(),
  /** Whether the operator has kept the recording (GET /debates/:id/turns/:turnId/audio). */
  has_recording: z.boolean(),
})
export type Turn = z.infer<typeof turn>

export const debateTopic = topic.pick({
  topic_id: true,
  topic_text_en: true,
  topic_text_zh: true,
  topic_text: true,
})
export type DebateTopic = z.infer<typeof debateTopic>

const trendPoint = z.strictObject({ date: moment, score })
export type TrendPoint = z.infer<typeof trendPoint>

const bySide = z.strictObject({ for: score, against: score })
/** A debate beside its owner's latest one on the same motion from the other side. */
const bothSides = z.strictObject({
  other_debate_id: id,
  /** The larger uncertainty of both: a smaller difference means nothing. */
  noise,
  overall: bySide,
  skills: z.array(bySide.extend({ skill: z.enum(SKILLS) })),
})
export type BothSides = z.infer<typeof bothSides>

export const debateResults = z.strictObject({
  status: debate.shape.status,
  ...unscored,
  topic: debateTopic,
  debate,
  scores: skillScores.nullable(),
  previousScore: score.nullable(),
  /** The owner's scored debates up to this one, oldest first, the last seven; no continuation. */
  performanceTrend: z.array(trendPoint),
  /** Null until both sides of the motion are scored. */
  both_sides: bothSides.nullable(),
  turns: z.array(turn),
  review: review.nullable(),
})
export type DebateResults = z.infer<typeof debateResults>

/** `path` is an address of the web app that anybody who has it can read. */
export const shareLink = z.strictObject({ token: z.string(), path, created_at: moment })
export type ShareLink = z.infer<typeof shareLink>

/** What a share link shows: no ids of people, no e-mail, no feedback. */
export const sharedDebate = z.strictObject({
  /** The debater's username; null for a guest. */
  debater: z.string().nullable(),
  topic: debateTopic,
  debate: debate
    .pick({
      user_stance: true,
      debate_mode: true,
      status: true,
      start_time: true,
      overall_score: true,
      welcome_message: true,
    })
    .extend({ is_continuation: z.boolean() }),
  scores: skillScores.nullable(),
  noise: noise.nullable(),
  turns: z.array(turn),
})
export type SharedDebate = z.infer<typeof sharedDebate>

export const debateRow = z.strictObject({
  debate_id: id,
  topic_id: id,
  topic_text: z.string(),
  topic_text_zh: z.string().nullable(),
  user_stance: z.enum(STANCES),
  debate_mode: z.enum(DEBATE_MODES),
  status: z.enum(DEBATE_STATUSES),
  start_time: moment,
  end_time: moment.nullable(),
  overall_score: score.nullable(),
  continued_from: debate.shape.continued_from,
})
export type DebateRow = z.infer<typeof debateRow>

/** The seven skills of one scored debate, by the moment of its end. */
const skillPoint = z.strictObject({ date: moment, scores: skillScores })
export type SkillPoint = z.infer<typeof skillPoint>

export const userProfile = z.strictObject({
  user: user.pick({ username: true, email: true, avatar_id: true, avatar_url: true }),
  stats: z.strictObject({
    averageScore: score.nullable(),
    debateCount: count,
    /** 1 + users with a higher average; null while unscored. */
    rank: z.int().min(1).nullable(),
  }),
  recentDebates: z.array(debateRow),
  /** Months in UTC as YYYY-MM, oldest first. */
  monthlyPerformance: z.array(
    z.strictObject({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), score }),
  ),
  /** Of the latest twelve scored debates, oldest first; no continuation. */
  skillTrend: z.array(skillPoint),
})
export type UserProfile = z.infer<typeof userProfile>

const pageFigures = z.strictObject({ total: count, page: z.int().min(1), totalPages: count })
export type Page<Row> = z.infer<typeof pageFigures> & { data: Row[] }

/** One page of rows. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  pageFigures.extend({ data: z.array(row) })
