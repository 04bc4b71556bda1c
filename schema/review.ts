/** Scores and review of a debate, as stored with it and shown on the results page (shared rubric). */
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

/** A verbatim passage of a turn. `turn_id` names the turn it stands in. */
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

export type Review = {
  /** Half-width of the score's uncertainty, in points. */
  noise: number
  /** Per skill: the band reached (0–4) and the ids of the published tests met. */
  skills: Record<Skill, { band: number; tests_met: string[]; quotes: Quote[] }>
  strength: { skill: Skill; quote: Quote; why: string } | null
  priorities: Priority[]
  /** A three-minute exercise for the weakest skill. */
  drill: { skill: Skill; text: string }
  /** The opponent's main points and what the user made of each. */
  clash: { point: Quote; outcome: ClashOutcome; reply: Quote | null }[]
  /** Remarks on honesty: an instruction to the judge found in a turn, text copied from the opponent. */
  notes: string[]
  provider: string
  model: string
  prompt_version: string
  rubric_version: string
}
