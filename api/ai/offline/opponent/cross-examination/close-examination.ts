import { lexiconFor } from '../../language/lexicon-for.ts'
import type { Examination } from './examination.ts'
import { weakestClaims } from './weakest-claims.ts'

/** They are named in this round and in every third after it. */
const CLOSES = { from: 5, every: 3 }
/** From this round on they are named where the user sums up. */
const EARLIEST_CLOSE = 4

/**
 * Names the two claims that can be pressed best; null where there are no two.
 */
export const closeExamination = (examination: Examination): string | null => {
  const { book, say } = examination.asker
  const [one, other] = weakestClaims(examination)
  return one && other ? say(book['close: two to press'], { p: one.quote, q: other.quote }) : null
}

/** Whether it is time to name them. */
export const isClosing = ({ prepared }: Examination): boolean => {
  const { round, turn, debate } = prepared
  const { marks } = lexiconFor(debate.language)
  const isRound = round >= CLOSES.from && (round - CLOSES.from) % CLOSES.every === 0
  return isRound || (round >= EARLIEST_CLOSE && marks.summary.test(turn.text))
}
