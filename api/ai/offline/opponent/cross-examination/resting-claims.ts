import { claimsOf } from '../../language/read-claims.ts'
import { splitSentences } from '../../language/sentences.ts'
import { sentencesBeside } from '../digression.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { otherSideIn } from './other-side.ts'
import { speaksAgainstSelf } from './own-concession.ts'
import { type Quotable, quotableOf } from './quotable.ts'
import { canBeDoubted, isConditional } from './what-can-be-asked.ts'

/** How many are named. */
const NAMED = 2

/** The claims for the own side in all turns of the user, in their order; `turn` counts from 0. */
const claimsSoFar = ({
  prepared,
  motion,
  subject,
}: Examination): { claim: Quotable; turn: number }[] => {
  const { debate, userTurns } = prepared
  const { language } = debate
  const cues = answerCuesIn(language)
  /** What we had said before each turn. */
  const answered = debate.turns.flatMap(({ speaker }, at) =>
    speaker === 'user' ? [debate.turns[at - 1]?.text ?? ''] : [],
  )
  const isTakenBack = (text = '') =>
    splitSentences(text).some(each => cues['takes back'].test(each))
  return userTurns.flatMap((text, turn) => {
    if (isTakenBack(userTurns[turn + 1])) return []
    const sentences = splitSentences(text)
    const elsewhere = [
      ...sentencesBeside(text, debate),
      ...otherSideIn(text, answered[turn] ?? '', language),
    ]
    return quotableOf(claimsOf(sentences, language), language, motion)
      .filter(
        claim =>
          !elsewhere.includes(claim.sentence) &&
          ![cues.admits, cues['knows not'], cues['own side again']].some(cue =>
            cue.test(claim.sentence),
          ) &&
          !speaksAgainstSelf(claim, subject, language) &&
          !isConditional(claim, language) &&
          canBeDoubted({ quote: claim.quote, sentence: claim.quote }, language),
      )
      .map(claim => ({ claim, turn }))
  })
}

/** The same of the turns before this one. */
export const claimsBefore = (examination: Examination) =>
  claimsSoFar(examination).filter(({ turn }) => turn < examination.prepared.userTurns.length - 1)

/**
 * The claims on which the user's case rests by the user's own words ("my main reason is …"), the
 * newest of them, in their order. What else a case rests on nobody can tell by its words.
 */
export const restingClaims = (examination: Examination): Quotable[] => {
  const cues = answerCuesIn(examination.prepared.debate.language)
  return claimsSoFar(examination)
    .map(({ claim }) => claim)
    .filter(({ sentence }) => cues['carries the case'].test(sentence))
    .slice(-NAMED)
}
