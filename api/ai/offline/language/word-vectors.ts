import type { Language } from '#schema/constants.ts'
import { once } from '../data/once.ts'
import { onceAText } from '../data/once-a-text.ts'
import { tokensOf, tokensOfAll } from './similarity.ts'
import table from './word-vectors.json' with { type: 'json' }
import { isHan } from './words.ts'

/**
 * Words with a direction each, written by scripts/train-words.ts: near words are used alike. The
 * numbers of all directions stand one after another, a byte each; a weight says what a word tells.
 */
type WordVectors = {
  dimensions: number
  words: string
  weights: string
  vectors: string
}

const TABLE: Record<Language, WordVectors> = table

/** Shorter English words say too little; in letters. */
const SHORTEST = 3

/** What has a direction: stems in English, pairs of characters in Chinese. */
export const tokensWithVector = (text: string): ReadonlySet<string> => tokensOf(text, SHORTEST)

/** The same direction, of length 1; nothing stays nothing. */
const unitOf = (vector: Float32Array): Float32Array => {
  const length = Math.sqrt(dot(vector, vector)) || 1
  const unit = new Float32Array(vector.length)
  for (let at = 0; at < unit.length; at += 1) unit[at] = (vector[at] ?? 0) / length
  return unit
}

/** The direction in the middle of others. */
export const meanOf = (vectors: readonly Float32Array[]): Float32Array => {
  const sum = new Float32Array(vectors[0]?.length ?? 0)
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
  return unitOf(sum)
}

type VectorReader = (tokens: ReadonlySet<string>) => Float32Array

const readTable = ({ dimensions, words, weights, vectors }: WordVectors): VectorReader => {
  const all = new Int8Array(Buffer.from(vectors, 'base64'))
  const told = weights.split(' ').map(Number)
  const ids = new Map(words.split(' ').map((word, at) => [word, at]))
  return tokens => {
    const sum = new Float32Array(dimensions)
    for (const token of tokens) {
      const id = ids.get(token)
      if (id === undefined) continue
      const [weight, from] = [told[id] ?? 0, id * dimensions]
      for (let at = 0; at < dimensions; at += 1)
        sum[at] = (sum[at] ?? 0) + weight * (all[from + at] ?? 0)
    }
    return unitOf(sum)
  }
}

const readers = { en: once(() => readTable(TABLE.en)), zh: once(() => readTable(TABLE.zh)) }

/** A sentence is heard and pressed by the same direction, in every later turn again. */
const KEPT = 1000
/** The direction of a text, of length 1; all zero where no word of it is known. */
export const vectorOf = onceAText(
  (text): Float32Array => readers[isHan(text) ? 'zh' : 'en']()(tokensWithVector(text)),
  KEPT,
)

/** All that was said before a turn is long, and the same when the turn is weighed again. */
const LONG_KEPT = 50
const vectorOfLines = onceAText(
  (lines): Float32Array =>
    readers[isHan(lines) ? 'zh' : 'en']()(tokensOfAll(lines.split('\n'), SHORTEST)),
  LONG_KEPT,
)

/** The direction of several texts as one. */
export const vectorOfAll = (texts: readonly string[]): Float32Array =>
  vectorOfLines(texts.join('\n'))

/**
 * The products of a vector with the rows of a table, one a row. Four rows at a time, since a sum
 * has to wait for each addition; every row is summed in the order in which `dot` sums.
 */
export const dotsWith = (vector: Float32Array, rows: Float32Array): Float64Array => {
  const size = vector.length
  const products = new Float64Array(rows.length / size)
  let row = 0
  for (; row + 4 <= products.length; row += 4) {
    const one = row * size
    const [two, three, four] = [one + size, one + 2 * size, one + 3 * size]
    let [first, second, third, fourth] = [0, 0, 0, 0]
    for (let at = 0; at < size; at += 1) {
      const value = vector[at] ?? 0
      first += value * (rows[one + at] ?? 0)
      second += value * (rows[two + at] ?? 0)
      third += value * (rows[three + at] ?? 0)
      fourth += value * (rows[four + at] ?? 0)
    }
    products[row] = first
    products[row + 1] = second
    products[row + 2] = third
    products[row + 3] = fourth
  }
  for (; row < products.length; row += 1)
    products[row] = dot(vector, rows.subarray(row * size, (row + 1) * size))
  return products
}

/** The product of two vectors; of two directions how near they are, −1 to 1. */
export const dot = (one: Float32Array, other: Float32Array): number => {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
