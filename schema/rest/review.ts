import { z } from 'zod'
import { CLASH_OUTCOMES, FLAW_KINDS, SKILLS } from '../review.ts'
import { id, noise, score } from './values.ts'

/** The shapes of a review; their types stand in `../review.ts`, which the browser loads. */
const skill = z.enum(SKILLS)

export const skillScores = z.record(z.enum(SKILLS.map(each => `${each}_score` as const)), score)

export const quote = z.strictObject({ turn_id: id, text: z.string() })

export const priority = z.strictObject({
  skill,
  quote,
  /** Why this cost points. */
  why: z.string(),
  /** The user's own sentence, rewritten. */
  rewrite: z.string(),
  /** What lifts the skill one band. */
  lift: z.string(),
})

export const move = z.strictObject({ skill, quote, why: z.string() })

export const turnReview = z.strictObject({
  turn_id: id,
  strongest: move.nullable(),
  weakest: move.nullable(),
})

export const flawReview = z.strictObject({
  kind: z.enum(FLAW_KINDS),
  flaw: quote,
  reply: quote.nullable(),
})

export const retryOffer = z.strictObject({ turn_id: id, skill })

export const turnRetry = retryOffer.extend({
  before: score,
  after: score,
  noise,
  /** Ids of the published tests that only the new text meets. */
  tests_gained: z.array(z.string()),
})

export const skillReview = z.strictObject({
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

export const review = z.strictObject({
  noise,
  skills: z.record(skill, skillReview),
  strength: move.nullable(),
  priorities: z.array(priority),
  /** A three-minute exercise for the weakest skill. */
  drill: z.strictObject({ skill, text: z.string() }),
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
  /** The weakest turn and its skill, to be written anew; null where none stands out. */
  retry: retryOffer.nullable(),
  /**
   * Remarks on honesty: an instruction to the judge found in a turn, text copied from the opponent.
   */
  notes: z.array(z.string()),
  provider: z.string(),
  model: z.string(),
  prompt_version: z.string(),
  rubric_version: z.string(),
})
