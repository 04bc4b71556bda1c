import type {
  DebateMode,
  DebateStatus,
  Language,
  OpponentLevel,
  OpponentStyle,
  Speaker,
  Stance,
  TopicStatus,
} from './constants.ts'
import type { UnscoredCode } from './messages/codes.ts'
import type { MessageParams } from './messages/message.ts'
import type { Review, SkillScores } from './review.ts'

/**
 * The objects of REST's answers, with the field names of specification section 3. Dates are ISO
 * 8601 UTC, scores 0–100 or null.
 */
export type User = {
  user_id: string
  username: string
  email: string
  avatar_id: string
  avatar_url: string | null
  registration_date: string
  last_login: string | null
  social_provider: string | null
}

export type Admin = { admin_id: string; email: string; full_name: string; avatar_id: string }

export type PlatformStats = {
  totalUsers: number
  totalDebates: number
  averageScore: number | null
  totalTopics: number
}

export type LeaderboardEntry = {
  rank: number
  user_id: string
  username: string
  avatar_id: string
  avatar_url: string | null
  average_score: number
}

export type Topic = {
  topic_id: string
  topic_text_en: string
  topic_text_zh: string | null
  /** The text in the topic's own language: what a custom topic's author wrote. */
  topic_text: string
  language: Language
  is_recommended: boolean
  status: TopicStatus
}

export type PopularTopic = Topic & { debate_count: number }

export type Debate = {
  debate_id: string
  topic_id: string
  /** "anonymous" for a guest's debate. */
  user_id: string
  user_stance: Stance
  debate_mode: DebateMode
  status: DebateStatus
  unscored_reason: string | null
  unscored_code: UnscoredCode | null
  unscored_params: MessageParams | null
  start_time: string
  end_time: string | null
  overall_score: number | null
  ai_feedback: string | null
  welcome_message: string
  /** Seconds of preparation before the first turn, 0 for none. */
  prep_time: number
  opponent_level: OpponentLevel
  opponent_style: OpponentStyle
}

export type Turn = {
  turn_id: string
  speaker: Speaker
  message_text: string
  timestamp: string
  /**
   * Idempotency key of a user's turn: submitting it again asks for its reply again and never makes
   * a second turn.
   */
  client_turn_id: string | null
}

export type DebateTopic = Pick<Topic, 'topic_id' | 'topic_text_en' | 'topic_text_zh' | 'topic_text'>

export type TrendPoint = { date: string; score: number }

export type DebateResults = {
  status: DebateStatus
  unscored_reason: string | null
  unscored_code: UnscoredCode | null
  unscored_params: MessageParams | null
  topic: DebateTopic
  debate: Debate
  scores: SkillScores | null
  previousScore: number | null
  /** The owner's scored debates up to this one, oldest first, the last seven. */
  performanceTrend: TrendPoint[]
  turns: Turn[]
  review: Review | null
}

/** `path` is an address of the web app that anybody who has it can read. */
export type ShareLink = { token: string; path: string; created_at: string }

/** What a share link shows: no ids of people, no e-mail, no feedback. */
export type SharedDebate = {
  /** The debater's username; null for a guest. */
  debater: string | null
  topic: DebateTopic
  debate: Pick<
    Debate,
    'user_stance' | 'debate_mode' | 'status' | 'start_time' | 'overall_score' | 'welcome_message'
  >
  scores: SkillScores | null
  /** Half-width of the score's uncertainty, in points. */
  noise: number | null
  turns: Turn[]
}

export type DebateRow = {
  debate_id: string
  topic_id: string
  topic_text: string
  topic_text_zh: string | null
  user_stance: Stance
  debate_mode: DebateMode
  status: DebateStatus
  start_time: string
  end_time: string | null
  overall_score: number | null
}

export type UserProfile = {
  user: Pick<User, 'username' | 'email' | 'avatar_id' | 'avatar_url'>
  stats: { averageScore: number | null; debateCount: number; rank: number | null }
  recentDebates: Pick<
    DebateRow,
    'debate_id' | 'topic_id' | 'topic_text' | 'topic_text_zh' | 'overall_score'
  >[]
  /** Months in UTC as YYYY-MM, oldest first. */
  monthlyPerformance: { month: string; score: number }[]
}

export type Page<Row> = { data: Row[]; total: number; page: number; totalPages: number }
