import { recordOf } from '#api/ai/offline/data/record-of.ts'
import {
  CASE_SKILLS,
  type Placement,
  type Sum,
  standardFigure,
} from '#api/ai/offline/judge/place-debate.ts'
import {
  CASE_FIGURES,
  type DebateFigure,
  type DebateFigures,
  FIGURES,
} from '#api/ai/offline/judge/read-figures.ts'
import { LANGUAGES, type Language, type Skill } from '#schema/constants.ts'
import { mean, pearson, spread } from './statistics.ts'

/** A debate that a coach marked, 0–100, and its figures. */
export type MarkedDebate = {
  id: string
  language: Language
  figures: DebateFigures
  mark: number
  refutation: number
  skills: Record<Skill, number> | null
}

/** What a figure may do to a score: a weight of the other sign could only be chance. */
const SIGNS: Record<DebateFigure, 1 | -1> = {
  solid: 1,
  varied: 1,
  emptyTalk: -1,
  weighing: 1,
  asserting: -1,
  hedging: -1,
  relevant: 1,
  joined: 1,
  quoting: 1,
  met: 1,
  caught: 1,
  near: 1,
}
/** Ridge penalties, in debates. Punctuation is easily put on, so it may not decide. */
const PENALTY = { usual: 8, joined: 60 }
const STEPS = 300
/** Where a debate stands whose figures are all usual, 0–100: coaches differ in how hard they mark. */
const MIDDLE = 52
/** So many debates of a language weigh as much as all debates, when its usual figures are taken. */
const SHRINK = 35

type Fitted<F extends DebateFigure> = {
  language: Language
  values: Record<F, number | null>
  target: number
}

const usual = <F extends DebateFigure>(rows: readonly Fitted<F>[], figure: F) => {
  const values = rows.flatMap(({ values }) => values[figure] ?? [])
  return { middle: mean(values), spread: spread(values), count: values.length }
}

const scaleOf = <F extends DebateFigure>(
  rows: readonly Fitted<F>[],
  language: Language,
  figure: F,
) => {
  const all = usual(rows, figure)
  const own = usual(
    rows.filter(row => row.language === language),
    figure,
  )
  const share = own.count / (own.count + SHRINK)
  return {
    middle: share * own.middle + (1 - share) * all.middle,
    spread: share * own.spread + (1 - share) * all.spread,
  }
}

/** Least squares with a penalty and a sign for each weight, one weight after the other. */
const fitSum = <F extends DebateFigure>(
  figures: readonly F[],
  fitted: readonly Fitted<F>[],
): Sum<F> => {
  const scales = recordOf(LANGUAGES, language =>
    recordOf(figures, figure => scaleOf(fitted, language, figure)),
  )
  const rows = fitted.map(({ values, language }) =>
    recordOf(figures, figure => standardFigure(values[figure], scales[language][figure])),
  )
  const middle = mean(fitted.map(({ target }) => target))
  const weights = recordOf(figures, () => 0)
  const left = fitted.map(({ target }) => target - middle)
  for (let step = 0; step < STEPS; step += 1)
    for (const figure of figures) {
      const before = weights[figure]
      let [product, square] = [0, figure === 'joined' ? PENALTY.joined : PENALTY.usual]
      rows.forEach((row, at) => {
        product += row[figure] * ((left[at] ?? 0) + before * row[figure])
        square += row[figure] ** 2
      })
      const after = SIGNS[figure] * Math.max(0, (SIGNS[figure] * product) / square)
      weights[figure] = after
      rows.forEach((row, at) => {
        left[at] = (left[at] ?? 0) + (before - after) * row[figure]
      })
    }
  // A fit keeps to the middle; scores are to be spread as the marks are.
  const placed = fitted.map(({ target }, at) => target - (left[at] ?? 0))
  const widened = spread(fitted.map(({ target }) => target)) / (spread(placed) || 1)
  return { start: MIDDLE, weights: recordOf(figures, figure => weights[figure] * widened), scales }
}

const lineFrom = (from: readonly number[], to: readonly number[]) => {
  const slope = (pearson(from, to) * spread(to)) / (spread(from) || 1)
  return { start: mean(to) - slope * mean(from), slope }
}

/** Fits where debates are placed to the marks of coaches. The same debates give the same figures. */
export const fitPlacement = (debates: readonly MarkedDebate[]): Placement => {
  const marked = debates.flatMap(({ mark, skills }) => (skills ? [{ mark, skills }] : []))
  return {
    level: fitSum(
      CASE_FIGURES,
      debates.map(({ language, figures, mark }) => ({
        language,
        values: figures.own,
        target: mark,
      })),
    ),
    refutation: fitSum(
      FIGURES,
      debates.map(({ language, figures, refutation }) => ({
        language,
        values: figures.all,
        target: refutation,
      })),
    ),
    skills: recordOf(CASE_SKILLS, skill =>
      marked.length === 0
        ? { start: 0, slope: 1 }
        : lineFrom(
            marked.map(({ mark }) => mark),
            marked.map(({ skills }) => skills[skill]),
          ),
    ),
  }
}
