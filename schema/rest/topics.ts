import { z } from 'zod'
import { LANGUAGES, SKILLS, STANCES, THEMES } from '../constants.ts'
import { popularTopic } from '../entities.ts'
import { NEXT_MOTION_CODES } from '../messages/codes.ts'
import { brief, briefInput } from './brief.ts'
import type { RestCalls } from './call.ts'
import { limitQuery, optional, optionalText, queryFlag, queryNumber } from './inputs.ts'
import { messageParams, score } from './values.ts'

export const customTopicInput = z.object({
  topic_text: z.string(),
  language: optional(z.enum(LANGUAGES)),
  /** What can be said on it. */
  brief: optional(briefInput),
})
export type CustomTopicInput = z.output<typeof customTopicInput>

/** A self-written motion, for its author. */
const customTopic = popularTopic.extend({ brief: brief.nullable() })
export type CustomTopic = z.infer<typeof customTopic>

export const topicsQuery = z.object({
  search: optionalText,
  language: optional(z.enum(LANGUAGES)),
  recommended: queryFlag,
  theme: optional(z.enum(THEMES)),
  limit: queryNumber,
  offset: queryNumber,
})
export type ListTopicsInput = z.output<typeof topicsQuery>

/** Which motion to argue next, from which side, and why. */
const nextMotion = z.strictObject({
  topic: popularTopic,
  /** The side that the debater has argued less of late. */
  stance: z.enum(STANCES),
  /** The skill that was lowest in the last scored debates, as their mean; null without any. */
  weakest: z.strictObject({ skill: z.enum(SKILLS), score }).nullable(),
  /** The reason as an English sentence, and the message that it is of. */
  reason: z.string(),
  reason_code: z.enum(NEXT_MOTION_CODES),
  reason_params: messageParams,
})
export type NextMotion = z.infer<typeof nextMotion>

export const TOPIC_CALLS = {
  'GET /topics': { query: topicsQuery, answers: { 200: z.array(popularTopic) } },
  'GET /topics/popular': { query: limitQuery, answers: { 200: z.array(popularTopic) } },
  'GET /topics/random': { answers: { 200: popularTopic } },
  'GET /topics/next': { answers: { 200: nextMotion } },
  'GET /topics/:id': { answers: { 200: popularTopic } },
  'POST /topics/custom': { body: customTopicInput, answers: { 201: customTopic } },
} as const satisfies RestCalls
