import { onceAText } from '../data/once-a-text.ts'

/** Half of a character that takes two. */
const SURROGATE = /[\ud800-\udfff]/
const LETTER_OR_DIGIT = 1
const OTHER = 2
/** What each character is, found out when it is first met: to look it up costs less than to match it. */
const kinds = new Uint8Array(0x10000)

const isLetterOrDigit = (code: number): boolean => {
  kinds[code] ||= /[\p{L}\p{N}]/u.test(String.fromCharCode(code)) ? LETTER_OR_DIGIT : OTHER
  return kinds[code] === LETTER_OR_DIGIT
}

const inPlain = (text: string): string => {
  const lower = text.toLowerCase()
  if (SURROGATE.test(lower)) return lower.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const words: string[] = []
  let from = -1
  for (let at = 0; at <= lower.length; at += 1) {
    const isIn = at < lower.length && isLetterOrDigit(lower.charCodeAt(at))
    if (isIn && from < 0) from = at
    if (isIn || from < 0) continue
    words.push(lower.slice(from, at))
    from = -1
  }
  return words.join(' ')
}

/** The same sentences and keywords are compared again and again; when the cache is full it is emptied. */
const CACHED = 10_000
const LONGEST_CACHED = 300
/** The turns of a debate are compared with all that could be said. */
const LONG_KEPT = 100
const longInPlain = onceAText(inPlain, LONG_KEPT)
/** To segment Chinese costs most of all; a debate has some hundred sentences of a few clauses. */
const CLAUSES_KEPT = 10_000
const cache = new Map<string, string>()

/** Letters and digits only, lower case, single spaces: what counts when two sentences are compared. */
export const normalise = (text: string): string => {
  if (text.length > LONGEST_CACHED) return longInPlain(text)
  const known = cache.get(text)
  if (known !== undefined) return known
  if (cache.size >= CACHED) cache.clear()
  const plain = inPlain(text)
  cache.set(text, plain)
  return plain
}

/** All Chinese characters, and some others: what has none of these is soon told. */
const MAY_BE_HAN = /[\u2e80-\uffff]/

/** Whether a text has Chinese characters in it. */
export const isHan = (text: string): boolean =>
  MAY_BE_HAN.test(text) && /\p{Script=Han}/u.test(text)

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

const segmented = (clause: string): readonly string[] =>
  [...segmenter.segment(clause)].filter(part => part.isWordLike).map(part => part.segment)
/** No word goes on over a space, so that a clause has the same words wherever it is said. */
const segmentedOnce = onceAText(segmented, CLAUSES_KEPT)
const wordsInClause = (clause: string) =>
  clause.length > LONGEST_CACHED ? segmented(clause) : segmentedOnce(clause)

const splitIntoWords = (text: string): readonly string[] => {
  const plain = normalise(text)
  if (plain === '') return []
  const clauses = plain.split(' ')
  return isHan(plain) ? clauses.flatMap(wordsInClause) : clauses
}
/** The sentences and clauses of a turn are read again for all that could be said to it. */
const SPLIT_KEPT = 2000
const splitOnce = onceAText(splitIntoWords, SPLIT_KEPT)

/** Words of a text, lower case; Chinese is segmented. */
export const wordsOf = (text: string): readonly string[] =>
  text.length > LONGEST_CACHED ? splitIntoWords(text) : splitOnce(text)
