import { dot } from '#api/ai/offline/language/word-vectors.ts'
import { createRandom, type Random } from '../bench/fuzz/random.ts'
import { type PlacedWords, toUnit } from './place-words.ts'
import type { Tokens } from './read-sentences.ts'

const ROUNDS = 40
const RATE = 0.003
/** So many words of a text are left out at a time, so that no single one decides. */
const LEFT_OUT = 0.3
/** How sharply the right meaning is told from the others. */
const SHARPNESS = 10
/** A text is compared with this many others of its meaning. */
const OTHERS = 3
/** How much of the former steps each step keeps, of their direction and of their size (Adam). */
const KEPT = { direction: 0.9, size: 0.99 }
const TINY = 1e-6

type WordIds = readonly number[]

/** The sum of the weighed words of a text, and what it takes to learn from it. */
type Encoded = { ids: WordIds; unit: Float32Array; length: number }

/** Adam's two averages of one row of parameters. */
type Moments = { first: Float32Array; second: Float32Array }

const momentsOf = (size: number): Moments => ({
  first: new Float32Array(size),
  second: new Float32Array(size),
})

const step = (values: Float32Array, gradient: Float32Array, { first, second }: Moments) => {
  for (let at = 0; at < values.length; at += 1) {
    const slope = gradient[at] ?? 0
    const one = KEPT.direction * (first[at] ?? 0) + (1 - KEPT.direction) * slope
    const two = KEPT.size * (second[at] ?? 0) + (1 - KEPT.size) * slope * slope
    first[at] = one
    second[at] = two
    values[at] = (values[at] ?? 0) - (RATE * one) / (Math.sqrt(two) + TINY)
  }
}

const softmax = (values: readonly number[]) => {
  const most = Math.max(...values)
  const powers = values.map(value => Math.exp(value - most))
  const sum = powers.reduce((all, power) => all + power, 0)
  return powers.map(power => power / sum)
}

const createModel = ({ places, rarity }: PlacedWords) => {
  const dimensions = places[0]?.length ?? 0
  const vectors = places.map(place => Float32Array.from(place))
  /** Logarithms, so that a weight stays positive. */
  const weights = rarity.map(each => Float32Array.of(Math.log(each)))
  const moments = vectors.map(() => ({ vector: momentsOf(dimensions), weight: momentsOf(1) }))
  const weightOf = (id: number) => Math.exp(weights[id]?.[0] ?? 0)

  const encode = (ids: WordIds): Encoded => {
    const unit = new Float32Array(dimensions)
    for (const id of ids) {
      const [vector, weight] = [vectors[id], weightOf(id)]
      for (let at = 0; at < dimensions; at += 1)
        unit[at] = (unit[at] ?? 0) + weight * (vector?.[at] ?? 0)
    }
    return { ids, unit, length: toUnit(unit) }
  }

  /** Moves the words of texts against the slopes at their unit vectors. */
  const learn = (texts: readonly { encoded: Encoded; slope: Float32Array }[]) => {
    const slopes = new Map<number, { vector: Float32Array; weight: Float32Array }>()
    for (const { encoded, slope } of texts) {
      const { ids, unit, length } = encoded
      const along = dot(unit, slope)
      const inner = slope.map((value, at) => (value - (unit[at] ?? 0) * along) / length)
      for (const id of ids) {
        const own = slopes.get(id) ?? {
          vector: new Float32Array(dimensions),
          weight: new Float32Array(1),
        }
        slopes.set(id, own)
        const weight = weightOf(id)
        for (let at = 0; at < dimensions; at += 1)
          own.vector[at] = (own.vector[at] ?? 0) + weight * (inner[at] ?? 0)
        const vector = vectors[id]
        own.weight[0] = (own.weight[0] ?? 0) + (vector ? weight * dot(vector, inner) : 0)
      }
    }
    for (const [id, { vector, weight }] of slopes) {
      const [values, size, moment] = [vectors[id], weights[id], moments[id]]
      if (!values || !size || !moment) continue
      step(values, vector, moment.vector)
      step(size, weight, moment.weight)
    }
  }
  return {
    dimensions,
    encode,
    learn,
    result: () => ({ vectors, weights: weights.map((_, id) => weightOf(id)) }),
  }
}

type Model = ReturnType<typeof createModel>

/** A text of each meaning and some others of the same: each should be nearest to its own. */
const learnMotion = (meanings: readonly WordIds[][], model: Model, random: Random) => {
  const thinned = (ids: WordIds) => {
    const kept = ids.filter(() => !random.isOnce(LEFT_OUT))
    return kept.length > 0 ? kept : ids
  }
  const pairs = meanings.map(texts => {
    const order = texts.map(text => ({ text, at: random.next() })).sort((a, b) => a.at - b.at)
    const [one, ...others] = order.map(({ text }) => text)
    return [thinned(one ?? []), thinned(others.slice(0, OTHERS).flat())] as const
  })
  const ones = pairs.map(([one]) => model.encode(one))
  const others = pairs.map(([, other]) => model.encode(other))
  const table = ones.map(one => others.map(other => SHARPNESS * dot(one.unit, other.unit)))
  const byRow = table.map(softmax)
  const byColumn = table.map((_, column) => softmax(table.map(row => row[column] ?? 0)))
  /** By how much a pair is too near, both ways. */
  const excess = (row: number, column: number) =>
    (SHARPNESS *
      ((byRow[row]?.[column] ?? 0) + (byColumn[column]?.[row] ?? 0) - (row === column ? 2 : 0))) /
    (2 * pairs.length)
  const slopeOf = (against: readonly Encoded[], excessOf: (nth: number) => number) => {
    const slope = new Float32Array(model.dimensions)
    for (const [nth, { unit }] of against.entries()) {
      const share = excessOf(nth)
      for (let at = 0; at < slope.length; at += 1)
        slope[at] = (slope[at] ?? 0) + share * (unit[at] ?? 0)
    }
    return slope
  }
  model.learn([
    ...ones.map((encoded, row) => ({
      encoded,
      slope: slopeOf(others, column => excess(row, column)),
    })),
    ...others.map((encoded, column) => ({
      encoded,
      slope: slopeOf(ones, row => excess(row, column)),
    })),
  ])
}

/**
 * Moves words so that texts of one meaning come near each other and away from the other meanings of
 * their motion, and weighs them by what they tell.
 */
export const fitWordVectors = (placed: PlacedWords, motions: readonly Tokens[][][]) => {
  const ids = new Map(placed.words.map((word, at) => [word, at]))
  const known = motions.map(meanings =>
    meanings
      .map(texts =>
        texts
          .map(text => [...new Set(text)].flatMap(word => ids.get(word) ?? []))
          .filter(({ length }) => length > 1),
      )
      .filter(texts => texts.length > 1),
  )
  const model = createModel(placed)
  const random = createRandom(1)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const meanings of known) learnMotion(meanings, model, random)
  return model.result()
}
