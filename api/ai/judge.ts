import type { Brief } from '#schema/brief.ts'
import type { ClashOutcome, Language, Skill, Speaker, Stance } from '#schema/constants.ts'
import type { Quote, TurnReview } from '#schema/review.ts'
import type { VoiceFigures } from '#schema/voice/figures.ts'

export type JudgedDebate = {
  debateId: string
  motion: string
  language: Language
  userStance: Stance
  /** What the opponent had to argue from on a self-written motion. */
  brief?: Brief | null
  mode: 'text' | 'voice'
  turns: readonly { turn_id: string; speaker: Speaker; text: string }[]
  /** Drills that the user was given lately, so that another one can be chosen. */
  earlierDrills?: readonly string[]
  /** How the user sounded, as it was measured; null or absent where nobody could hear it. */
  voice?: VoiceFigures | null
}

/**
 * What a judge found in one skill. Code, not the judge, turns this into a score
 * (domain/scoring/place-scores.ts).
 */
export type SkillFinding = {
  /** Ids of the published tests (schema/rubric/rubric.ts) that the user's turns meet. */
  testsMet: string[]
  /** Those among them that the whole text suggests and no passage shows. */
  testsInferred: string[]
  /** Verbatim passages of the user's turns that show it. Unverified ones are dropped. */
  quotes: Quote[]
  /** Fine placement inside the band, 0–5. */
  offset: number
  /** The moment that decided it; without one a score above 80 is capped. */
  decisiveMoment: string | null
}

export type Finding = {
  skills: Record<Skill, SkillFinding>
  strength: { skill: Skill; quote: Quote; why: string } | null
  priorities: {
    skill: Skill
    quote: Quote
    why: string
    /** Null where no rewrite would surely keep the meaning. */
    rewrite: string | null
    lift: string
  }[]
  drill: { skill: Skill; text: string }
  clash: { point: Quote; outcome: ClashOutcome; reply: Quote | null }[]
  /** What works in each user's turn and what is to be mended, in order. */
  turns: TurnReview[]
  notes: string[]
}

/**
 * Several passes of a model judge, or the single one
 * of a deterministic judge with its stated noise.
 */
export type Verdict = { passes: Finding[]; statedNoise: number | null }

/** Judges the user's turns only. Failures are thrown as ModelError. */
export interface Judge {
  readonly provider: string
  readonly model: string
  readonly promptVersion: string
  judge(debate: JudgedDebate, signal: AbortSignal): Promise<Verdict>
  /** Makes ready for a debate that may come soon; absent where there is nothing to make ready. */
  prepare?(): void
}
