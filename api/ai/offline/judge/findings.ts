import type { Quote } from '#schema/review.ts'
import type { Answers } from './find-answers.ts'
import type { LastWord } from './find-last-word.ts'
import type { Sides } from './find-sides.ts'
import type { SettledPoint } from './firm/settle-points.ts'
import type { Outcome } from './outcome.ts'
import type { Relevance } from './read-relevance.ts'
import type { Sentence } from './sentence.ts'

/** What was found in one turn of the user; null where nothing firm was found. */
export type TurnFinding = {
  turnId: string
  /** Share of its informative words that belong to this motion, 0–1; null: too few to tell. */
  relevance: number | null
  /** The turn speaks about another question. */
  isOffMotion: boolean
  /** The sentence that gives the debate up. */
  concedes: Sentence | null
  /** The sentence that argues for the opponent's side. */
  arguesOtherSide: Sentence | null
  contradicts: { earlier: Sentence; later: Sentence } | null
}

/** A point of the opponent's, and what the user made of it. */
type ClashRow = {
  /** `from` is "plan" where the point is one of the motion's or a stock argument, known exactly. */
  point: { text: Quote; claim: string; from: 'plan' | 'text' }
  /** Made for the opponent's own side, and about this very motion. */
  isMain: boolean
  outcome: Outcome
  /** The user's sentence that surely answers it; null where none surely does. */
  reply: Sentence | null
  /** What the reply takes up of the point. */
  met: Quote
  /** How likely it was left standing, 0–1. */
  dropped: number
  /** How near any sentence of the user's came to it. */
  touched: number
  /** The opponent let a sentence stand that speaks against it. */
  isGivenUp: boolean
  /** The outcome after each of the user's turns from the point on, in their order. */
  byTurn: { turnId: string; outcome: Outcome }[]
}

export type Findings = {
  turns: TurnFinding[]
  clash: ClashRow[]
  /** What the opponent said when the user's turns were over. */
  lastWord: LastWord | null
}

/** More rows than this nobody reads; those that are settled come first. */
const MOST_ROWS = 6
/** Rows that say only that one could not tell. */
const MOST_UNCLEAR = 2

type Settled = { points: readonly SettledPoint[] } & Pick<Answers, 'last'>

/** What was found in each of the user's turns, and the clash, for the review. */
export const toFindings = (
  turns: readonly { turn_id: string }[],
  relevance: Relevance,
  sides: Sides,
  { points, last }: Settled,
): Findings => {
  const settled = points.filter(({ outcome }) => outcome !== 'could_not_tell')
  // What the opponent says for its own side is a main point; its objections are not.
  const open = points
    .filter(({ outcome, followed }) => outcome === 'could_not_tell' && !followed.point.isObjection)
    .sort((a, b) => b.dropped - a.dropped)
  const shown = new Set([...settled, ...open.slice(0, MOST_UNCLEAR)].slice(0, MOST_ROWS))
  return {
    turns: relevance.turns.map(({ turnId, at, share, isOffMotion }) => {
      const side = sides.turns.get(at)
      return {
        turnId,
        relevance: share,
        isOffMotion,
        concedes: side?.concedes ?? null,
        arguesOtherSide: side?.arguesOtherSide ?? null,
        contradicts: side?.contradicts ?? null,
      }
    }),
    clash: points
      .filter(answer => shown.has(answer))
      .map(({ followed: { point, byTurn, met: near }, met, ...row }) => ({
        ...row,
        point: {
          text: { turn_id: point.lead.turn_id, text: point.lead.text },
          claim: point.claim,
          from: point.from,
        },
        isMain: !point.isObjection && !point.isGeneral,
        touched: near.touched,
        met: { turn_id: met.turn_id, text: met.text },
        byTurn: byTurn.flatMap(({ at, outcome: after }) => {
          const turnId = turns[at]?.turn_id
          return turnId === undefined ? [] : [{ turnId, outcome: after }]
        }),
      })),
    lastWord: last,
  }
}
