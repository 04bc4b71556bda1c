import { stemsOf } from '../language/content-words.ts'
import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import type { Sentence } from './sentence.ts'

/** Less shared matter than this says nothing about the order. */
const LEAST_SHARED = 0.8
/** A later turn of the opponent's must be so many times nearer than the earlier ones. */
const NEARER = 2
/** One such turn may be chance: an opponent takes up what was said. */
const FEWEST = 2

/**
 * The share of the user's turns, 0–1, that answer what the opponent said only later: turns out of
 * their order. A turn with nothing before or nothing after it cannot be out of order.
 */
export const readAnachronism = (
  { theirs, lexicon, language }: Heard,
  ours: readonly Sentence[],
  motion: ReadonlySet<string>,
): number => {
  const stemsAt = new Map<number, Set<string>>()
  for (const { at, words } of [...theirs, ...ours])
    stemsAt.set(at, new Set([...(stemsAt.get(at) ?? []), ...stemsOf(words, lexicon, motion)]))
  const theirTurns = [...new Set(theirs.map(sentence => sentence.at))]
  const shared = (one: number, other: number) => {
    const stems = stemsAt.get(other) ?? new Set<string>()
    let sum = 0
    for (const stem of stemsAt.get(one) ?? []) if (stems.has(stem)) sum += tells(stem, language)
    return sum
  }
  const userTurns = [...new Set(ours.map(sentence => sentence.at))]
  const compared = userTurns.filter(
    at => theirTurns.some(turn => turn < at) && theirTurns.some(turn => turn > at),
  )
  const early = compared.filter(at => {
    const nearest = (turns: readonly number[]) =>
      Math.max(0, ...turns.map(turn => shared(at, turn)))
    const before = nearest(theirTurns.filter(turn => turn < at))
    const after = nearest(theirTurns.filter(turn => turn > at))
    return after >= LEAST_SHARED && after > NEARER * before
  })
  return early.length < FEWEST ? 0 : early.length / compared.length
}
