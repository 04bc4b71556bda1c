import { onceAText } from '../data/once-a-text.ts'

const inPlain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same sentences and keywords are compared again and again; when the cache is full it is emptied. */
const CACHED = 10_000
const LONGEST_CACHED = 300
/** To segment Chinese costs most of all; a debate has some hundred sentences of a few clauses. */
const CLAUSES_KEPT = 10_000
const cache = new Map<string, string>()

/** Letters and digits only, lower case, single spaces: what counts when two sentences are compared. */
export const normalise = (text: string): string => {
  if (text.length > LONGEST_CACHED) return inPlain(text)
  const known = cache.get(text)
  if (known !== undefined) return known
  if (cache.size >= CACHED) cache.clear()
  const plain = inPlain(text)
  cache.set(text, plain)
  return plain
}

/** Whether a text has Chinese characters in it. */
export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const segmented = (clause: string): readonly string[] =>
  [...segmenter.segment(clause)].filter(part => part.isWordLike).map(part => part.segment)
/** No word goes on over a space, so that a clause has the same words wherever it is said. */
const segmentedOnce = onceAText(segmented, CLAUSES_KEPT)
const wordsInClause = (clause: string) =>
  clause.length > LONGEST_CACHED ? segmented(clause) : segmentedOnce(clause)

/** Words of a text, lower case; Chinese is segmented. */
export const wordsOf = (text: string): string[] => {
  const plain = normalise(text)
  if (plain === '') return []
  const clauses = plain.split(' ')
  return isHan(plain) ? clauses.flatMap(wordsInClause) : clauses
}
