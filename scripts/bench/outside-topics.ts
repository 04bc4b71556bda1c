import { join } from 'node:path'
import { stemOf } from '#api/ai/offline/language/stem-of.ts'
import { emptyWordsIn } from '#api/ai/offline/language/word-lists.ts'
import { wordsOf } from '#api/ai/offline/language/words.ts'
import { STANCES, type Stance } from '#schema/constants.ts'
import { readCsv } from '../train/read-csv.ts'

/** What people wrote on one topic, the best rated first. */
export type OutsideTopic = { motion: string; said: Record<Stance, readonly string[]> }

/** Every topic of the set, and those that nothing was written for: every fourth by name. */
export const readTopics = (
  folder: string,
): { topics: readonly OutsideTopic[]; outside: readonly OutsideTopic[] } => {
  const rows = readCsv(join(folder, 'ibm30k_train_dev.csv'))
  const ofTopic = Map.groupBy(rows, row => row.topic ?? '')
  const topics = [...ofTopic.keys()].toSorted().map((motion): OutsideTopic => {
    const said = (stance: Stance) =>
      (ofTopic.get(motion) ?? [])
        .filter(row => Number(row.stance_WA) === (stance === 'for' ? 1 : -1))
        .toSorted((a, b) => Number(b.WA) - Number(a.WA))
        .map(row => row.argument ?? '')
    return { motion, said: { for: said(STANCES[0]), against: said(STANCES[1]) } }
  })
  return { topics, outside: topics.filter((_topic, at) => at % 4 === 0) }
}

/** Shorter words are mostly of grammar. */
const SHORTEST = 4

export const tellingStems = (text: string): Set<string> => {
  const empty = emptyWordsIn('en')
  return new Set(
    wordsOf(text)
      .filter(word => word.length >= SHORTEST && !empty.has(word))
      .map(stemOf),
  )
}

/** A word is typical where this many sentences have it, this many times as often as elsewhere. */
const LEAST_SENTENCES = 3
const LEAST_RATIO = 1.5

/** The word stems that are typical of each topic, by its motion; a stem may be of several. */
export const typicalStems = (
  topics: readonly OutsideTopic[],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const sizes = new Map<string, number>()
  const counts = new Map<string, Map<string, number>>()
  const totals = new Map<string, number>()
  for (const { motion, said } of topics) {
    const sentences = STANCES.flatMap(stance => said[stance])
    const ofTopic = new Map<string, number>()
    for (const stem of sentences.flatMap(text => [...tellingStems(text)])) {
      ofTopic.set(stem, (ofTopic.get(stem) ?? 0) + 1)
      totals.set(stem, (totals.get(stem) ?? 0) + 1)
    }
    sizes.set(motion, sentences.length)
    counts.set(motion, ofTopic)
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return new Map(
    topics.map(({ motion }) => {
      const size = sizes.get(motion) ?? 0
      const isTypical = ([stem, count]: [string, number]) => {
        const elsewhere = ((totals.get(stem) ?? 0) - count + 1) / (all - size + 1)
        return count >= LEAST_SENTENCES && count / size / elsewhere >= LEAST_RATIO
      }
      const stems = [...(counts.get(motion) ?? [])].filter(isTypical).map(([stem]) => stem)
      return [motion, new Set(stems)]
    }),
  )
}
