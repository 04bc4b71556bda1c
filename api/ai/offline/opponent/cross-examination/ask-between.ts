import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { wordsOf } from '../../language/words.ts'
import { worthAsking } from './choose-question.ts'
import { isClosing } from './close-examination.ts'
import type { Examination } from './examination.ts'
import type { Quotable } from './quotable.ts'
import { claimsBefore } from './resting-claims.ts'

/** From this worth on a claim is a reason of the case, and no side remark. */
const LEAST_WORTH = 5
/** Words in common with which two claims say the same. */
const SAME = 3

const wordsIn = ({ quote }: Quotable, language: Language) =>
  stemsOf(wordsOf(quote), lexiconFor(language))

/**
 * A question about the main claim of this turn and one of an earlier turn that we have not asked
 * about; null where there are no two such claims.
 */
export const askBetween = (
  examination: Examination,
  newest: Quotable | undefined,
): string | null => {
  const { prepared, asker, motion, subject } = examination
  const { debate, speech, tools } = prepared
  const { language } = debate
  if (newest === undefined) return null
  const worthOf = (claim: Quotable) => worthAsking(claim, { motion, subject, place: 1 }, language)
  if (worthOf(newest) < LEAST_WORTH) return null
  const own = wordsIn(newest, language)
  const [old] = claimsBefore(examination)
    .filter(
      ({ claim }) =>
        !speech.wasSaid(claim.quote) && sharedCount(wordsIn(claim, language), own) < SAME,
    )
    .map(each => ({ ...each, worth: worthOf(each.claim) }))
    .filter(({ worth }) => worth >= LEAST_WORTH)
    .toSorted((one, other) => other.worth - one.worth)
  if (!old) return null
  return asker.say(asker.book[isClosing(examination) ? 'between at the end' : 'between'], {
    old: old.claim.quote,
    q: newest.quote,
    nth: tools.ordinal(old.turn + 1),
  })
}
