import type { DebateMode, Language, OpponentLevel, OpponentStyle, Stance } from './constants.ts'
import type { Admin, Debate, DebateTopic, ShareLink, Topic, Turn, User } from './entities.ts'
import type { SkillScores } from './review.ts'

/**
 * Payloads and answers of specification section 7, under /api. Answers that are just an entity have
 * no type here.
 */
export type RegisterInput = {
  email: string
  password: string
  username: string
  avatar_id?: string
}
export type LogInInput = { email: string; password: string }
export type SessionAnswer = { token: string; user: User }
export type UpdateMeInput = {
  username?: string
  email?: string
  avatar_id?: string
  password?: string
  current_password?: string
}
/** `token` comes only when the password changed: all other tokens have ended. */
export type UpdateMeAnswer = User & { token?: string }
export type AdminSessionAnswer = { token: string; admin: Admin }

export type CustomTopicInput = { topic_text: string; language?: Language }
export type ListTopicsInput = {
  search?: string
  language?: Language
  recommended?: boolean
  limit?: number
  offset?: number
}

export type StartDebateInput = {
  /** A topic's id, or "custom" together with `custom_topic`. */
  topic_id: string
  custom_topic?: string
  stance: Stance
  mode: DebateMode
  /** The language of the opponent's speeches; by default that of the motion. */
  language?: Language
  prep_time?: number
  opponent_level?: OpponentLevel
  opponent_style?: OpponentStyle
  /** The same one twice is the same debate. */
  client_start_id?: string
}
export type StartDebateAnswer = {
  debate_id: string
  topic: DebateTopic
  welcome_message: string
  ai_opening: string
}
export type SubmitTurnInput = { message: string; client_turn_id?: string }
export type SubmitTurnAnswer = { ai_response: string; turn_id: string; user_turn_id: string }
/** `stopped` is false when no reply was being given. */
export type StopReplyAnswer = { debate_id: string; stopped: boolean }
export type EndDebateAnswer = {
  debate_id: string
  status: Debate['status']
  unscored_reason: string | null
  unscored_code: Debate['unscored_code']
  unscored_params: Debate['unscored_params']
  overall_score: number | null
  scores: SkillScores | null
}
export type DebateAnswer = { debate: Debate; topic: DebateTopic }
/** `share` is null while the debate is private. */
export type ShareAnswer = { share: ShareLink | null }
export type TurnsAnswer = { turns: Turn[] }
export type TranscriptAnswer = { debate: Debate; topic: DebateTopic; turns: Turn[] }
export type CustomTopicAnswer = Topic
