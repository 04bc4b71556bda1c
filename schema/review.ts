import type { z } from 'zod'
import type * as shapes from './rest/review.ts'

/**
 * Scores and review of a debate, as stored with it and shown on the results page (shared rubric).
 * Their shapes stand in `rest/review.ts`: this file goes to the browser, which gets no zod.
 */
export const SKILLS = [
  'depth',
  'persuasion',
  'clarity',
  'argumentation',
  'organization',
  'delivery',
  'refutation',
] as const
export type Skill = (typeof SKILLS)[number]

export const CLASH_OUTCOMES = ['answered', 'dropped', 'turned'] as const
export type ClashOutcome = (typeof CLASH_OUTCOMES)[number]

/** Weaknesses an opponent leaves in its case on purpose, named as textbooks name them. */
export const FLAW_KINDS = [
  'hasty_generalisation',
  'false_dilemma',
  'slippery_slope',
  'popularity',
  'false_cause',
  'overclaim',
  'circular',
  'authority',
] as const
export type FlawKind = (typeof FLAW_KINDS)[number]

/** Wire spelling of specification section 3: depth_score … refutation_score, 0–100. */
export type SkillScores = z.infer<typeof shapes.skillScores>

/** A verbatim passage of a turn. `turn_id` names the turn it stands in. */
export type Quote = z.infer<typeof shapes.quote>

export type Priority = z.infer<typeof shapes.priority>

/** `reply` is the user's sentence that caught it; null when nobody did. */
export type FlawReview = z.infer<typeof shapes.flawReview>

export type Move = z.infer<typeof shapes.move>

/** One turn of the user: its best and its weakest move, either missing where there is none. */
export type TurnReview = z.infer<typeof shapes.turnReview>

/**
 * The weakest turn judged alone on one skill, as it was and as it was written anew.
 * Scores 0–100, noise in points.
 */
export type TurnRetry = z.infer<typeof shapes.turnRetry>

export type RetryOffer = z.infer<typeof shapes.retryOffer>

export type SkillReview = z.infer<typeof shapes.skillReview>

export type Review = z.infer<typeof shapes.review>
