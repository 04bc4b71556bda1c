import { splitSentences } from '../../language/sentences.ts'
import { answerCuesIn } from './answer-cues.ts'
import { worthAsking } from './choose-question.ts'
import type { Examination } from './examination.ts'
import { answerTo } from './hear-answer.ts'
import type { Quotable } from './quotable.ts'

/** How much less than what is new an answer deserves a question; with its reason it is noted. */
const ANSWER = { short: -3, full: -10 }

/** The claims that were not said back yet, what deserves a question most first. */
export const inOrder = (examination: Examination): Quotable[] => {
  const { prepared, claims, motion, subject } = examination
  const { debate, turn, speech } = prepared
  const { language } = debate
  const answer = answerTo(examination)
  // What was answered with its reason is noted, and something else is asked about first.
  const isFull = answer !== null && answerCuesIn(language).reasoned.test(answer)
  const answerWorth = (claim: Quotable) =>
    Number(claim.sentence === answer) * ANSWER[isFull ? 'full' : 'short']
  // What was granted to the user in this reply is not asked about in it.
  const fresh = claims.filter(({ quote }) => !speech.wasSaid(quote))
  const sentences = splitSentences(turn.text)
  const placeOf = ({ sentence }: Quotable) =>
    (sentences.indexOf(sentence) + 1) / Math.max(1, sentences.length)
  const worthOf = (claim: Quotable) =>
    worthAsking(
      claim,
      {
        motion,
        subject,
        place: placeOf(claim),
      },
      language,
    ) + answerWorth(claim)
  return fresh
    .map(claim => ({ claim, worth: worthOf(claim) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ claim }) => claim)
}
