import type { Objection, Point } from '../../arguments/point.ts'
import { splitSentences } from '../../language/sentences.ts'
import { keywordCounter } from '../../language/similarity.ts'
import { isHan, normalise, wordsOf } from '../../language/words.ts'
import type { HeadEvidence } from '../../quality/logistic-head.ts'
import { type Meaning, type MeaningIndex, meaningIndex, type Nearness } from './meanings.ts'

/** How many of the nearest meanings of a sentence are looked at. */
const LOOKED_AT = 8
/** How many sentences of a long turn are looked at. */
const MOST_SENTENCES = 24

/** A sentence of a turn, one thing that it may mean, and what is known about whether it does. */
export type Candidate = {
  sentence: string
  meaning: Meaning
  evidence: HeadEvidence & Pick<Nearness, 'nearest'>
}

export type HearingInput = {
  /** Our arguments and the user's, those written for the motion. */
  ours: readonly Point[]
  theirs: readonly Point[]
  /** What we said before the turn. */
  ownTurns: readonly string[]
  text: string
}

/** How far each value is from the middle of all, in spreads. */
const standardised = (values: readonly number[]): number[] => {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length
  return values.map(value => (value - middle) / (Math.sqrt(squares) || 1))
}

/** What has been said of an argument, and of each objection to it. */
const createSaid = (turns: readonly string[]) => {
  const last = ` ${normalise(turns.at(-1) ?? '')} `
  const all = ` ${turns.map(normalise).join(' ')} `
  const firstOf = (text: string) => normalise(splitSentences(text)[0] ?? '')
  const isIn = (where: string) => (text: string) => {
    const first = firstOf(text)
    return first !== '' && where.includes(first)
  }
  const [inLast, inAny] = [isIn(last), isIn(all)]
  const partsOf = ({ claim, mechanism, impact, example }: Point) => [
    ...[claim, mechanism, impact, example],
  ]
  return {
    made: (point: Point) => partsOf(point).some(inAny),
    answered: ({ answer }: Objection) => inAny(answer),
    answeredLast: ({ answer, again }: Objection) => inLast(answer) || inLast(again),
    raised: ({ objection }: Objection) => inAny(objection),
    raisedLast: ({ objection }: Objection) => inLast(objection),
    spokenLast: (point: Point) =>
      [
        ...partsOf(point),
        ...point.objections.flatMap(({ objection, answer, again }) => [objection, answer, again]),
      ].some(inLast),
  }
}

type Said = ReturnType<typeof createSaid>

/** A sentence of the turn, with how near it is to each meaning. */
type Read = {
  sentence: string
  nearness: readonly Nearness[]
  /** The same in spreads from the middle, by all words and by the nearest text. */
  standard: readonly number[]
  besides: readonly number[]
  /** The nearest that it is to each argument with its objections. */
  byPoint: ReadonlyMap<Point, number>
}

/** The largest value of each argument with its objections. */
const largestOf = ({ meanings }: MeaningIndex, values: readonly number[]) => {
  const largest = new Map<Point, number>()
  for (const [at, { point }] of meanings.entries())
    largest.set(point, Math.max(largest.get(point) ?? Number.NEGATIVE_INFINITY, values[at] ?? 0))
  return largest
}

const readSentences = (index: MeaningIndex, text: string): Read[] =>
  splitSentences(text)
    .slice(0, MOST_SENTENCES)
    .flatMap(sentence => {
      const nearness = index.nearnessOf(sentence)
      if (!nearness) return []
      const standard = standardised(nearness.map(({ total }) => total))
      const besides = standardised(nearness.map(({ nearest }) => nearest))
      return [{ sentence, nearness, standard, besides, byPoint: largestOf(index, standard) }]
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
    const { sentence, nearness, standard, besides } = each
    const totals = nearness.map(({ total }) => total)
    const nearestTo = largestOf(index, totals)
    const order = totals.map((_, at) => at).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
    const looked = order.slice(0, LOOKED_AT)
    const [first = 0, second = 0] = order.map(at => totals[at] ?? 0)
    const keywords = keywordCounter(sentence)
    const shared = {
      words: Math.log(Math.max(1, wordsOf(sentence).length)),
      han: Number(isHan(sentence)),
    }
    return looked.flatMap((at): Candidate[] => {
      const meaning = index.meanings[at]
      const near = nearness[at]
      if (!meaning || !near) return []
      const { point } = meaning
      const others = [...nearestTo].flatMap(([other, value]) => (other === point ? [] : [value]))
      const { total, ...words } = near
      const evidence = {
        ...words,
        ...shared,
        stands_out: besides[at] ?? 0,
        stands_out_in_all: standard[at] ?? 0,
        lead_over_arguments: (nearestTo.get(point) ?? 0) - Math.max(0, ...others),
        lead: total - (total < first ? first : second),
        size: index.sizes[at] ?? 0,
        alike: looked.filter(other => index.meanings[other]?.point === point).length,
        keywords: keywords(point.keywords),
        ...inTurn(point, each),
        ...saidEvidence(meaning, said),
      }
      return [{ sentence, meaning, evidence }]
    })
  })
}
