import type { ColumnType, Generated } from 'kysely'
import type { Brief } from '#schema/brief.ts'
import type {
  DebateMode,
  DebateStatus,
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
import type { Derived, Json } from './columns.ts'

export type TopicsTable = {
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

export type DebatesTable = {
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
  /** How often the model failed to reply. */
  opponent_failures: Generated<number>
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

export type TurnsTable = {
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

export type TurnAudioTable = { turn_id: string; media_type: string; bytes: Uint8Array }

/**
 * The token is kept as it is: the owner must be able to see the link again,
 * and whoever reads this table reads the debates too.
 */
export type ShareLinksTable = { token: string; debate_id: string; created_at: Date }

/** When a debate or one of its turns last changed, in whole milliseconds (decision 0032). */
export type DebateChangesTable = { debate_id: Derived<string>; updated_at: Derived<Date> }
