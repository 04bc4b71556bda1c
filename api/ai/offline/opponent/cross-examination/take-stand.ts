import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { restsOn } from './quotable.ts'
import { weakestClaims } from './weakest-claims.ts'

/** How often in a debate it is said; later the same words ask as before. */
const MOST = 2

/**
 * To whoever wants no question but a side: that there is no case, and where the user's own stands;
 * null where the turn wants nothing of the kind.
 */
export const takeStand = (examination: Examination): string | null => {
  const { prepared, asker, motion } = examination
  const { debate, userTurns, turn } = prepared
  const { language } = debate
  const wants = answerCuesIn(language)['wants a stand']
  const hasCase = prepared.isKnown || prepared.made.length > 0 || prepared.briefed.length > 0
  if (hasCase || !wants.test(turn.text)) return null
  if (userTurns.filter(text => wants.test(text)).length > MOST) return null
  const claims = weakestClaims(examination)
  const reasoned = claims.find(
    claim => claim.step !== null || restsOn(claim, language, motion) !== 'bare',
  )
  const standing = reasoned ?? claims[0]
  const other = claims.find(claim => claim !== standing)
  if (!standing) return null
  const p = standing.quote
  return other
    ? asker.say(asker.book['stand: two'], { p, q: other.quote })
    : asker.say(asker.book['stand: one'], { p })
}
