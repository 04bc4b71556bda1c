import { z } from 'zod'
import { CLASH_OUTCOMES, FLAW_KINDS, SKILLS } from './constants.ts'
import { id, noise, score } from './rest/values.ts'
import { voiceFigures } from './voice/figures.ts'

/** Scores and review of a debate, as stored with it and shown on the results page. */
const skill = z.enum(SKILLS)

/** Named as in specification section 3: depth_score … refutation_score, 0–100. */
export const skillScores = z.record(z.enum(SKILLS.map(each => `${each}_score` as const)), score)
export type SkillScores = z.infer<typeof skillScores>

/** A verbatim passage of the turn that `turn_id` names. */
const quote = z.strictObject({ turn_id: id, text: z.string() })
export type Quote = z.infer<typeof quote>

const priority = z.strictObject({
  skill,
  quote,
  /** Why this cost points. */
  why: z.string(),
  /** The user's own sentence, rewritten; null where none would surely keep its meaning. */
  rewrite: z.string().nullable(),
  /** What lifts the skill one band. */
  lift: z.string(),
})
export type Priority = z.infer<typeof priority>

const move = z.strictObject({ skill, quote, why: z.string() })
export type Move = z.infer<typeof move>

/**
 * One turn of the user: a sentence that works and one to mend, either null where none surely does. The
 * built-in judge does not claim that no other is stronger or weaker.
 */
const turnReview = z.strictObject({
  turn_id: id,
  strongest: move.nullable(),
  weakest: move.nullable(),
})
export type TurnReview = z.infer<typeof turnReview>

/** `reply` is the user's sentence that caught it; null when nobody did. */
const flawReview = z.strictObject({
  kind: z.enum(FLAW_KINDS),
  flaw: quote,
  reply: quote.nullable(),
})
export type FlawReview = z.infer<typeof flawReview>

const retryOffer = z.strictObject({ turn_id: id, skill })
export type RetryOffer = z.infer<typeof retryOffer>

/**
 * The weakest turn judged alone on one skill, as it was and as it was rewritten.
 * Scores 0–100, noise in points.
 */
export const turnRetry = retryOffer.extend({
  before: score,
  after: score,
  noise,
  /** Ids of the published tests that only the new text meets. */
  tests_gained: z.array(z.string()),
})
export type TurnRetry = z.infer<typeof turnRetry>

const skillReview = z.strictObject({
  /** The band reached, 0–4. */
  band: z.int().min(0).max(4),
  /** Ids of the published tests met. */
  tests_met: z.array(z.string()),
  /**
   * Those among them that the whole text suggests and no passage shows; absent in older reviews.
   */
  tests_inferred: z.array(z.string()).optional(),
  quotes: z.array(quote),
})
export type SkillReview = z.infer<typeof skillReview>

export const review = z.strictObject({
  noise,
  skills: z.record(skill, skillReview),
  strength: move.nullable(),
  priorities: z.array(priority),
  /** A three-minute exercise for the weakest skill. */
  drill: z.strictObject({ skill, text: z.string() }),
  /** The one thing to do next, in one sentence; absent in older reviews. */
  next_step: z.string().optional(),
  /** The opponent's main points and what the user made of each. */
  clash: z.array(
    z.strictObject({ point: quote, outcome: z.enum(CLASH_OUTCOMES), reply: quote.nullable() }),
  ),
  /**
   * Of an opponent that leaves flaws;
   * empty for others and for debates judged before there were any.
   */
  flaws: z.array(flawReview),
  /** In the order of speaking. */
  turns: z.array(turnReview),
  /** The weakest turn and its skill, for a rewrite; the last turn where none is clearly weak. */
  retry: retryOffer.nullable(),
  /**
   * Remarks on honesty: an instruction to the judge found in a turn, text copied from the opponent.
   */
  notes: z.array(z.string()),
  /** How the user sounded, computed; null for debates in writing, absent in older reviews. */
  voice: voiceFigures.nullable().optional(),
  provider: z.string(),
  model: z.string(),
  prompt_version: z.string(),
  rubric_version: z.string(),
})
export type Review = z.infer<typeof review>
