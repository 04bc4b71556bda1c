import { type LinearHead, standardise, weigh } from '#api/ai/offline/quality/linear-head.ts'
import { leastSquares } from './least-squares.ts'
import type { Labelled } from './load-data.ts'
import { mean, spread } from './statistics.ts'

export type Weighted = { texts: readonly Labelled[]; weight: number }

export const standards = (
  numbers: readonly (readonly number[])[],
): Pick<LinearHead, 'mean' | 'spread'> => {
  const columns = (numbers[0] ?? []).map((_, at) => numbers.map(row => row[at] ?? 0))
  return { mean: columns.map(mean), spread: columns.map(column => spread(column) || 1) }
}

/**
 * Targets in standard deviations from their set's mean, so that sets with other scales can be
 * fitted together.
 */
export const comparable = (texts: readonly Labelled[]): Labelled[] => {
  const aims = texts.map(text => text.aim)
  const [middle, width] = [mean(aims), spread(aims) || 1]
  return texts.map(text => ({ ...text, aim: (text.aim - middle) / width }))
}

/**
 * For columns nearly without penalty, one a group, so that a topic's mean does not become a weight
 * of the topic's words.
 */
const GROUP_PENALTY = 1e-6

/**
 * Fits a head; `penalty` of each number by its place.
 * With `byGroup`, texts are compared within their groups only.
 */
export const fitLinear = (
  sets: readonly Weighted[],
  penalty: (place: number) => number,
  byGroup: boolean,
): LinearHead => {
  const all = sets.flatMap(({ texts, weight }) => texts.map(text => ({ text, weight })))
  const scale = standards(all.map(({ text }) => text.reading.numbers))
  const groups = new Map<string, number>()
  const rows = all.map(({ text, weight }) => {
    const group = byGroup ? text.group : ''
    if (!groups.has(group)) groups.set(group, groups.size)
    const numbers = standardise(text.reading.numbers, scale)
    return { numbers, marks: [numbers.length + (groups.get(group) ?? 0)], target: text.aim, weight }
  })
  const size = scale.mean.length
  const solution = leastSquares(rows, size + groups.size, at =>
    at < size ? penalty(at) : GROUP_PENALTY,
  )
  const weights = solution.slice(0, size)
  const level = mean(rows.map(row => row.target - weigh(row.numbers, { weights, intercept: 0 })))
  return { ...scale, weights, intercept: level }
}
