import { LIMITS, STANCES, type Stance } from './constants.ts'
import type { FieldProblem } from './errors.ts'
import { briefPointProblem, fieldProblems } from './validation.ts'

/**
 * What can be said on a self-written motion, in the words of its author or of a teacher: up to
 * three points a side, in the order in which the opponent makes them.
 */
export type Brief = Record<Stance, string[]>
/** The same as it is sent: a side may be missing, and points may be empty. */
export type BriefInput = { [Side in Stance]?: string[] | undefined }

const pointsOf = (given: BriefInput, stance: Stance): string[] =>
  (given[stance] ?? []).map(point => point.trim()).filter(point => point !== '')

/** The brief without its empty points; null where none is left. */
export const toBrief = (given: BriefInput | null | undefined): Brief | null => {
  if (!given) return null
  const found = { for: pointsOf(given, 'for'), against: pointsOf(given, 'against') }
  return found.for.length + found.against.length > 0 ? found : null
}

/** What is wrong with a brief; fields are "brief.for", "brief.for.0" and so on. */
export const briefProblems = (
  given: BriefInput | null | undefined,
  name = 'brief',
): FieldProblem[] =>
  STANCES.flatMap(stance => {
    const points = toBrief(given)?.[stance] ?? []
    const tooMany: FieldProblem[] =
      points.length > LIMITS.briefPoints
        ? [
            {
              field: `${name}.${stance}`,
              code: 'BRIEF_TOO_MANY_POINTS',
              params: { max: LIMITS.briefPoints },
            },
          ]
        : []
    const checks = points.map((point, at): [string, [typeof briefPointProblem, string]] => [
      `${name}.${stance}.${at}`,
      [briefPointProblem, point],
    ])
    return [...tooMany, ...fieldProblems(Object.fromEntries(checks))]
  })
