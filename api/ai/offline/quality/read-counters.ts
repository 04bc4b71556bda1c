import { once } from '../data/once.ts'
import { everywhere } from '../data/read-cues.ts'
import { phraseCues } from './kind-cues.ts'
import { contentStems } from './read-shape.ts'
import { spokenWords, uniqueSentences } from './unique-sentences.ts'

/** What is compared of a text: the matter it is about beyond the motion, never how long it is. */
type Matter = {
  stems: ReadonlyMap<string, number>
  runs: ReadonlySet<string>
  first: ReadonlySet<string>
  counter: number
  text: string
}

const countering = once(() => everywhere(phraseCues().counters))
const HEAD_WORDS = 30

const countsOf = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

const matterOf = (text: string, motion: ReadonlySet<string>): Matter => {
  const sentences = uniqueSentences(text)
  const words = sentences.flatMap(sentence => sentence.words)
  const stems = contentStems(words).filter(stem => !motion.has(stem))
  const all = contentStems(words)
  return {
    stems: countsOf(stems),
    runs: new Set(all.slice(1).map((stem, at) => `${all[at]} ${stem}`)),
    first: new Set(contentStems(words.slice(0, HEAD_WORDS)).filter(stem => !motion.has(stem))),
    counter: (text.match(countering()) ?? []).length / Math.max(1, words.length),
    text,
  }
}

const namesIn = (text: string): Set<string> =>
  new Set(
    (text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}]+|\d[\d.,%]*/gu) ?? []).map(name =>
      name.toLowerCase(),
    ),
  )

const sharedWeight = (
  one: Iterable<string>,
  other: { has(item: string): boolean },
  weight: (item: string) => number,
) => {
  let sum = 0
  for (const item of one) if (other.has(item)) sum += weight(item)
  return sum
}

const norm = (matter: ReadonlyMap<string, number>, weight: (item: string) => number): number => {
  let sum = 0
  for (const [item, times] of matter) sum += ((1 + Math.log(times)) * weight(item)) ** 2
  return Math.sqrt(sum) || 1
}

export const COUNTER_KINDS = [
  'cosine',
  'cosineSet',
  'pointHead',
  'candidateHead',
  'heads',
  'alone',
  'runs',
  'names',
  'rareWords',
  'dice',
  'counters',
] as const

/** For each candidate, how it meets the point: one number for each of COUNTER_KINDS. */
export const readCounters = (
  motion: string,
  point: string,
  candidates: readonly string[],
): number[][] => {
  const topic = new Set(contentStems(spokenWords(motion)))
  const target = matterOf(point, topic)
  const matters = candidates.map(text => matterOf(text, topic))
  const within = new Map<string, number>()
  for (const { stems } of matters)
    for (const stem of stems.keys()) within.set(stem, (within.get(stem) ?? 0) + 1)
  const total = matters.length
  const weight = (stem: string) => Math.log((total + 1) / ((within.get(stem) ?? 0) + 0.5)) + 0.2
  const targetNorm = norm(target.stems, weight)
  const names = namesIn(point)
  return matters.map(({ stems, runs, first, counter, text }) => {
    let product = 0
    for (const [stem, times] of stems) {
      const theirs = target.stems.get(stem)
      if (theirs !== undefined)
        product += (1 + Math.log(times)) * (1 + Math.log(theirs)) * weight(stem) ** 2
    }
    const size = Math.sqrt(Math.max(1, stems.size))
    const shared = sharedWeight(stems.keys(), target.stems, () => 1)
    return [
      product / (norm(stems, weight) * targetNorm),
      sharedWeight(stems.keys(), target.stems, weight) / size,
      sharedWeight(target.first, stems, weight) / size,
      sharedWeight(first, target.stems, weight) / Math.sqrt(Math.max(1, first.size)),
      sharedWeight(first, target.first, weight) / Math.sqrt(Math.max(1, first.size)),
      sharedWeight(stems.keys(), target.stems, stem => (within.get(stem) === 1 ? 1 : 0)) / size,
      sharedWeight(runs, target.runs, () => 1) / size,
      sharedWeight(namesIn(text), names, () => 1) / size,
      sharedWeight(stems.keys(), target.stems, stem => (stem.length >= 6 ? weight(stem) : 0)) /
        size,
      (2 * shared) / (stems.size + target.stems.size || 1),
      counter,
    ]
  })
}
