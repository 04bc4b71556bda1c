import { standardise } from '#api/ai/offline/quality/linear-head.ts'
import { productsOf, runsIn, type ShortHead } from '#api/ai/offline/quality/short-head.ts'
import { fitForest } from './fit-forest.ts'
import { fitLinear, standards } from './fit-linear.ts'
import { leastSquares } from './least-squares.ts'
import type { Labelled } from './load-data.ts'
import { mean } from './statistics.ts'

const PENALTY = { numbers: 200, products: 3000, runs: 200, groups: 1e-6 }
const WEIGHTIEST = 40
const MOST_RUNS = 1000
/** Words of fewer topics or texts say more about their topic than about arguing. */
const LEAST = { topics: 15, texts: 20 }

/**
 * The words, and pairs of words, of texts that are rated better or worse than their figures
 * predict.
 */
const telling = (texts: readonly Labelled[], errors: readonly number[]): string[] => {
  const seen = new Map<string, { times: number; sum: number; topics: Set<string> }>()
  texts.forEach((text, at) => {
    for (const run of runsIn(text.reading.words)) {
      const known = seen.get(run) ?? { times: 0, sum: 0, topics: new Set<string>() }
      known.times += 1
      known.sum += errors[at] ?? 0
      known.topics.add(text.topic)
      seen.set(run, known)
    }
  })
  return [...seen]
    .filter(([, { times, topics }]) => times >= LEAST.texts && topics.size >= LEAST.topics)
    .map(([run, { times, sum }]) => ({
      run,
      weight: Math.abs(sum) / Math.sqrt(times + LEAST.texts),
    }))
    .sort((a, b) => b.weight - a.weight || (a.run < b.run ? -1 : 1))
    .slice(0, MOST_RUNS)
    .map(({ run }) => run)
}

const weightiest = (weights: readonly number[]): number[] =>
  weights
    .map((weight, place) => ({ place, size: Math.abs(weight) }))
    .sort((a, b) => b.size - a.size || a.place - b.place)
    .slice(0, WEIGHTIEST)
    .map(({ place }) => place)

/** Each text's target relative to the mean of its group. */
const withinGroups = (texts: readonly Labelled[]): number[] => {
  const aims = new Map<string, number[]>()
  for (const { group, aim } of texts) {
    const known = aims.get(group)
    if (known) known.push(aim)
    else aims.set(group, [aim])
  }
  const levels = new Map([...aims].map(([group, values]) => [group, mean(values)]))
  return texts.map(({ group, aim }) => aim - (levels.get(group) ?? 0))
}

/** Fits the head for single sentences on labelled arguments, compared within their topics. */
export const fitShort = (texts: readonly Labelled[]): ShortHead => {
  const plain = fitLinear([{ texts, weight: 1 }], () => PENALTY.numbers, true)
  const scaled = texts.map(text => standardise(text.reading.numbers, plain))
  const guess = (standard: readonly number[]) =>
    standard.reduce((sum, value, at) => sum + value * (plain.weights[at] ?? 0), plain.intercept)
  const runs = telling(
    texts,
    texts.map((text, at) => text.aim - guess(scaled[at] ?? [])),
  )
  const chosen = weightiest(plain.weights)
  const pairs = chosen.flatMap((one, at) =>
    chosen.slice(0, at + 1).map(other => [one, other] as const),
  )
  const products = scaled.map(standard => productsOf(standard, pairs))
  const productScale = standards(products)
  const size = plain.mean.length
  const [afterProducts, afterRuns] = [size + pairs.length, size + pairs.length + runs.length]
  const placeOf = new Map(runs.map((run, at) => [run, afterProducts + at]))
  const groups = new Map<string, number>()
  const rows = texts.map((text, at) => {
    if (!groups.has(text.group)) groups.set(text.group, groups.size)
    const held = [...runsIn(text.reading.words)].flatMap(run => placeOf.get(run) ?? [])
    return {
      numbers: [...(scaled[at] ?? []), ...standardise(products[at] ?? [], productScale)],
      marks: [...held, afterRuns + (groups.get(text.group) ?? 0)],
      target: text.aim,
      weight: 1,
    }
  })
  const solution = leastSquares(rows, afterRuns + groups.size, at => {
    if (at < size) return PENALTY.numbers
    if (at < afterProducts) return PENALTY.products
    return at < afterRuns ? PENALTY.runs : PENALTY.groups
  })
  const level = mean(
    rows.map(
      row =>
        row.target -
        row.numbers.reduce((sum, value, at) => sum + value * (solution[at] ?? 0), 0) -
        row.marks.reduce((sum, place) => sum + (place < afterRuns ? (solution[place] ?? 0) : 0), 0),
    ),
  )
  const { trees } = fitForest(
    texts.map(text => text.reading.numbers),
    withinGroups(texts),
  )
  return {
    mean: plain.mean,
    spread: plain.spread,
    weights: solution.slice(0, size),
    intercept: level,
    products: {
      pairs,
      ...productScale,
      weights: solution.slice(size, afterProducts),
      intercept: 0,
    },
    runs: Object.fromEntries(runs.map((run, at) => [run, solution[afterProducts + at] ?? 0])),
    forest: { start: mean(texts.map(text => text.aim)), trees },
  }
}
