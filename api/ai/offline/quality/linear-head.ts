/** A weighted sum of standardised numbers. */
export type LinearHead = {
  mean: readonly number[]
  spread: readonly number[]
  weights: readonly number[]
  intercept: number
}

/**
 * In standard deviations: a larger value counts as this, so that one unusual number cannot decide
 * the sum.
 */
const MOST = 3

export const standardise = (
  numbers: readonly number[],
  { mean, spread }: Pick<LinearHead, 'mean' | 'spread'>,
) =>
  numbers.map((value, at) =>
    Math.max(-MOST, Math.min(MOST, (value - (mean[at] ?? 0)) / (spread[at] || 1))),
  )

export const weigh = (
  standard: readonly number[],
  { weights, intercept }: Pick<LinearHead, 'weights' | 'intercept'>,
) => standard.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), intercept)

export const scoreLinear = (numbers: readonly number[], head: LinearHead): number =>
  weigh(standardise(numbers, head), head)
