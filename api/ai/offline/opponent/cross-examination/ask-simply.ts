import { isPlan } from './choose-question.ts'
import type { Examination } from './examination.ts'
import { inOrder } from './in-order.ts'

/** How sure it has to be, 0–1, that a claim is what the turn argues. */
const LEAST = 0.5
/** Tells what would be, and proposes nothing. */
const SUPPOSES = /^(?:if|when|suppose)\b|\b(?:you could|could (?:have|get))\b|如果|要是/iu

/** Says what would be done in some case, and claims nothing. */
const BEGINS_IF = /^(?:if|when)\b|^(?:如果|要是)/iu

/** A question that a child answers at once about what the turn argues; null where it argues nothing. */
export const askSimplyAbout = (examination: Examination, least = LEAST): string | null => {
  const { asker, prepared } = examination
  const { language } = prepared.debate
  const claim = inOrder(examination).find(
    ({ chance, quote }) => chance >= least && !BEGINS_IF.test(quote),
  )
  const kind =
    claim && isPlan(claim.quote, language) && !SUPPOSES.test(claim.quote)
      ? 'simple plan'
      : 'simple fact'
  return claim ? asker.about(kind, claim, 'simple') : null
}

/** The same, else about the matter. */
export const askSimply = (examination: Examination): string | null => {
  const { asker, prepared, subject } = examination
  const { language, motion } = prepared.debate
  const isChange = subject.kind === 'change' || isPlan(motion, language)
  const { book } = asker
  const matter = [...(isChange ? book['simple change'] : []), ...book['simple matter']]
  return askSimplyAbout(examination) ?? asker.say(matter)
}
