import type { FirmHead } from '#api/ai/offline/judge/firm/firmness.ts'
import { leastSquares } from './least-squares.ts'
import { mean, spread } from './statistics.ts'

/** The evidence of a statement that could be made, and whether it is right. */
export type FirmSample = { evidence: Readonly<Record<string, number>>; isRight: boolean }

/** A ridge penalty, in samples, and so many steps that nothing moves any more. */
const PENALTY = 10
const STEPS = 12
const FREE = 1e-3
const LEAST_WEIGHT = 1e-4

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))

/** Logistic regression by reweighted least squares; each figure in spreads from its middle. */
export const fitLogistic = (samples: readonly FirmSample[]): Omit<FirmHead, 'threshold'> => {
  const names = Object.keys(samples[0]?.evidence ?? {})
  const scales = names.map(name => {
    const values = samples.map(({ evidence }) => evidence[name] ?? 0)
    return { middle: mean(values), spread: spread(values) || 1 }
  })
  const rows = samples.map(({ evidence }) => [
    ...names.map((name, at) => {
      const scale = scales[at]
      return scale ? ((evidence[name] ?? 0) - scale.middle) / scale.spread : 0
    }),
    1,
  ])
  let weights = rows[0]?.map(() => 0) ?? []
  for (let step = 0; step < STEPS; step += 1) {
    const before = weights
    weights = leastSquares(
      rows.map((numbers, at) => {
        const sum = numbers.reduce((total, value, nth) => total + value * (before[nth] ?? 0), 0)
        const chance = logistic(sum)
        const weight = Math.max(LEAST_WEIGHT, chance * (1 - chance))
        const target = sum + ((samples[at]?.isRight ? 1 : 0) - chance) / weight
        return { numbers, marks: [], target, weight }
      }),
      names.length + 1,
      column => (column === names.length ? FREE : PENALTY),
    )
  }
  return {
    start: weights[names.length] ?? 0,
    figures: Object.fromEntries(
      names.map((name, at) => [
        name,
        { ...(scales[at] ?? { middle: 0, spread: 1 }), weight: weights[at] ?? 0 },
      ]),
    ),
  }
}
