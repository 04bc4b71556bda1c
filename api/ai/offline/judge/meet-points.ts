import type { OpponentPoint } from './find-points.ts'
import type { Heard } from './hear-debate.ts'
import {
  type About,
  aboutWhich,
  type Known,
  knownReader,
  pointOf,
  type Scope,
  scopeOf,
  touches,
} from './known-points.ts'
import { type FirmOutcome, firmOf, passagesOf } from './read-passages.ts'
import type { Sentence } from './sentence.ts'

/** In a turn with a smaller share of sentences that say something, 0–1, nothing is firm. */
const LEAST_SOLID = 0.4

/** With more than this in common a later sentence may be about a dropped point. */
const MOST_TOUCH = 0.15
/** The same, for a point that the user had so many turns to answer: chance words add up. */
const MOST_TOUCH_LATE = 0.2
const LATE = 3
/** In one turn nobody answers everything: only after so many a point is dropped. */
const CHANCES = 2

const DROPPED: FirmOutcome = { outcome: 'dropped', reply: null }

type Texts = ReadonlySet<string>

/** How near the user's turns came to a point, and how many turns could have answered it. */
type Chance = { touched: number; turns: number }

/** A sentence of the user's after a point, and how much it is about this point and any other. */
export type Heeding = { sentence: Sentence; about: About; elsewhere: number; isPoor: boolean }

/** What the user's turns did with a point. */
export type MetPoint = {
  /** The outcome after each turn, by the turn's place, where the rules are sure. */
  byTurn: Map<number, FirmOutcome>
  heedings: Heeding[]
  /** How near any sentence came to it. */
  touched: number
}

/**
 * Only what the opponent says for its own side, about this very motion, is surely seen to be
 * dropped: objections and arguments that fit any motion are answered in words of one's own.
 */
const isDropped = ({ isObjection, isGeneral }: OpponentPoint, { touched, turns }: Chance) =>
  !isObjection &&
  !isGeneral &&
  turns >= CHANCES &&
  touched < (turns < LATE ? MOST_TOUCH : MOST_TOUCH_LATE)

/**
 * The outcome of each point after each of the user's turns, where it is beyond doubt. `conceding`
 * sentences give a point up, `caught` ones answer a flaw, `hollow` ones say nothing.
 */
export const meetPoints = (
  points: readonly OpponentPoint[],
  heard: Heard,
  isMotion: (stem: string) => boolean,
  { conceding, caught, hollow }: Record<'conceding' | 'caught' | 'hollow', Texts>,
): { met: Map<OpponentPoint, MetPoint>; scope: Scope } => {
  const scope = scopeOf(heard, isMotion)
  const { cues } = scope
  const knownOf = knownReader(scope)
  const ours = heard.ours.filter(({ text }) => !caught.has(text))
  const ofPoints = new Set(points.flatMap(({ sentences }) => sentences))
  const met = new Map<OpponentPoint, FirmOutcome>()
  const chances = new Map<OpponentPoint, Chance>()
  const all = new Map(
    points.map((point): [OpponentPoint, MetPoint] => [
      point,
      { byTurn: new Map(), heedings: [], touched: 0 },
    ]),
  )

  const followAnswers = (turn: readonly Sentence[], known: readonly Known[]) => {
    // Who grants a point in a turn may have granted the others; who says nothing meets none.
    const isPoor =
      turn.some(({ text }) => conceding.has(text)) ||
      turn.filter(({ text }) => !hollow.has(text)).length < LEAST_SOLID * turn.length
    const abouts = turn.map(sentence => aboutWhich(sentence, known, scope))
    turn.forEach((sentence, nth) => {
      // To say that one will answer is no answer yet.
      if (cues.promises.test(sentence.text)) return
      const [best, second] = abouts[nth] ?? []
      for (const about of abouts[nth] ?? [])
        if (about.known.point)
          all.get(about.known.point)?.heedings.push({
            ...{ sentence, about, isPoor },
            elsewhere: (about === best ? second?.value : best?.value) ?? 0,
          })
    })
    if (isPoor) return
    const pointAt = turn.map((sentence, nth) => pointOf(sentence, abouts[nth] ?? [], scope))
    for (const passage of passagesOf(turn, pointAt, scope)) {
      const { point } = passage.known
      const outcome = point && firmOf(passage, scope)
      if (!outcome) continue
      const before = met.get(point)
      if (!before || (before.outcome === 'answered' && outcome.outcome === 'turned'))
        met.set(point, outcome)
    }
  }

  const followChances = (turn: readonly Sentence[], known: Known, point: OpponentPoint) => {
    const mayMean =
      turn.some(({ text }) => cues['answers all'].test(text)) ||
      (known.isNext &&
        turn.some(({ text }) => cues['points back'].test(text) || cues['sets aside'].test(text)))
    const closest = Math.max(...turn.map(sentence => touches(sentence, known, scope)))
    const isForeseen = turn.some(({ text }) => cues.foresees.test(text))
    const near = mayMean || isForeseen ? Number.POSITIVE_INFINITY : closest
    const { touched, turns } = chances.get(point) ?? { touched: 0, turns: 0 }
    chances.set(point, { touched: Math.max(touched, near), turns: turns + 1 })
  }

  for (const at of new Set(ours.map(sentence => sentence.at))) {
    const turn = ours.filter(sentence => sentence.at === at)
    const answered = heard.theirs.findLast(each => each.at < at)?.at ?? -1
    const open = points
      .filter(({ lead }) => lead.at < at)
      .map(point => ({
        point,
        known: knownOf(
          point,
          point.sentences.filter(sentence => sentence.at < at),
          answered,
        ),
      }))
    const others = heard.theirs
      .filter(sentence => sentence.at === answered && !ofPoints.has(sentence))
      .map(sentence => knownOf(null, [sentence], answered))
    followAnswers(turn, [...open.map(({ known }) => known), ...others])
    for (const { point, known } of open) {
      followChances(turn, known, point)
      const chance = chances.get(point)
      const outcome = met.get(point) ?? (chance && isDropped(point, chance) ? DROPPED : null)
      const found = all.get(point)
      if (!found) continue
      found.touched = chance?.touched ?? 0
      if (outcome) found.byTurn.set(at, outcome)
    }
  }
  return { met: all, scope }
}
