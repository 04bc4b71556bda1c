import { type LinearHead, standardise, weigh } from '#api/ai/offline/quality/linear-head.ts'
import { leastSquares } from './least-squares.ts'
import type { Labelled } from './load-data.ts'
import { mean, spread } from './statistics.ts'

export type Weighted = { texts: readonly Labelled[]; weight: number }

/** The mean of each column, row by row: a column lies scattered in memory. */
const meansOf = (
  rows: readonly (readonly number[])[],
  of: (value: number, column: number) => number,
): number[] => {
  const sums = new Float64Array(rows[0]?.length ?? 0)
  for (const row of rows)
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] as number) + of(row[at] ?? 0, at)
  return Array.from(sums, sum => sum / Math.max(1, rows.length))
}

export const standards = (
  numbers: readonly (readonly number[])[],
): Pick<LinearHead, 'mean' | 'spread'> => {
  const middles = meansOf(numbers, value => value)
  const squares = meansOf(numbers, (value, at) => (value - (middles[at] as number)) ** 2)
  return { mean: middles, spread: squares.map(square => Math.sqrt(square) || 1) }
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
