import type { Lexicon } from './lexicon.ts'
import { isHan, wordsOf } from './similarity.ts'
import { stemOf } from './stem-of.ts'

/** Stems of the words that carry content, without those in `besides` (as a rule the motion's). */
export const stemsOf = (
  words: readonly string[],
  lexicon: Lexicon,
  besides?: ReadonlySet<string>,
): Set<string> => {
  const stems = new Set<string>()
  for (const word of words) {
    if (lexicon.emptyWords.has(word) || (word.length < (isHan(word) ? 2 : 3) && !/\d/.test(word)))
      continue
    const stem = stemOf(word)
    if (!besides?.has(stem)) stems.add(stem)
  }
  return stems
}

/** Words of a sentence, lower case; an apostrophe stays inside its word's parts. */
export const wordsIn = (text: string): string[] => wordsOf(text)

export const sharedCount = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const each of small) if (large.has(each)) shared += 1
  return shared
}

/** All runs of `size` words. */
export const runsOf = (words: readonly string[], size: number): string[] => {
  const runs: string[] = []
  for (let at = 0; at + size <= words.length; at += 1)
    runs.push(words.slice(at, at + size).join(' '))
  return runs
}
