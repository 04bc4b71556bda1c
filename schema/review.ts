/** Scores and review of a debate, as stored with it and shown on the results page. */
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

/** Wire spelling of specification section 3: depth_score … refutation_score, 0–100. */
export type SkillScores = Record<`${Skill}_score`, number>

/** A verbatim passage of the turn that `turn_id` names. */
export type Quote = { turn_id: string; text: string }

export type Priority = {
  skill: Skill
  quote: Quote
  /** Why this cost points. */
  why: string
  /** The user's own sentence, rewritten. */
  rewrite: string
  /** What lifts the skill one band. */
  lift: string
}

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

/** `reply` is the user's sentence that caught it; null when nobody did. */
export type FlawReview = { kind: FlawKind; flaw: Quote; reply: Quote | null }

export type Move = { skill: Skill; quote: Quote; why: string }
/** One turn of the user: its best and its weakest move, either missing where there is none. */
export type TurnReview = { turn_id: string; strongest: Move | null; weakest: Move | null }

/**
 * The weakest turn judged alone on one skill, as it was and as it was rewritten.
 * Scores 0–100, noise in points.
 */
export type TurnRetry = {
  turn_id: string
  skill: Skill
  before: number
  after: number
  noise: number
  /** Ids of the published tests that only the new text meets. */
  tests_gained: string[]
}

export type RetryOffer = { turn_id: string; skill: Skill }

export type SkillReview = {
  /** The band reached, 0–4. */
  band: number
  /** Ids of the published tests met. */
  tests_met: string[]
  /**
   * Those among them that the whole text suggests and no passage shows; absent in older reviews.
   */
  tests_inferred?: string[]
  quotes: Quote[]
}

export type Review = {
  /** Half-width of the score's uncertainty, in points. */
  noise: number
  skills: Record<Skill, SkillReview>
  strength: { skill: Skill; quote: Quote; why: string } | null
  priorities: Priority[]
  /** A three-minute exercise for the weakest skill. */
  drill: { skill: Skill; text: string }
  /** The opponent's main points and what the user made of each. */
  clash: { point: Quote; outcome: ClashOutcome; reply: Quote | null }[]
  /**
   * Of an opponent that leaves flaws;
   * empty for others and for debates judged before there were any.
   */
  flaws: FlawReview[]
  /** In the order of speaking. */
  turns: TurnReview[]
  /** The weakest turn and its skill, for a rewrite; null where no turn is clearly the weakest. */
  retry: RetryOffer | null
  /**
   * Remarks on honesty: an instruction to the judge found in a turn, text copied from the opponent.
   */
  notes: string[]
  provider: string
  model: string
  prompt_version: string
  rubric_version: string
}
