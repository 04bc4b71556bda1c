import type { DebateSoFar } from '#api/ai/opponent.ts'
import { type Point, textsOf } from '../arguments/point.ts'
import type { UserTurn } from '../language/read-user-turn.ts'
import { tokensOf } from '../language/similarity.ts'

/** Shorter English words say too little; in letters. */
const SHORTEST = 4
/** Fewer words are too little to see that a turn is about something else. */
const LEAST_WORDS = 4

const kept = new WeakMap<Point, ReadonlySet<string>>()
/** All words that are written about an argument. */
const wordsAbout = (point: Point): ReadonlySet<string> => {
  const known = kept.get(point)
  if (known) return known
  const texts = point.objections.flatMap(({ objection, wordings, answer }) => [
    objection,
    answer,
    ...wordings,
  ])
  const words = tokensOf([...textsOf(point), ...point.keywords, ...texts].join('\n'), SHORTEST)
  kept.set(point, words)
  return words
}

/**
 * Whether a turn has not one word in common with the motion, its matter and what we have said.
 * Where nothing is written about this very motion it is never sure.
 */
export const leavesMatter = (
  { motion, motionKey, turns }: DebateSoFar,
  turn: UserTurn,
  matter: readonly Point[],
): boolean => {
  const written = matter.filter(point => point.specific)
  // People have more to say on a motion of their own than its card knows.
  if (motionKey === null || written.length === 0 || turn.question !== null || turn.smallTalk?.whole)
    return false
  const said = [...tokensOf(turn.text, SHORTEST)]
  if (said.length < LEAST_WORDS) return false
  // Nearly every turn has a word of the matter: what we said is read for the few that have none.
  if (said.some(word => written.some(point => wordsAbout(point).has(word)))) return false
  const ours = turns.filter(({ speaker }) => speaker === 'ai').map(({ text }) => text)
  const heard = tokensOf([motion, ...ours].join('\n'), SHORTEST)
  return said.every(word => !heard.has(word))
}
