import type { Language, Skill } from '#schema/constants.ts'
import { recordOf } from '../data/record-of.ts'
import { CASE_FIGURES, type DebateFigure, type DebateFigures, FIGURES } from './read-figures.ts'

/** A skill that is not read from the answers to the opponent alone. */
export const CASE_SKILLS = [
  ...(['depth', 'persuasion', 'clarity', 'argumentation', 'organization', 'delivery'] as const),
] as const satisfies readonly Skill[]
type CaseSkill = (typeof CASE_SKILLS)[number]

type Scale = { middle: number; spread: number }

/** A sum of figures, each in spreads from what is usual in the language, on the scale of 0–100. */
export type Sum<F extends DebateFigure = DebateFigure> = {
  start: number
  weights: Record<F, number>
  scales: Record<Language, Record<F, Scale>>
}
type CaseFigure = (typeof CASE_FIGURES)[number]

/** What was fitted to coaches' marks: figures only. Written by scripts/train-placement.ts. */
export type Placement = {
  /** The whole debate, by the user's own case. */
  level: Sum<CaseFigure>
  /** Refutation, by all that was said. */
  refutation: Sum
  /** Straight lines from the level to the marks of each skill. */
  skills: Record<CaseSkill, { start: number; slope: number }>
}

/** In spreads: a larger value counts as this, so that one unusual figure cannot decide the sum. */
const MOST_SPREADS = 3
const MOST = 100

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A figure in spreads from what is usual; 0 where nobody can tell. */
export const standardFigure = (value: number | null, { middle, spread }: Scale): number =>
  value === null ? 0 : clamp((value - middle) / (spread || 1), -MOST_SPREADS, MOST_SPREADS)

const scoreSum = <F extends DebateFigure>(
  figures: readonly F[],
  values: Record<F, number | null>,
  language: Language,
  { start, weights, scales }: Sum<F>,
) =>
  clamp(
    figures.reduce(
      (sum, figure) =>
        sum + weights[figure] * standardFigure(values[figure], scales[language][figure]),
      start,
    ),
    0,
    MOST,
  )

/** Where coaches would place the skills of a debate with these figures, 0–100. */
export const placeDebate = (
  { own, all }: DebateFigures,
  language: Language,
  { level, refutation, skills }: Placement,
): Record<Skill, number> => {
  const whole = scoreSum(CASE_FIGURES, own, language, level)
  const ofCase = recordOf(CASE_SKILLS, skill =>
    clamp(skills[skill].start + skills[skill].slope * whole, 0, MOST),
  )
  return { ...ofCase, refutation: scoreSum(FIGURES, all, language, refutation) }
}
