import { dot } from '#api/ai/offline/language/word-vectors.ts'
import { createRandom } from '../bench/fuzz/random.ts'
import type { Tokens } from './read-sentences.ts'

/** Words farther apart than this are no neighbours; the farther, the less they count. */
const NEIGHBOURS = 7
/** A word seen less often has no place. */
const LEAST_SEEN = 6
/** Rare neighbours are taken as less rare than they are, as usual. */
const SMOOTHED = 0.75
const ITERATIONS = 12

/** A place for each word: near words stand beside the same words. */
export type PlacedWords = { words: string[]; places: Float32Array[]; rarity: number[] }

type Row = { columns: Uint32Array; values: Float32Array }

/** How much more often two words are neighbours than by chance, its logarithm; 0 where less. */
const countNeighbours = (sentences: readonly Tokens[], idOf: ReadonlyMap<string, number>) => {
  const counts = Array.from({ length: idOf.size }, () => new Map<number, number>())
  const add = (one: number, other: number, value: number) => {
    const row = counts[one]
    row?.set(other, (row.get(other) ?? 0) + value)
  }
  for (const sentence of sentences) {
    const ids = sentence.flatMap(word => idOf.get(word) ?? [])
    for (const [at, one] of ids.entries())
      for (const [step, other] of ids.slice(at + 1, at + 1 + NEIGHBOURS).entries()) {
        const value = 1 / Math.sqrt(step + 1)
        add(one, other, value)
        add(other, one, value)
      }
  }
  const sums = counts.map(row => [...row.values()].reduce((sum, value) => sum + value, 0))
  const smoothed = sums.map(sum => sum ** SMOOTHED)
  const all = smoothed.reduce((sum, value) => sum + value, 0)
  return counts.map((row, one): Row => {
    const kept = [...row].flatMap(([other, value]) => {
      const chance = ((sums[one] ?? 0) * (smoothed[other] ?? 0)) / all
      const excess = Math.log(value / chance)
      return excess > 0 ? [[other, excess] as const] : []
    })
    return {
      columns: Uint32Array.from(kept, ([other]) => other),
      values: Float32Array.from(kept, ([, excess]) => excess),
    }
  })
}

/** Makes a vector a unit vector; tells how long it was. */
export const toUnit = (vector: Float32Array): number => {
  const length = Math.sqrt(dot(vector, vector)) || 1
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length
  return length
}

/** Takes out of each vector what those before it have, and makes it a unit vector; their lengths. */
const orthogonalise = (vectors: readonly Float32Array[]) =>
  vectors.map((vector, nth) => {
    for (const before of vectors.slice(0, nth)) {
      const share = dot(vector, before)
      for (let at = 0; at < vector.length; at += 1)
        vector[at] = (vector[at] ?? 0) - share * (before[at] ?? 0)
    }
    return toUnit(vector)
  })

const times = (rows: readonly Row[], vector: Float32Array) =>
  Float32Array.from(rows, ({ columns, values }) => {
    let sum = 0
    for (let at = 0; at < columns.length; at += 1)
      sum += (values[at] ?? 0) * (vector[columns[at] ?? 0] ?? 0)
    return sum
  })

/**
 * Words by their neighbours: the largest directions of the table of positive pointwise mutual
 * information, found by orthogonal iteration (Levy and Goldberg 2014; square root of the weights).
 */
export const placeWords = (sentences: readonly Tokens[], dimensions: number): PlacedWords => {
  const seen = new Map<string, number>()
  for (const sentence of sentences)
    for (const word of new Set(sentence)) seen.set(word, (seen.get(word) ?? 0) + 1)
  const kept = [...seen]
    .filter(([, times]) => times >= LEAST_SEEN)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const words = kept.map(([word]) => word)
  const rows = countNeighbours(sentences, new Map(words.map((word, at) => [word, at])))
  const random = createRandom(1)
  let directions = Array.from({ length: dimensions }, () =>
    Float32Array.from({ length: words.length }, () => random.next() - 1 / 2),
  )
  let lengths = orthogonalise(directions)
  for (let round = 0; round < ITERATIONS; round += 1) {
    directions = directions.map(direction => times(rows, direction))
    lengths = orthogonalise(directions)
  }
  const places = words.map((_, word) => {
    const place = Float32Array.from(
      directions,
      (direction, at) => (direction[word] ?? 0) * Math.sqrt(lengths[at] ?? 0),
    )
    toUnit(place)
    return place
  })
  return { words, places, rarity: kept.map(([, times]) => Math.log(sentences.length / times)) }
}
