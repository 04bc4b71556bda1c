import { splitSentences } from '../../language/sentences.ts'
import type { Preparation } from '../prepare-reply.ts'
import type { PressedTurn } from './press-evidence.ts'

/** Of a long debate the newest turns are looked at, of long turns fewer: so many sentences in all. */
const MOST = { turns: 8, sentences: 60 }

/** A turn of the user, what was said before it, and the user's turn after it. */
export type TurnLookedAt = Pick<PressedTurn, 'text' | 'lastTurn' | 'earlier'> & { next: string }

/** The user's turns that are looked at again, this one included, in their order. */
export const turnsLookedAt = ({ debate, userTurns }: Preparation): TurnLookedAt[] => {
  const counts = userTurns.map(text => splitSentences(text).length)
  const short = counts.findIndex(
    (_, turn) => counts.slice(turn).reduce((sum, count) => sum + count, 0) <= MOST.sentences,
  )
  const from = Math.max(short, userTurns.length - MOST.turns)
  const before = debate.turns.flatMap(({ speaker }, at) =>
    speaker === 'user' ? [debate.turns[at - 1]?.text ?? ''] : [],
  )
  return userTurns.slice(from).map((text, at) => ({
    text,
    lastTurn: before[from + at] ?? '',
    earlier: userTurns.slice(0, from + at),
    next: userTurns[from + at + 1] ?? '',
  }))
}
