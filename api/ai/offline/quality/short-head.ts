import { type LinearHead, standardise, weigh } from './linear-head.ts'
import type { Reading } from './read-quality.ts'
import { type Forest, scoreForest } from './trees.ts'

/** Numbers that count together: places of both, and how their product is standardised. */
export type Products = { pairs: readonly (readonly [number, number])[] } & LinearHead

/**
 * The head for single sentences, the mean of two: a sum of numbers, products of the weightiest of
 * them, and words or pairs of words; and trees over the same numbers.
 */
export type ShortHead = LinearHead & {
  products: Products
  runs: Readonly<Record<string, number>>
  forest: Forest
}

/** The words of a text and its pairs of neighbouring words, each once. */
export const runsIn = (words: readonly string[]): Set<string> => {
  const runs = new Set(words)
  for (let at = 1; at < words.length; at += 1) runs.add(`${words[at - 1]} ${words[at]}`)
  return runs
}

export const productsOf = (standard: readonly number[], pairs: Products['pairs']): number[] =>
  pairs.map(([one, other]) => (standard[one] ?? 0) * (standard[other] ?? 0))

export const scoreShort = ({ numbers, words }: Reading, head: ShortHead): number => {
  const standard = standardise(numbers, head)
  let sum = weigh(standard, head)
  sum += weigh(standardise(productsOf(standard, head.products.pairs), head.products), head.products)
  for (const run of runsIn(words)) if (Object.hasOwn(head.runs, run)) sum += head.runs[run] ?? 0
  return (sum + scoreForest(numbers, head.forest)) / 2
}
