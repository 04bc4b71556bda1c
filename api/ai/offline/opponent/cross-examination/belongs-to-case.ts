import { sharedCount } from '../../language/content-words.ts'
import { splitSentences } from '../../language/sentences.ts'
import { stemsIn } from '../../language/stems-in.ts'
import type { Preparation } from '../prepare-reply.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Quotable } from './quotable.ts'

/** Of a sentence, 0–1: what is longer is no aside in it. */
const MOST_OF_SENTENCE = 0.75

/**
 * Whether words can belong to the user's case. What is told of the own life does so by a reason in
 * it, or by a word that comes back in the motion, in our question or elsewhere in what the user
 * says; else it is an aside: "… in little piles, my niece helps me".
 */
export const createBelongs = (
  { debate, userTurns, lastTurn }: Preparation,
  motion: ReadonlySet<string>,
) => {
  const { language } = debate
  const cues = answerCuesIn(language)
  const sentences = userTurns.flatMap(splitSentences)
  return ({ quote, sentence }: Quotable): boolean => {
    const isPart = quote.length < sentence.length * MOST_OF_SENTENCE
    if (!isPart || !cues['own life'].test(quote) || cues.reasoned.test(quote)) return true
    const said = stemsIn(quote, language)
    if (sharedCount(said, motion) > 0) return true
    const others = sentences.filter(each => each !== sentence)
    return [...others, lastTurn].some(each => sharedCount(said, stemsIn(each, language)) > 0)
  }
}
