import type { Objection, Point } from '../../arguments/point.ts'
import { onceAnObject } from '../../data/once-an-object.ts'
import { dotsWith, meanOf, tokensWithVector, vectorOf } from '../../language/word-vectors.ts'

/** What a sentence can mean: an argument of one of the sides, or an objection to one. */
export type Meaning = { point: Point; objection: Objection | null; isOurs: boolean }

/** A word that every meaning has still weighs something. */
const LEAST_WEIGHT = 0.1
/** So many of a meaning's texts are looked at beside the nearest one. */
const NEAR_TEXTS = 3
/** Where a word is that no text has. */
const NOWHERE = new Uint16Array(0)
/** What each further text with a word adds to its weight. */
const AGAIN = 3
/** How much words that many of its texts have count, beside the nearest texts. */
const OFTEN = 0.3

/** The texts that say what it means. */
export const textsOfMeaning = ({ point, objection }: Meaning): readonly string[] =>
  objection
    ? [objection.objection, ...objection.wordings, ...objection.heard]
    : [point.claim, point.mechanism, point.impact, point.example, ...point.heard]

/** How near a sentence is to each of the meanings, by their number. */
export type Nearness = {
  /** To the nearest of its texts, and to the nearest three, 0–1. */
  nearest: Float64Array
  near: Float64Array
  /** Of the weight of the sentence's words, how much the meaning has, 0–1. */
  covered: Float64Array
  /** The same, where a word counts more that several of its texts have. */
  often: Float64Array
  total: Float64Array
  /** The same by what the words are like, −1 to 1: nearest text, nearest three, the middle of all. */
  like_nearest: Float64Array
  like_near: Float64Array
  like_middle: Float64Array
}

/** Of each meaning the largest of its texts' values, and the mean of the largest three, none below 0. */
const nearestThree = (values: Float64Array, starts: Uint32Array) => {
  const meanings = starts.length - 1
  const [nearest, near] = [new Float64Array(meanings), new Float64Array(meanings)]
  for (let meaning = 0; meaning < meanings; meaning += 1) {
    const [from, to] = [starts[meaning] ?? 0, starts[meaning + 1] ?? 0]
    let [first, second, third] = [0, 0, 0]
    for (let at = from; at < to; at += 1) {
      const value = values[at] ?? 0
      if (value <= third) continue
      third = value > second ? second : value
      if (value > second) second = value > first ? first : value
      if (value > first) first = value
    }
    nearest[meaning] = first
    near[meaning] = (first + second + third) / Math.min(NEAR_TEXTS, to - from || 1)
  }
  return { nearest, near }
}

/** An argument with each of the objections to it. */
const meaningsOfPoint = (point: Point, isOurs: boolean): Meaning[] =>
  [null, ...point.objections].map(objection => ({ point, objection, isOurs }))

/** Everything that can be meant: the arguments of two sides, and the objections to them. */
export const meaningsOf = (ours: readonly Point[], theirs: readonly Point[]): Meaning[] => [
  ...ours.flatMap(point => meaningsOfPoint(point, true)),
  ...theirs.flatMap(point => meaningsOfPoint(point, false)),
]

/** Where each of some lists begins when they stand one after another; the last entry is their end. */
const startsOf = (lists: readonly { length: number }[]): Uint32Array => {
  const starts = new Uint32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  return starts
}

/** Vectors one after another. */
const rowsOf = (vectors: readonly Float32Array[]): Float32Array => {
  const size = vectors[0]?.length ?? 0
  const rows = new Float32Array(vectors.length * size)
  for (const [at, vector] of vectors.entries()) rows.set(vector, at * size)
  return rows
}

/** The directions of an argument's texts and meanings: the same, whoever argues it. */
const directionsOf = onceAnObject((point: Point) => {
  const vectors = meaningsOfPoint(point, true).map(each => textsOfMeaning(each).map(vectorOf))
  return { texts: rowsOf(vectors.flat()), middles: rowsOf(vectors.map(meanOf)) }
})

/** Of each word the texts that have it, by number, one word after another. */
const placeWords = (texts: readonly ReadonlySet<string>[]) => {
  const ids = new Map<string, number>()
  const lists: number[][] = []
  for (const [at, tokens] of texts.entries())
    for (const token of tokens) {
      const id = ids.get(token)
      if (id === undefined) ids.set(token, lists.push([at]) - 1)
      else lists[id]?.push(at)
    }
  return { ids, starts: startsOf(lists), places: Uint16Array.from(lists.flat()) }
}

const indexOf = (ours: readonly Point[], theirs: readonly Point[]) => {
  const points = [...ours, ...theirs]
  const meanings = meaningsOf(ours, theirs)
  // An argument's words are read for both at once.
  const read = points.map(point => ({
    tokens: meaningsOfPoint(point, true).map(each => textsOfMeaning(each).map(tokensWithVector)),
    directions: directionsOf(point),
  }))
  const tokensFor = read.flatMap(({ tokens }) => tokens)
  const directions = read.map(each => each.directions)
  const texts = tokensFor.flat()
  /** The texts of a meaning follow each other. */
  const starts = startsOf(tokensFor)
  const meaningOf = Uint16Array.from(tokensFor.flatMap((own, meaning) => own.map(() => meaning)))
  const words = placeWords(texts)
  const placesOf = (token: string): Uint16Array => {
    const id = words.ids.get(token)
    return id === undefined
      ? NOWHERE
      : words.places.subarray(words.starts[id] ?? 0, words.starts[id + 1] ?? 0)
  }
  /** By how few meanings have it. */
  const weightIn = (places: Uint16Array) => {
    let holders = 0
    let last = -1
    for (const at of places) {
      const meaning = meaningOf[at] ?? 0
      if (meaning !== last) holders += 1
      last = meaning
    }
    return Math.max(LEAST_WEIGHT, Math.log((meanings.length + 1) / (holders + 0.5)))
  }
  const known = new Map([...words.ids.keys()].map(token => [token, weightIn(placesOf(token))]))
  const unknown = weightIn(NOWHERE)
  const weightOf = (token: string): number => known.get(token) ?? unknown
  const sum = (tokens: Iterable<string>) => {
    let all = 0
    for (const token of tokens) all += weightOf(token)
    return all
  }
  const weights = Float64Array.from(texts, tokens => Math.max(1, sum(tokens)))

  /** The products of a direction with the same part of each argument. */
  const likenessTo = (vector: Float32Array, part: 'texts' | 'middles', count: number) => {
    const likeness = new Float64Array(count)
    let from = 0
    for (const each of directions) {
      const products = dotsWith(vector, each[part])
      likeness.set(products, from)
      from += products.length
    }
    return likeness
  }

  const nearnessOf = (sentence: string): Nearness | null => {
    const tokens = tokensWithVector(sentence)
    const whole = sum(tokens)
    if (whole <= 0) return null
    const shared = new Float64Array(weights.length)
    const covered = new Float64Array(meanings.length)
    const often = new Float64Array(meanings.length)
    for (const token of tokens) {
      const weight = weightOf(token)
      const places = placesOf(token)
      for (let at = 0, from = 0; at < places.length; from = at) {
        const meaning = meaningOf[places[at] ?? 0] ?? 0
        for (; at < places.length && meaningOf[places[at] ?? 0] === meaning; at += 1)
          shared[places[at] ?? 0] = (shared[places[at] ?? 0] ?? 0) + weight
        covered[meaning] = (covered[meaning] ?? 0) + weight
        often[meaning] = (often[meaning] ?? 0) + weight * Math.log1p(AGAIN * (at - from))
      }
    }
    for (let at = 0; at < shared.length; at += 1) {
      const value = shared[at] ?? 0
      if (value > 0) shared[at] = value / Math.sqrt(whole * (weights[at] ?? 1))
    }
    const vector = vectorOf(sentence)
    const inWords = nearestThree(shared, starts)
    const alike = nearestThree(likenessTo(vector, 'texts', weights.length), starts)
    const counted = often.map(each => each / whole)
    return {
      ...{ nearest: inWords.nearest, near: inWords.near, often: counted },
      covered: covered.map(each => each / whole),
      ...{ like_nearest: alike.nearest, like_near: alike.near },
      like_middle: likenessTo(vector, 'middles', meanings.length),
      total: inWords.nearest.map(
        (each, at) => each + (inWords.near[at] ?? 0) + OFTEN * (counted[at] ?? 0),
      ),
    }
  }
  /** How many different words each meaning has. */
  const sizes = tokensFor.map(own => new Set(own.flatMap(tokens => [...tokens])).size)
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
