import { lexiconFor } from '../../language/lexicon-for.ts'
import type { Examination } from './examination.ts'
import { restingClaims, weakestClaims } from './resting-claims.ts'

/** What the case rests on is named in this round and in every third after it. */
const CLOSES = { from: 5, every: 3 }
/** From this round on it is named where the user sums up. */
const EARLIEST_CLOSE = 4

/**
 * Names what the user's case rests on, by the user's own words, else the two claims that can be
 * pressed best; null where there is nothing of the kind.
 */
export const closeExamination = (examination: Examination): string | null => {
  const { book, say } = examination.asker
  const [first, second] = restingClaims(examination)
  if (first && second) return say(book['close: rests on both'], { p: first.quote, q: second.quote })
  if (first) return say(book['close: rests on one'], { q: first.quote })
  const [one, other] = weakestClaims(examination)
  return one && other ? say(book['close: two to press'], { p: one.quote, q: other.quote }) : null
}

/** Whether it is time to name it. */
export const isClosing = ({ prepared }: Examination): boolean => {
  const { round, turn, debate } = prepared
  const { marks } = lexiconFor(debate.language)
  const isRound = round >= CLOSES.from && (round - CLOSES.from) % CLOSES.every === 0
  return isRound || (round >= EARLIEST_CLOSE && marks.summary.test(turn.text))
}
