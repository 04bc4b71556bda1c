import { recordOf } from '#api/ai/offline/data/record-of.ts'
import {
  CASE_SKILLS,
  type Placement,
  type Sum,
  standardFigure,
} from '#api/ai/offline/judge/place-debate.ts'
import {
  CASE_FIGURES,
  FIGURES,
  type Figure,
  type Figures,
} from '#api/ai/offline/judge/read-figures.ts'
import { LANGUAGES, type Language, type Skill } from '#schema/constants.ts'
import { mean, pearson, spread } from './statistics.ts'

/** A debate that a coach marked, 0–100, and its figures. */
export type MarkedDebate = {
  id: string
  language: Language
  figures: Figures
  mark: number
  refutation: number
  skills: Record<Skill, number> | null
}

/** What a figure may do to a score: a weight of the other sign could only be chance. */
const SIGNS: Record<Figure, 1 | -1> = {
  solid: 1,
  varied: 1,
  emptyTalk: -1,
  weighing: 1,
  asserting: -1,
  relevant: 1,
  joined: 1,
  quoting: 1,
  met: 1,
  caught: 1,
  near: 1,
}
/** Ridge penalties, in debates. Punctuation is easily put on, so it may not decide. */
const PENALTY = { usual: 8, joined: 32 }
const STEPS = 300
/** So many debates of a language weigh as much as all debates, when its usual figures are taken. */
const SHRINK = 3

const usual = (debates: readonly MarkedDebate[], figure: Figure) => {
  const values = debates.flatMap(({ figures }) => figures[figure] ?? [])
  return { middle: mean(values), spread: spread(values), count: values.length }
}

const scaleOf = (debates: readonly MarkedDebate[], language: Language, figure: Figure) => {
  const all = usual(debates, figure)
  const own = usual(
    debates.filter(debate => debate.language === language),
    figure,
  )
  const share = own.count / (own.count + SHRINK)
  return {
    middle: share * own.middle + (1 - share) * all.middle,
    spread: share * own.spread + (1 - share) * all.spread,
  }
}

/** Least squares with a penalty and a sign for each weight, one weight after the other. */
const fitSum = (
  rows: readonly Record<Figure, number>[],
  targets: readonly number[],
  figures: readonly Figure[],
): Sum => {
  const start = mean(targets)
  const weights = new Map(figures.map(figure => [figure, 0]))
  const left = targets.map(target => target - start)
  for (let step = 0; step < STEPS; step += 1)
    for (const figure of figures) {
      const before = weights.get(figure) ?? 0
      let [product, square] = [0, figure === 'joined' ? PENALTY.joined : PENALTY.usual]
      rows.forEach((row, at) => {
        product += row[figure] * ((left[at] ?? 0) + before * row[figure])
        square += row[figure] ** 2
      })
      const after = SIGNS[figure] * Math.max(0, (SIGNS[figure] * product) / square)
      weights.set(figure, after)
      rows.forEach((row, at) => {
        left[at] = (left[at] ?? 0) + (before - after) * row[figure]
      })
    }
  return { start, weights: Object.fromEntries(weights) }
}

const lineFrom = (from: readonly number[], to: readonly number[]) => {
  const slope = (pearson(from, to) * spread(to)) / (spread(from) || 1)
  return { start: mean(to) - slope * mean(from), slope }
}

/** Fits where debates are placed to the marks of coaches. The same debates give the same figures. */
export const fitPlacement = (debates: readonly MarkedDebate[]): Placement => {
  const scales = recordOf(LANGUAGES, language =>
    recordOf(FIGURES, figure => scaleOf(debates, language, figure)),
  )
  const rows = debates.map(({ figures, language }) =>
    recordOf(FIGURES, figure => standardFigure(figures[figure], scales[language][figure])),
  )
  const marked = debates.flatMap(({ mark, skills }) => (skills ? [{ mark, skills }] : []))
  return {
    scales,
    level: fitSum(
      rows,
      debates.map(({ mark }) => mark),
      CASE_FIGURES,
    ),
    refutation: fitSum(
      rows,
      debates.map(({ refutation }) => refutation),
      FIGURES,
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
