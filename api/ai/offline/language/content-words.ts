import { onceAText } from '../data/once-a-text.ts'
import type { Lexicon } from './lexicon.ts'
import { stemOf } from './stem-of.ts'
import { isHan } from './words.ts'

/** A shorter word carries no content, unless it is a figure; in characters. */
const SHORTEST = { han: 2, other: 3 }
const isTooShort = (word: string) =>
  word.length < (isHan(word) ? SHORTEST.han : SHORTEST.other) && !/\d/.test(word)

/** A debate says the same words again and again. */
const WORDS_KEPT = 20_000
/** The stem of a word; null where it is too short to carry content. */
const contentStem = onceAText(word => (isTooShort(word) ? null : stemOf(word)), WORDS_KEPT)

/** Whether a word carries content. */
export const isContent = (word: string, { emptyWords }: Lexicon): boolean =>
  !emptyWords.has(word) && contentStem(word) !== null

/** Stems of the words that carry content, without those in `besides` (as a rule the motion's). */
export const stemsOf = (
  words: readonly string[],
  lexicon: Lexicon,
  besides?: ReadonlySet<string>,
): Set<string> => {
  const stems = new Set<string>()
  for (const word of words) {
    if (lexicon.emptyWords.has(word)) continue
    const stem = contentStem(word)
    if (stem !== null && !besides?.has(stem)) stems.add(stem)
  }
  return stems
}

/** The same of what is told, as distinct from the words by which it is weighed. */
export const matterIn = (words: readonly string[], lexicon: Lexicon): Set<string> =>
  stemsOf(
    words.filter(word => !lexicon.weighingWords.has(word)),
    lexicon,
  )

/** How many items two sets have in common. */
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
