import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { wordsOf } from '../../language/words.ts'
import { answerCuesIn } from './answer-cues.ts'
import { askBetween } from './ask-between.ts'
import type { Examination } from './examination.ts'
import { inOrder } from './in-order.ts'
import type { Quotable } from './quotable.ts'
import { canBeDoubted } from './what-can-be-asked.ts'

/** What was said longer ago, in turns, may be asked about. */
const RECENT = 2

/** Whether a claim tells of the user's own life something that is on the motion, or why it was so. */
const tellsOfMatter = (claim: Quotable, { prepared, motion }: Examination): boolean => {
  const { language } = prepared.debate
  const cues = answerCuesIn(language)
  const { quote, sentence } = claim
  return (
    cues['own life'].test(quote) &&
    ![
      cues['about the debate'],
      cues['points back'],
      cues['first person'],
      cues.orders,
      cues.unreal,
    ].some(cue => cue.test(quote)) &&
    !cues['depends on'].test(sentence.slice(0, sentence.indexOf(quote))) &&
    (cues.reasoned.test(sentence) ||
      sharedCount(stemsOf(wordsOf(quote), lexiconFor(language)), motion) > 0)
  )
}

/** What a condition stands before, in a sentence that begins with it. */
const CONDITION =
  /^(?:(?:and|so|but|because|then),? )*(?:if|when|once|unless) [^,]+, (?:then )?$|^(?:要是|如果|假如|一旦|万一)[^，]+，(?:那么?|就)?$/i

/** Whether a claim is what the user expects under a condition. */
const isForeseen = ({ quote, sentence }: Quotable, { prepared }: Examination): boolean => {
  const cues = answerCuesIn(prepared.debate.language)
  return (
    CONDITION.test(sentence.slice(0, sentence.indexOf(quote))) &&
    ![cues['first person'], cues['points back'], cues.orders, cues['about the debate']].some(cue =>
      cue.test(quote),
    )
  )
}

/** What is expected, with the condition under which it is. */
const withCondition = ({ quote, sentence }: Quotable): string =>
  sentence
    .slice(0, sentence.indexOf(quote) + quote.length)
    .replace(/^(?:(?:and|so|but|because|then),? )+/i, '')

/** What sets two claims of the user side by side, that any claim bears, or one on the motion itself. */
export const askOpen = (examination: Examination): string | null => {
  const { asker, prepared } = examination
  const { language } = prepared.debate
  const claims = inOrder(examination)
  const said = claims.find(claim => canBeDoubted(claim, language))
  const open = askBetween(examination, said) ?? (said ? asker.about('plain', said, 'claim') : null)
  if (open !== null) return open
  const foreseen = claims.find(claim => isForeseen(claim, examination))
  const later = foreseen ? asker.say(asker.book.foreseen, { q: withCondition(foreseen) }) : null
  if (later !== null) return later
  const told = claims.find(claim => tellsOfMatter(claim, examination))
  const question = told ? asker.say(asker.book.told, { q: told.quote }) : null
  if (question !== null) return question
  const spoken = stemsOf(wordsOf(prepared.userTurns.slice(-RECENT).join(' ')), lexiconFor(language))
  return asker.aboutMatter(spoken)
}
