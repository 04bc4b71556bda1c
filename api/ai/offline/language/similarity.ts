import { onceAText } from '../data/once-a-text.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { stemOf } from './stem-of.ts'
import { emptyWordsIn } from './word-lists.ts'
import { isHan, normalise } from './words.ts'

/** Runs of `size` neighbours. */
const runsOf = (parts: readonly string[], size: number, glue: string) => {
  const all = new Set<string>()
  const text = parts.join(glue)
  let from = 0
  let to = parts.slice(0, size).join(glue).length
  for (let at = 0; at + size <= parts.length; at += 1) {
    all.add(text.slice(from, to))
    from += (parts[at]?.length ?? 0) + glue.length
    to += (parts[at + size]?.length ?? 0) + glue.length
  }
  return all
}

/** A shared run of this length is taken as copied. */
const COPIED_WORDS = 4
const COPIED_CHARACTERS = 7
/** Fewer runs are too little to tell a copy. */
const FEWEST_RUNS = 4

/** Runs of Chinese characters, since to segment a whole debate costs more than the reply. */
const copiedRunsIn = (text: string) => {
  const plain = normalise(text)
  return isHan(plain)
    ? runsOf([...plain], COPIED_CHARACTERS, '')
    : runsOf(plain.split(' '), COPIED_WORDS, ' ')
}

/** Many clauses are compared with the same few long texts. */
const copiedRunsOf = onceAText(copiedRunsIn)
const FEW_SOURCES = 20
const sourceRunsOf = onceAText(copiedRunsIn, FEW_SOURCES)

/**
 * Share of `text`'s runs of words that are also in `source`, 0–1; 0 for a text too short to decide.
 */
export const copiedShare = (text: string, source: string): number => {
  const own = copiedRunsOf(text)
  if (own.size < FEWEST_RUNS) return 0
  const theirs = sourceRunsOf(source)
  let shared = 0
  for (const run of own) if (theirs.has(run)) shared += 1
  return shared / own.size
}

/** Characters compared: who says the same again says it from the beginning. */
const COMPARED = 300
/** Texts that say the same are about as long, 0–1, and share most of their words, 0–1. */
const ALIKE_LENGTH = 0.75
const ALIKE_WORDS = 0.85
/** Of fewer words every text has some in common. */
const FEWEST_COMPARED = 8

const isAlike = (one: number, other: number) =>
  Math.min(one, other) >= ALIKE_LENGTH * Math.max(one, other)

/** Tells which texts say the same as this one in nearly the same words. */
export const sameTextAs = (text: string) => {
  const headOf = (full: string) => normalise(full.slice(0, COMPARED))
  const partsOf = (head: string) =>
    isHan(head) ? runsOf([...head], 2, '') : new Set(head.split(' '))
  const head = headOf(text)
  const parts = partsOf(head)
  return (other: string): boolean => {
    if (text.length > COMPARED && !isAlike(text.length, other.length)) return false
    const otherHead = headOf(other)
    if (head === otherHead) return true
    if (!isAlike(head.length, otherHead.length)) return false
    const otherParts = partsOf(otherHead)
    if (Math.min(parts.size, otherParts.size) < FEWEST_COMPARED) return false
    let shared = 0
    for (const part of parts) if (otherParts.has(part)) shared += 1
    return shared / (parts.size + otherParts.size - shared) > ALIKE_WORDS
  }
}

const tokensIn = (text: string, shortest: number): ReadonlySet<string> => {
  const runs = isHan(text) ? text.match(/\p{Script=Han}{2,}/gu) : null
  if (runs)
    return new Set(
      runs.flatMap(run => Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))),
    )
  const empty = emptyWordsIn('en')
  const words = normalise(text).split(' ')
  return new Set(words.filter(word => word.length >= shortest && !empty.has(word)).map(stemOf))
}

/** The sentences of a turn are compared with much, by words of three and of four letters. */
const KEPT_TOKENS = 1000
const readers = new Map<number, (text: string) => ReadonlySet<string>>()

/**
 * What texts are compared by: pairs of neighbouring characters in Chinese, elsewhere the stems of
 * words of at least `shortest` letters.
 */
export const tokensOf = (text: string, shortest: number): ReadonlySet<string> => {
  const known = readers.get(shortest)
  if (known) return known(text)
  const reader = onceAText(each => tokensIn(each, shortest), KEPT_TOKENS)
  readers.set(shortest, reader)
  return reader(text)
}

/** The same of several texts, as if they were one. */
export const tokensOfAll = (texts: readonly string[], shortest: number): ReadonlySet<string> => {
  const han = texts.filter(isHan)
  const all = new Set<string>()
  for (const text of han.length > 0 ? han : texts)
    for (const token of tokensOf(text, shortest)) all.add(token)
  return all
}

/** A keyword of this many letters also matches the words that begin with it. */
const STEM_LETTERS = 5

const KEPT_KEYWORDS = 10_000
/** What a keyword is looked for as, in plain text with a space at either end. */
const soughtAs = onceAText((keyword): readonly string[] => {
  const key = normalise(keyword)
  if (key === '') return []
  if (isHan(key)) return [key]
  return key.length >= STEM_LETTERS ? [` ${key}`] : [` ${key} `, ` ${key}s `]
}, KEPT_KEYWORDS)

/** The same for all of a point's keywords, which every sentence is searched for. */
const allSoughtAs = onceAnObject((keywords: readonly string[]) =>
  keywords.map(keyword => ({ keyword, sought: soughtAs(keyword) })),
)

/**
 * Finds which of a point's keywords occur in the text, as whole words, also in the plural, or from
 * five letters as their beginnings.
 */
export const keywordFinder = (text: string) => {
  const plain = ` ${normalise(text)} `
  return (keywords: readonly string[]): string[] => {
    const found: string[] = []
    for (const { keyword, sought } of allSoughtAs(keywords))
      if (sought.some(form => plain.includes(form))) found.push(keyword)
    return found
  }
}

/** Counts them. */
export const keywordCounter = (text: string) => {
  const find = keywordFinder(text)
  return (keywords: readonly string[]): number => find(keywords).length
}
