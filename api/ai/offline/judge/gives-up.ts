import type { Language } from '#schema/constants.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import type { TurnFinding } from './findings.ts'
import { reviewCuesIn } from './review-cues.ts'
import type { Sentence } from './sentence.ts'

/** One sentence may grant a point; so many in a turn that goes against nothing give the side up. */
const AGREEING = 2
/** "You win the cake" is a joke. */
const WINS_A_THING = /\bwins? (?:the|a|an|my) (?!debate|round|argument|point)/iu

/**
 * The sentence in which the user surely gives the side up, and not a point of it; null where there
 * is none. What is denied or said of the opponent's words is no surrender.
 */
export const givesUpIn = (
  { concedes }: Pick<TurnFinding, 'concedes'>,
  said: readonly Sentence[],
  language: Language,
): Sentence | null => {
  if (!concedes) return null
  const [sides, cues] = [sideCuesIn(language), reviewCuesIn(language)]
  const isSure = ({ text, clean }: Sentence) =>
    !cues['holds on'].test(text) && !WINS_A_THING.test(text) && sides['gives up'].test(clean)
  const surrender = said.find(isSure)
  if (surrender) return surrender
  const agreeing = said.filter(({ clean }) => sides.agrees.test(clean))
  const holdsOn = said.some(({ text }) => cues['holds on'].test(text))
  return agreeing.length >= AGREEING && !holdsOn ? concedes : null
}
