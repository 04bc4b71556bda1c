import { join } from 'node:path'
import { findArguments } from '#api/ai/offline/arguments/find-arguments.ts'
import { textsOf } from '#api/ai/offline/arguments/point.ts'
import { stemsOf } from '#api/ai/offline/language/content-words.ts'
import { lexiconFor } from '#api/ai/offline/language/lexicon-for.ts'
import { splitSentences } from '#api/ai/offline/language/sentences.ts'
import { wordsOf } from '#api/ai/offline/language/words.ts'
import type { WordTopics } from '#api/ai/offline/quality/word-topics.ts'
import { type Language, STANCES } from '#schema/constants.ts'
import { readHeads } from '#schema/motions/read-heads.ts'
import { readCsv } from './read-csv.ts'

/** A topic and what was said on it, one text a sentence or two. */
type SpokenTopic = { name: string; texts: string[] }

const SETS = [
  { name: 'ibm30k_train_dev', text: 'argument', topic: 'topic' },
  { name: 'ukp_convincing_dev', text: 'text', topic: 'title' },
  { name: 'argkp2021_dev', text: 'argument', topic: 'topic' },
]

/** The same topic in two sets is one: "We should ban cloning" and "ban cloning". */
const nameOf = (topic: string) => topic.toLowerCase().replace(/^we should /, '')

const topicsOfSets = (folder: string): SpokenTopic[] => {
  const topics = new Map<string, Set<string>>()
  for (const set of SETS)
    for (const row of readCsv(join(folder, `${set.name}.csv`))) {
      const name = nameOf(row[set.topic] ?? '')
      const texts = topics.get(name) ?? new Set()
      for (const sentence of splitSentences(row[set.text] ?? '')) texts.add(sentence)
      topics.set(name, texts)
    }
  return [...topics].map(([name, texts]) => ({ name, texts: [...texts] }))
}

const topicsOfBank = (language: Language): SpokenTopic[] =>
  readHeads().map(({ key, wording }) => {
    const bank = findArguments(key, language)
    const points = STANCES.flatMap(side => bank?.[side] ?? [])
    const parts = points.flatMap(point => [...textsOf(point), point.keywords.join(' ')])
    return { name: key, texts: [wording[language], ...parts.flatMap(splitSentences)] }
  })

/** What every topic is taken to have of a word beside what was counted: rare words vary by chance. */
const SMOOTHING = 0.5
const MOST_TOPICS = 8
const LEAST_SHARE = 0.02
const PERCENT = 100
/** A stem seen once in a large set is as often a slip of the pen as a word. */
const LEAST_SEEN: Record<Language, number> = { en: 2, zh: 1 }

/** How often each stem is said on each topic: the figures behind rarity and relatedness. */
const fitLanguage = (topics: readonly SpokenTopic[], language: Language): WordTopics => {
  const lexicon = lexiconFor(language)
  const counts = new Map<string, Map<number, number>>()
  topics.forEach(({ texts }, at) => {
    for (const text of texts)
      for (const stem of stemsOf(wordsOf(text), lexicon)) {
        const seen = counts.get(stem) ?? new Map<number, number>()
        seen.set(at, (seen.get(at) ?? 0) + 1)
        counts.set(stem, seen)
      }
  })
  const sizes = topics.map(({ texts }) => texts.length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const words: WordTopics['words'] = {}
  for (const [stem, seen] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const times = [...seen.values()].reduce((sum, each) => sum + each, 0)
    if (times < LEAST_SEEN[language]) continue
    const usual = times / total
    const rates = sizes.map(
      (size, at) =>
        ((seen.get(at) ?? 0) + SMOOTHING * usual * size) /
        (size + (SMOOTHING * total) / topics.length),
    )
    const sum = rates.reduce((all, rate) => all + rate, 0)
    const shares = rates.map(rate => rate / sum)
    const entropy = -shares.reduce((all, share) => all + share * Math.log(share), 0)
    const focus = 1 - entropy / Math.log(topics.length)
    const rarity = Math.log(total / times) / Math.log(total)
    const info = Math.round(PERCENT * Math.sqrt(focus) * rarity)
    const best = shares
      .map((share, topic) => ({ topic, share }))
      .filter(({ topic, share }) => seen.has(topic) && share >= LEAST_SHARE)
      .sort((a, b) => b.share - a.share)
      .slice(0, MOST_TOPICS)
    words[stem] = [
      info,
      ...best.flatMap(({ topic, share }) => [topic, Math.round(PERCENT * share)]),
    ]
  }
  return { topics: topics.length, words }
}

/** Counts on which topics words are said: the labelled sets and the bank, Chinese the bank alone. */
export const fitWords = (folder: string): Record<Language, WordTopics> => ({
  en: fitLanguage([...topicsOfSets(folder), ...topicsOfBank('en')], 'en'),
  zh: fitLanguage(topicsOfBank('zh'), 'zh'),
})
