import type { Heard } from './hear-debate.ts'
import { tells } from './motion-field.ts'
import { contentIn, type Sentence } from './sentence.ts'

/** With less matter in common than this, as a sum of what words tell, its order may be chance. */
const LEAST_SHARED = { all: 6, answers: 1.5 }

/**
 * How much better the user's turns would answer the opponent's in another order, 0–1: of
 * every two turns it is asked whether they have more in common with what came before the other. In
 * a debate that was really held nearly nothing is better exchanged.
 */
export const readSequence = (
  { theirs, language }: Heard,
  ours: readonly Sentence[],
  motion: ReadonlySet<string>,
): number => {
  const stemsAt = (sentences: readonly Sentence[], at: number) =>
    [...contentIn(sentences.filter(sentence => sentence.at === at))].filter(
      stem => !motion.has(stem),
    )
  // Who names nothing of what was said may say it all in any order.
  if (!ours.some(({ marks, isRebuttal }) => isRebuttal || marks.has('refer'))) return 0
  const places = [...new Set(ours.map(({ at }) => at))]
  // Of two turns the own case may be in any order: there only the answers count.
  const counts = places.length > 2 ? 'all' : 'answers'
  const placed = counts === 'all' ? ours : ours.filter(({ isRebuttal }) => isRebuttal)
  // One answer alone may have come late, and is in no order.
  if (places.some(at => placed.every(sentence => sentence.at !== at))) return 0
  const turns = places.flatMap(at => {
    const last = theirs.findLast(sentence => sentence.at < at)?.at
    if (last === undefined) return []
    return [{ own: stemsAt(placed, at), before: new Set(stemsAt(theirs, last)) }]
  })
  const shared = (one: (typeof turns)[number], other: (typeof turns)[number]) => {
    let sum = 0
    for (const stem of one.own) if (other.before.has(stem)) sum += tells(stem, language)
    return sum
  }
  let [gained, all] = [0, 0]
  turns.forEach((one, at) => {
    for (const other of turns.slice(at + 1)) {
      const asSaid = shared(one, one) + shared(other, other)
      const early = shared(one, other)
      const exchanged = early + shared(other, one)
      // Who answers late is in no wrong order; who answers what is said only later, is.
      gained += Math.max(0, Math.min(2 * early, exchanged - asSaid))
      all += asSaid + exchanged
    }
  })
  return gained / Math.max(LEAST_SHARED[counts], all)
}
