import { claimsOf } from '../../language/read-claims.ts'
import { splitSentences } from '../../language/sentences.ts'
import type { Examination } from './examination.ts'
import { type Quotable, quotableOf } from './quotable.ts'
import { structuresIn } from './structures.ts'

/** The first claim of earlier turns that has not been asked about, the newest turn first. */
const leftOpen = (examination: Examination): Quotable | null => {
  const { prepared, motion } = examination
  const { speech, debate } = prepared
  const { language } = debate
  for (const text of prepared.userTurns.slice(0, -1).toReversed()) {
    const claims = quotableOf(claimsOf(splitSentences(text), language), language, motion)
    const open = claims.find(
      claim => !speech.wasSaid(claim.quote) && structuresIn(claim, language).length > 0,
    )
    if (open) return open
  }
  return null
}

/** A question about an earlier claim that nobody has asked about; null where there is none. */
export const askEarlier = (examination: Examination): string | null => {
  const open = leftOpen(examination)
  return open === null ? null : examination.asker.about('structure', open, 'earlier')
}
