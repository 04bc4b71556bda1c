import type { Objection, Point } from '../../arguments/point.ts'
import { onceAText } from '../../data/once-a-text.ts'
import { onceAnObject } from '../../data/once-an-object.ts'
import { splitSentences } from '../../language/sentences.ts'
import { keywordCounter } from '../../language/similarity.ts'
import { isHan, normalise, wordsOf } from '../../language/words.ts'
import type { HeadEvidence } from '../../quality/logistic-head.ts'
import { type Meaning, type MeaningIndex, meaningIndex, type Nearness } from './meanings.ts'

/** How many of the nearest meanings of a sentence are looked at. */
const LOOKED_AT = 8

/** A sentence of a turn, one thing that it may mean, and what is known about whether it does. */
export type Candidate = {
  sentence: string
  meaning: Meaning
  evidence: HeadEvidence & { nearest: number }
}

/** Our arguments and the user's, those written for the motion. */
export type DebatedPoints = { ours: readonly Point[]; theirs: readonly Point[] }

export type HearingInput = DebatedPoints & {
  /** What we said before the turn. */
  ownTurns: readonly string[]
  text: string
}

/** The same question is answered once. */
const onceEach = <T>(answer: (asked: T) => boolean) => {
  const known = new Map<T, boolean>()
  return (asked: T): boolean => {
    const before = known.get(asked)
    if (before !== undefined) return before
    const found = answer(asked)
    known.set(asked, found)
    return found
  }
}

/** How far each value is from the middle of all, in spreads. */
const standardised = (values: Float64Array): Float64Array => {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length
  const spread = Math.sqrt(squares) || 1
  return values.map(value => (value - middle) / spread)
}

/** The places of the largest values, the largest first, of equal ones the earlier. */
const placesOfLargest = (values: Float64Array, count: number): number[] => {
  const places: number[] = []
  const valueAt = (at: number | undefined) => values[at ?? 0] ?? 0
  for (let at = 0; at < values.length; at += 1) {
    const value = valueAt(at)
    if (places.length === count && value <= valueAt(places.at(-1))) continue
    const behind = places.findIndex(other => valueAt(other) < value)
    places.splice(behind < 0 ? places.length : behind, 0, at)
    places.length = Math.min(places.length, count)
  }
  return places
}

/** What can be said on a motion is looked for in every turn. */
const KEPT = 4000
/** By its first sentence a text is known again. */
const beginningOf = onceAText(text => normalise(splitSentences(text)[0] ?? ''), KEPT)

/** What has been said of an argument, and of each objection to it; each text is looked for once. */
const createSaid = (turns: readonly string[]) => {
  const last = ` ${normalise(turns.at(-1) ?? '')} `
  const all = ` ${turns.map(normalise).join(' ')} `
  const isIn = (where: string) =>
    onceEach((text: string) => {
      const first = beginningOf(text)
      return first !== '' && where.includes(first)
    })
  const [inLast, inAny] = [isIn(last), isIn(all)]
  const partsOf = ({ claim, mechanism, impact, example }: Point) => [
    ...[claim, mechanism, impact, example],
  ]
  return {
    made: onceEach((point: Point) => partsOf(point).some(inAny)),
    answered: ({ answer }: Objection) => inAny(answer),
    answeredLast: ({ answer, again }: Objection) => inLast(answer) || inLast(again),
    raised: ({ objection }: Objection) => inAny(objection),
    raisedLast: ({ objection }: Objection) => inLast(objection),
    spokenLast: onceEach((point: Point) =>
      [
        ...partsOf(point),
        ...point.objections.flatMap(({ objection, answer, again }) => [objection, answer, again]),
      ].some(inLast),
    ),
  }
}

type Said = ReturnType<typeof createSaid>

/** A sentence of the turn, with how near it is to each meaning. */
type Read = {
  sentence: string
  nearness: Nearness
  /** The same in spreads from the middle, by all words and by the nearest text. */
  standard: Float64Array
  besides: Float64Array
  /** By all words and by what the words are like. */
  both: Float64Array
  /** The nearest that it is to each argument with its objections. */
  byPoint: ReadonlyMap<Point, number>
}

/** The largest value of each argument with its objections. */
const largestOf = ({ meanings }: MeaningIndex, values: Float64Array) => {
  const largest = new Map<Point, number>()
  for (const [at, { point }] of meanings.entries())
    largest.set(point, Math.max(largest.get(point) ?? Number.NEGATIVE_INFINITY, values[at] ?? 0))
  return largest
}

const readSentences = (index: MeaningIndex, text: string): Read[] =>
  splitSentences(text).flatMap(sentence => {
    const nearness = index.nearnessOf(sentence)
    if (!nearness) return []
    const standard = standardised(nearness.total)
    const besides = standardised(nearness.nearest)
    const alike = standardised(
      nearness.like_near.map((value, at) => value + (nearness.like_middle[at] ?? 0)),
    )
    const both = standard.map((value, at) => value + (alike[at] ?? 0))
    return [{ sentence, nearness, standard, besides, both, byPoint: largestOf(index, both) }]
  })

/** How near a sentence is to one of the meanings. */
const nearnessAt = (nearness: Nearness, at: number) => ({
  nearest: nearness.nearest[at] ?? 0,
  near: nearness.near[at] ?? 0,
  often: nearness.often[at] ?? 0,
  covered: nearness.covered[at] ?? 0,
  like_nearest: nearness.like_nearest[at] ?? 0,
  like_near: nearness.like_near[at] ?? 0,
  like_middle: nearness.like_middle[at] ?? 0,
})

/** What was said before, as it bears on a meaning: 1 where it holds. */
const saidEvidence = ({ point, objection, isOurs }: Meaning, said: Said) => {
  const num = (holds: boolean) => Number(holds)
  const isMade = isOurs && said.made(point)
  const [ourObjection, theirObjection] = isOurs ? [objection, null] : [null, objection]
  return {
    ours: num(isOurs),
    objection: num(objection !== null),
    objection_to_ours: num(ourObjection !== null),
    made: num(isMade),
    spoken_last: num(isOurs && said.spokenLast(point)),
    objection_to_unmade: num(ourObjection !== null && !isMade),
    answered: num(ourObjection !== null && said.answered(ourObjection)),
    answered_last: num(ourObjection !== null && said.answeredLast(ourObjection)),
    raised: num(theirObjection !== null && said.raised(theirObjection)),
    raised_last: num(theirObjection !== null && said.raisedLast(theirObjection)),
    theirs_spoken_last: num(!isOurs && said.spokenLast(point)),
  }
}

/** How near the whole turn is to each argument. */
const nearTurn = (read: readonly Read[]) => {
  const sums = new Map<Point, number>()
  for (const { byPoint } of read)
    for (const [point, value] of byPoint) sums.set(point, (sums.get(point) ?? 0) + value)
  const most = Math.max(0, ...sums.values())
  return (point: Point, { byPoint }: Read) => {
    const sum = sums.get(point) ?? 0
    const rest = read.length > 1 ? (sum - (byPoint.get(point) ?? 0)) / (read.length - 1) : 0
    return { rest_of_turn: rest, behind_in_turn: most - sum }
  }
}

/** What each sentence of a turn may mean, the nearest meanings of it, with the evidence for each. */
export const candidatesIn = ({ ours, theirs, ownTurns, text }: HearingInput): Candidate[] => {
  const index = meaningIndex(ours, theirs)
  const said = createSaid(ownTurns)
  const read = readSentences(index, text)
  const inTurn = nearTurn(read)
  return read.flatMap(each => {
    const { sentence, nearness, standard, besides, both, byPoint } = each
    const looked = placesOfLargest(both, LOOKED_AT)
    const [first = 0, second = 0] = looked.map(at => both[at] ?? 0)
    const [[best, most] = [null, 0], [, next] = [null, 0]] = [...byPoint].sort(
      (a, b) => b[1] - a[1],
    )
    const counted = keywordCounter(sentence)
    const keywordsOf = onceAnObject((point: Point) => counted(point.keywords))
    const shared = {
      words: Math.log(Math.max(1, wordsOf(sentence).length)),
      han: Number(isHan(sentence)),
    }
    return looked.flatMap((at): Candidate[] => {
      const meaning = index.meanings[at]
      if (!meaning) return []
      const { point } = meaning
      const evidence = {
        ...nearnessAt(nearness, at),
        ...shared,
        stands_out: besides[at] ?? 0,
        stands_out_in_all: standard[at] ?? 0,
        stands_out_in_both: both[at] ?? 0,
        lead_over_arguments: (byPoint.get(point) ?? 0) - (point === best ? next : most),
        lead: (both[at] ?? 0) - ((both[at] ?? 0) < first ? first : second),
        size: index.sizes[at] ?? 0,
        alike: looked.filter(other => index.meanings[other]?.point === point).length,
        keywords: keywordsOf(point),
        ...inTurn(point, each),
        ...saidEvidence(meaning, said),
      }
      return [{ sentence, meaning, evidence }]
    })
  })
}
