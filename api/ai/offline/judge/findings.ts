import type { Quote } from '#schema/review.ts'
import type { Answers } from './find-answers.ts'
import type { Sentence } from './sentence.ts'

/** What became of a point; `could_not_tell` where the words allow no verdict. */
export type Outcome = 'answered' | 'turned' | 'dropped' | 'could_not_tell'

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
export type ClashRow = {
  /** `from` is "plan" where the point is one of the motion's or a stock argument, known exactly. */
  point: { text: Quote; claim: string; from: 'plan' | 'text' }
  outcome: Outcome
  reply: Sentence | null
  /** The outcome after each of the user's turns from the point on, in their order. */
  byTurn: { turnId: string; outcome: Outcome }[]
}

export type Findings = { turns: TurnFinding[]; clash: ClashRow[] }

/** What was found in each of the user's turns, and the clash, for the review. */
export const toFindings = (
  turns: readonly { turn_id: string; speaker: 'user' | 'ai' }[],
  answers: Answers,
): Findings => ({
  turns: turns.flatMap(({ turn_id, speaker }) =>
    speaker === 'user'
      ? {
          turnId: turn_id,
          relevance: null,
          isOffMotion: false,
          concedes: null,
          arguesOtherSide: null,
          contradicts: null,
        }
      : [],
  ),
  clash: answers.points.map(({ point, outcome, reply }) => ({
    point: {
      text: { turn_id: point.turn_id, text: point.text },
      claim: point.clean,
      from: 'text' as const,
    },
    outcome,
    reply,
    byTurn: turns.flatMap(({ turn_id, speaker }, at) =>
      speaker === 'user' && at > point.at
        ? { turnId: turn_id, outcome: reply && at >= reply.at ? outcome : ('dropped' as const) }
        : [],
    ),
  })),
})
