import type { Objection, Point } from '../../arguments/point.ts'
import { cosine, meanOf, tokensWithVector, vectorOf } from '../../language/word-vectors.ts'

/** What a sentence can mean: an argument of one of the sides, or an objection to one. */
export type Meaning = { point: Point; objection: Objection | null; isOurs: boolean }

/** A word that every meaning has still weighs something. */
const LEAST_WEIGHT = 0.1
/** So many of a meaning's texts are looked at beside the nearest one. */
const NEAR_TEXTS = 3
/** What each further text with a word adds to its weight. */
const AGAIN = 3
/** How much words that many of its texts have count, beside the nearest texts. */
const OFTEN = 0.3

/** The texts that say what it means. */
export const textsOfMeaning = ({ point, objection }: Meaning): readonly string[] =>
  objection
    ? [objection.objection, ...objection.wordings, ...objection.heard]
    : [point.claim, point.mechanism, point.impact, point.example, ...point.heard]

/** Where a word stands: in which meaning, and in which of all texts. */
type Place = { meaning: number; texts: number[] }

/** How near a sentence is to a meaning. */
export type Nearness = {
  /** To the nearest of its texts, and to the nearest three, 0–1. */
  nearest: number
  near: number
  /** Of the weight of the sentence's words, how much the meaning has, 0–1. */
  covered: number
  /** The same, where a word counts more that several of its texts have. */
  often: number
  total: number
  /** The same by what the words are like, −1 to 1: nearest text, nearest three, the middle of all. */
  like_nearest: number
  like_near: number
  like_middle: number
}

/** The largest of some values, and the mean of the largest three; none is below 0. */
const nearestThree = (values: Float64Array, own: readonly number[]) => {
  let [first, second, third] = [0, 0, 0]
  for (const at of own) {
    const value = values[at] ?? 0
    if (value <= third) continue
    third = value > second ? second : value
    if (value > second) second = value > first ? first : value
    if (value > first) first = value
  }
  return { nearest: first, near: (first + second + third) / Math.min(NEAR_TEXTS, own.length || 1) }
}

/** Everything that can be meant: the arguments of two sides, and the objections to them. */
export const meaningsOf = (ours: readonly Point[], theirs: readonly Point[]): Meaning[] =>
  [ours, theirs].flatMap((points, side) =>
    points.flatMap(point =>
      [null, ...point.objections].map(objection => ({ point, objection, isOurs: side === 0 })),
    ),
  )

const indexOf = (ours: readonly Point[], theirs: readonly Point[]) => {
  const meanings = meaningsOf(ours, theirs)
  const places = new Map<string, Place[]>()
  const texts = meanings.flatMap((each, meaning) =>
    textsOfMeaning(each).map(text => ({
      ...{ meaning, tokens: tokensWithVector(text), vector: vectorOf(text) },
    })),
  )
  for (const [at, { meaning, tokens }] of texts.entries())
    for (const token of tokens) {
      const list = places.get(token) ?? []
      if (list.length === 0) places.set(token, list)
      const last = list.at(-1)
      if (last?.meaning === meaning) last.texts.push(at)
      else list.push({ meaning, texts: [at] })
    }
  const rarity = (holders: number) =>
    Math.max(LEAST_WEIGHT, Math.log((meanings.length + 1) / (holders + 0.5)))
  const weightOf = (token: string) => rarity(places.get(token)?.length ?? 0)
  const sum = (tokens: Iterable<string>) => {
    let all = 0
    for (const token of tokens) all += weightOf(token)
    return all
  }
  const weights = texts.map(({ tokens }) => Math.max(1, sum(tokens)))
  const textsFor = meanings.map((_, meaning) =>
    texts.flatMap((text, at) => (text.meaning === meaning ? [at] : [])),
  )
  const middles = textsFor.map(own => meanOf(own.flatMap(at => texts[at]?.vector ?? [])))
  /** How many different words a meaning has. */
  const sizes = textsFor.map(own => new Set(own.flatMap(at => [...(texts[at]?.tokens ?? [])])).size)

  const nearnessOf = (sentence: string): Nearness[] | null => {
    const tokens = tokensWithVector(sentence)
    const whole = sum(tokens)
    if (whole <= 0) return null
    const shared = new Float64Array(texts.length)
    const covered = new Float64Array(meanings.length)
    const often = new Float64Array(meanings.length)
    for (const token of tokens) {
      const weight = weightOf(token)
      for (const { meaning, texts: own } of places.get(token) ?? []) {
        covered[meaning] = (covered[meaning] ?? 0) + weight
        often[meaning] = (often[meaning] ?? 0) + weight * Math.log1p(AGAIN * own.length)
        for (const at of own) shared[at] = (shared[at] ?? 0) + weight
      }
    }
    const vector = vectorOf(sentence)
    const likeness = new Float64Array(texts.length)
    for (const [at, text] of texts.entries()) {
      likeness[at] = cosine(vector, text.vector)
      shared[at] = (shared[at] ?? 0) / Math.sqrt(whole * (weights[at] ?? 1))
    }
    return meanings.map((_, meaning) => {
      const own = textsFor[meaning] ?? []
      const words = nearestThree(shared, own)
      const like = nearestThree(likeness, own)
      const counted = (often[meaning] ?? 0) / whole
      return {
        ...{ nearest: words.nearest, near: words.near, often: counted },
        ...{ covered: (covered[meaning] ?? 0) / whole },
        ...{ like_nearest: like.nearest, like_near: like.near },
        like_middle: cosine(vector, middles[meaning] ?? vector),
        total: words.nearest + words.near + OFTEN * counted,
      }
    })
  }
  return { meanings, sizes, nearnessOf }
}

export type MeaningIndex = ReturnType<typeof indexOf>

/** A debate asks for the same arguments at every turn. */
const kept = new WeakMap<readonly Point[], WeakMap<readonly Point[], MeaningIndex>>()

/** What can be meant where these are our arguments and those the user's. */
export const meaningIndex = (ours: readonly Point[], theirs: readonly Point[]): MeaningIndex => {
  const beside = kept.get(ours) ?? new WeakMap<readonly Point[], MeaningIndex>()
  kept.set(ours, beside)
  const known = beside.get(theirs)
  if (known) return known
  const index = indexOf(ours, theirs)
  beside.set(theirs, index)
  return index
}
