import { isPlan } from './choose-question.ts'
import type { Examination } from './examination.ts'
import { inOrder } from './in-order.ts'
import { tellsOfPast } from './tells-of-past.ts'

/** How sure it has to be, 0–1, that a claim is what the turn argues. */
const LEAST = 0.65

/** A question that a child answers at once: about what the turn argues, else about the matter. */
export const askSimply = (examination: Examination): string | null => {
  const { asker, prepared } = examination
  const { language } = prepared.debate
  const claim = inOrder(examination).find(
    ({ quote, chance }) => chance >= LEAST && !tellsOfPast(quote, language),
  )
  const kind = claim && isPlan(claim.quote, language) ? 'simple plan' : 'simple fact'
  const about = claim ? asker.about(kind, claim, 'simple') : null
  return about ?? asker.say(asker.book['simple matter'])
}
