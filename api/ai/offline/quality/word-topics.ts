import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import table from './word-topics.json' with { type: 'json' }

/**
 * On which topics people say a word, by stem: first how much it tells about the topic, 0–100 (a word
 * of every topic tells nothing), then pairs of a topic's number and its share, 0–100.
 */
export type WordTopics = { topics: number; words: Record<string, readonly number[]> }

const TABLE: Record<Language, WordTopics> = table

/** Words come by the thousand: a map finds them several times faster than the record of the file. */
const rowsIn = onceALanguage(language => new Map(Object.entries(TABLE[language].words)))

const PERCENT = 100

/** How much a stem tells about the topic, 0–1; null for a word that the table does not have. */
export const tellingOf = (stem: string, language: Language): number | null => {
  const row = rowsIn(language).get(stem)
  return row ? (row[0] ?? 0) / PERCENT : null
}

/** On which topics a stem is said; empty where that is not known. */
export const topicsOf = (stem: string, language: Language): ReadonlyMap<number, number> => {
  const row = rowsIn(language).get(stem) ?? []
  const shares = new Map<number, number>()
  for (let at = 1; at + 1 < row.length; at += 2)
    shares.set(row[at] ?? 0, (row[at + 1] ?? 0) / PERCENT)
  return shares
}
