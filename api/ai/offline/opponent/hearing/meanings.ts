import type { Objection, Point } from '../../arguments/point.ts'
import { dot, meanOf, tokensWithVector, vectorOf } from '../../language/word-vectors.ts'

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

/** Of all texts what is asked again and again; their words themselves are not kept. */
const readTexts = (meanings: readonly Meaning[]) => {
  const texts = meanings.flatMap((each, meaning) =>
    textsOfMeaning(each).map(text => ({ text, meaning, tokens: tokensWithVector(text) })),
  )
  const places = new Map<string, number[]>()
  for (const [at, { tokens }] of texts.entries())
    for (const token of tokens) {
      const list = places.get(token)
      if (list) list.push(at)
      else places.set(token, [at])
    }
  const textsFor = meanings.map((_, meaning) =>
    texts.flatMap((text, at) => (text.meaning === meaning ? [at] : [])),
  )
  const vectors = texts.map(({ text }) => vectorOf(text))
  return {
    /** The texts that have a word; those of a meaning follow each other. */
    places,
    meaningOf: Uint16Array.from(texts, ({ meaning }) => meaning),
    /** The texts of each meaning, by number. */
    textsFor,
    vectors,
    middles: textsFor.map(own => meanOf(own.flatMap(at => vectors[at] ?? []))),
    weigh: (sum: (tokens: Iterable<string>) => number) =>
      texts.map(({ tokens }) => Math.max(1, sum(tokens))),
    /** How many different words each meaning has. */
    sizes: textsFor.map(own => new Set(own.flatMap(at => [...(texts[at]?.tokens ?? [])])).size),
  }
}

const indexOf = (ours: readonly Point[], theirs: readonly Point[]) => {
  const meanings = meaningsOf(ours, theirs)
  const { weigh, ...read } = readTexts(meanings)
  const { places, meaningOf, textsFor, vectors, middles, sizes } = read
  /** What stands in how many texts of which meaning. */
  const holdersOf = (token: string) => {
    const holders: { meaning: number; texts: number }[] = []
    for (const at of places.get(token) ?? []) {
      const meaning = meaningOf[at] ?? 0
      const last = holders.at(-1)
      if (last?.meaning === meaning) last.texts += 1
      else holders.push({ meaning, texts: 1 })
    }
    return holders
  }
  const rarity = (holders: number) =>
    Math.max(LEAST_WEIGHT, Math.log((meanings.length + 1) / (holders + 0.5)))
  const weightOf = (token: string) => rarity(holdersOf(token).length)
  const sum = (tokens: Iterable<string>) => {
    let all = 0
    for (const token of tokens) all += weightOf(token)
    return all
  }
  const weights = weigh(sum)

  const nearnessOf = (sentence: string): Nearness[] | null => {
    const tokens = tokensWithVector(sentence)
    const whole = sum(tokens)
    if (whole <= 0) return null
    const shared = new Float64Array(vectors.length)
    const covered = new Float64Array(meanings.length)
    const often = new Float64Array(meanings.length)
    for (const token of tokens) {
      const holders = holdersOf(token)
      const weight = rarity(holders.length)
      for (const { meaning, texts } of holders) {
        covered[meaning] = (covered[meaning] ?? 0) + weight
        often[meaning] = (often[meaning] ?? 0) + weight * Math.log1p(AGAIN * texts)
      }
      for (const at of places.get(token) ?? []) shared[at] = (shared[at] ?? 0) + weight
    }
    const vector = vectorOf(sentence)
    const likeness = new Float64Array(vectors.length)
    for (const [at, each] of vectors.entries()) {
      likeness[at] = dot(vector, each)
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
        like_middle: dot(vector, middles[meaning] ?? vector),
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
