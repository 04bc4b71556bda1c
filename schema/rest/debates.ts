import { z } from 'zod'
import {
  CUSTOM_TOPIC_ID,
  DEBATE_MODES,
  LANGUAGES,
  OPPONENT_LEVELS,
  OPPONENT_STYLES,
  SKILLS,
  STANCES,
} from '../constants.ts'
import {
  debate,
  debateResults,
  debateTopic,
  sharedDebate,
  shareLink,
  turn,
  unscored,
} from '../entities.ts'
import type { FieldCode } from '../messages/codes.ts'
import { skillScores, turnRetry } from '../review.ts'
import { briefInput } from './brief.ts'
import { nothing, type RestCalls } from './call.ts'
import { optional, optionalText } from './inputs.ts'
import { id, score } from './values.ts'

export const startInput = z.object({
  /**
   * A turn of one's own to go on from: the debate begins with what was said before it, and motion,
   * side, language and opponent are those of its debate. Only `client_start_id` is read with it.
   */
  from_turn_id: optionalText,
  /** A topic's id, or "custom" together with `custom_topic`. */
  topic_id: optionalText.transform(given => given ?? CUSTOM_TOPIC_ID),
  custom_topic: optionalText,
  /** With `custom_topic` only: what can be said on it. */
  brief: optional(briefInput),
  /** Stance and mode are needed for every debate that does not go on from a turn. */
  stance: optional(z.enum(STANCES, { error: 'STANCE_REQUIRED' satisfies FieldCode })),
  mode: optional(z.enum(DEBATE_MODES, { error: 'MODE_REQUIRED' satisfies FieldCode })),
  /** The language of the opponent's speeches; by default that of the motion. */
  language: optional(z.enum(LANGUAGES)),
  prep_time: optional(z.number()),
  opponent_level: optional(z.enum(OPPONENT_LEVELS)),
  opponent_style: optional(z.enum(OPPONENT_STYLES)),
  /** The same one twice is the same debate. */
  client_start_id: optionalText,
})
export type StartDebateInput = z.output<typeof startInput>

export const turnInput = z.object({
  message: optionalText.transform(text => text ?? ''),
  client_turn_id: optionalText,
  /** A recording in place of `message`: base64 of the whole file, or a data URL. */
  audio_data: optionalText,
})
export type SubmitTurnInput = z.output<typeof turnInput>

export const retryInput = z.object({
  message: z.string(),
  /** One of the user's turns, and the skill to judge; by default those that the review names. */
  turn_id: optional(id),
  skill: optional(z.enum(SKILLS)),
})
export type RetryTurnInput = z.output<typeof retryInput>

const startedDebate = z.strictObject({
  debate_id: id,
  topic: debateTopic,
  welcome_message: z.string(),
  ai_opening: z.string(),
})
export type StartDebateAnswer = z.infer<typeof startedDebate>

const submittedTurn = z.strictObject({ ai_response: z.string(), turn_id: id, user_turn_id: id })
export type SubmitTurnAnswer = z.infer<typeof submittedTurn>

/** `stopped` is false when no reply was being given. */
const stoppedReply = z.strictObject({ debate_id: id, stopped: z.boolean() })
export type StopReplyAnswer = z.infer<typeof stoppedReply>

/** Stored as withdrawn: neither judged nor shown any more. */
const withdrawnTurn = z.strictObject({ debate_id: id, turn_id: id, withdrawn: z.literal(true) })
export type WithdrawnTurn = z.infer<typeof withdrawnTurn>

const endedDebate = z.strictObject({
  debate_id: id,
  status: debate.shape.status,
  ...unscored,
  overall_score: score.nullable(),
  scores: skillScores.nullable(),
})
export type EndDebateAnswer = z.infer<typeof endedDebate>

/** A file of the type that its header says. */
const recording = z.string()

const debateWithTopic = z.strictObject({ debate, topic: debateTopic })
export type DebateAnswer = z.infer<typeof debateWithTopic>

/** `share` is null while the debate is private. */
const share = z.strictObject({ share: shareLink.nullable() })
export type ShareAnswer = z.infer<typeof share>

const turns = z.strictObject({ turns: z.array(turn) })
export type TurnsAnswer = z.infer<typeof turns>

export const transcript = debateWithTopic.extend(turns.shape)
export type TranscriptAnswer = z.infer<typeof transcript>

export const DEBATE_CALLS = {
  'POST /debates/start': { body: startInput, answers: { 201: startedDebate } },
  'POST /debates/:id/turn': { body: turnInput, answers: { 200: submittedTurn } },
  'POST /debates/:id/stop': { answers: { 200: stoppedReply } },
  'POST /debates/:id/turns/:turnId/withdraw': { answers: { 200: withdrawnTurn } },
  'POST /debates/:id/retry': { body: retryInput, answers: { 200: turnRetry } },
  'POST /debates/:id/end': { answers: { 200: endedDebate } },
  'GET /debates/:id': { answers: { 200: debateWithTopic } },
  'GET /debates/:id/turns': { answers: { 200: turns } },
  'GET /debates/:id/turns/:turnId/audio': { answers: { 200: recording } },
  'GET /debates/:id/results': { answers: { 200: debateResults } },
  'GET /debates/:id/share': { answers: { 200: share } },
  'POST /debates/:id/share': { answers: { 201: shareLink } },
  'DELETE /debates/:id/share': { answers: { 204: nothing } },
  'GET /shared/:token': { answers: { 200: sharedDebate } },
} as const satisfies RestCalls
