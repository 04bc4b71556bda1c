import type { Language, Skill } from '#schema/constants.ts'
import { recordOf } from '../data/record-of.ts'
import { CASE_FIGURES, FIGURES, type Figure, type Figures } from './read-figures.ts'

/** A skill that is not read from the answers to the opponent alone. */
export const CASE_SKILLS = [
  ...(['depth', 'persuasion', 'clarity', 'argumentation', 'organization', 'delivery'] as const),
] as const satisfies readonly Skill[]
type CaseSkill = (typeof CASE_SKILLS)[number]

/** A sum of figures in spreads from their middle, on the scale of 0–100. */
export type Sum = { start: number; weights: Partial<Record<Figure, number>> }

/** What was fitted to coaches' marks: figures only. Written by scripts/train-placement.ts. */
export type Placement = {
  scales: Record<Language, Record<Figure, { middle: number; spread: number }>>
  level: Sum
  refutation: Sum
  /** Straight lines from the level to the marks of each skill. */
  skills: Record<CaseSkill, { start: number; slope: number }>
}

/** In spreads: a larger value counts as this, so that one unusual figure cannot decide the sum. */
export const MOST_SPREADS = 3
const MOST = 100

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A figure in spreads from what is usual in the language; 0 where nobody can tell. */
export const standardFigure = (
  value: number | null,
  { middle, spread }: { middle: number; spread: number },
): number =>
  value === null ? 0 : clamp((value - middle) / (spread || 1), -MOST_SPREADS, MOST_SPREADS)

const sumOf = (
  { start, weights }: Sum,
  figures: readonly Figure[],
  standard: Record<Figure, number>,
) =>
  clamp(
    figures.reduce((sum, figure) => sum + (weights[figure] ?? 0) * standard[figure], start),
    0,
    MOST,
  )

/** Where coaches would place the skills of a debate with these figures, 0–100. */
export const placeDebate = (
  figures: Figures,
  language: Language,
  { scales, level, refutation, skills }: Placement,
): Record<Skill, number> => {
  const standard = recordOf(FIGURES, figure =>
    standardFigure(figures[figure], scales[language][figure]),
  )
  const whole = sumOf(level, CASE_FIGURES, standard)
  const ofCase = recordOf(CASE_SKILLS, skill =>
    clamp(skills[skill].start + skills[skill].slope * whole, 0, MOST),
  )
  return { ...ofCase, refutation: sumOf(refutation, FIGURES, standard) }
}
