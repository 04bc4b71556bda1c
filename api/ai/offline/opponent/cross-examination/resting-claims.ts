import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { claimsOf } from '../../language/read-claims.ts'
import { splitSentences } from '../../language/sentences.ts'
import { wordsOf } from '../../language/words.ts'
import { sentencesBeside } from '../digression.ts'
import { answerCuesIn } from './answer-cues.ts'
import { worthAsking } from './choose-question.ts'
import type { Examination } from './examination.ts'
import { otherSideIn } from './other-side.ts'
import { speaksAgainstSelf } from './own-concession.ts'
import { type Quotable, quotableOf } from './quotable.ts'
import { canBeDoubted } from './what-can-be-asked.ts'

/** How many are named. */
const NAMED = 2

/** Words besides those of the motion by which another turn comes back to a claim. */
const COMES_BACK = 2

/**
 * The claims that the user's case rests on, in their order: the weightiest of each turn, where
 * another turn comes back to it.
 */
export const restingClaims = ({ prepared, motion, subject }: Examination): Quotable[] => {
  const { debate, userTurns } = prepared
  const { language } = debate
  const cues = answerCuesIn(language)
  const spoken = userTurns.map(text => stemsOf(wordsOf(text), lexiconFor(language), motion))
  const comesBack = ({ sentence }: Quotable, turn: number) => {
    const stems = stemsOf(wordsOf(sentence), lexiconFor(language), motion)
    return spoken.some((said, at) => at !== turn && sharedCount(stems, said) >= COMES_BACK)
  }
  /** What we had said before each turn. */
  const answered = debate.turns.flatMap(({ speaker }, at) =>
    speaker === 'user' ? [debate.turns[at - 1]?.text ?? ''] : [],
  )
  const isTakenBack = (text = '') =>
    splitSentences(text).some(each => cues['takes back'].test(each))
  const heaviest = userTurns.flatMap((text, turn) => {
    if (isTakenBack(userTurns[turn + 1])) return []
    const sentences = splitSentences(text)
    const beside = sentencesBeside(text, debate)
    const otherSide = otherSideIn(text, answered[turn] ?? '', language)
    const isMain = (claim: Quotable) =>
      ![...beside, ...otherSide].includes(claim.sentence) &&
      ![cues.admits, cues['knows not'], cues['own side again']].some(cue =>
        cue.test(claim.sentence),
      ) &&
      !speaksAgainstSelf(claim, subject, language) &&
      canBeDoubted(claim, language)
    const place = ({ sentence }: Quotable) => (sentences.indexOf(sentence) + 1) / sentences.length
    return quotableOf(claimsOf(sentences, language), language, motion)
      .filter(isMain)
      .map(claim => {
        const context = { motion, subject, place: place(claim) }
        return { claim, turn, worth: worthAsking(claim, context, language) }
      })
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, 1)
      .filter(({ claim }) => comesBack(claim, turn))
  })
  return heaviest
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, NAMED)
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ claim }) => claim)
}
