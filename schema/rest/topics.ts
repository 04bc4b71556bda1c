import { z } from 'zod'
import { LANGUAGES, THEMES } from '../constants.ts'
import { popularTopic } from '../entities.ts'
import { brief, briefInput } from './brief.ts'
import type { RestCalls } from './call.ts'
import { limitQuery, optional, optionalText, queryFlag, queryNumber } from './inputs.ts'

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

export const TOPIC_CALLS = {
  'GET /topics': { query: topicsQuery, answers: { 200: z.array(popularTopic) } },
  'GET /topics/popular': { query: limitQuery, answers: { 200: z.array(popularTopic) } },
  'GET /topics/random': { answers: { 200: popularTopic } },
  'GET /topics/:id': { answers: { 200: popularTopic } },
  'POST /topics/custom': { body: customTopicInput, answers: { 201: customTopic } },
} as const satisfies RestCalls
