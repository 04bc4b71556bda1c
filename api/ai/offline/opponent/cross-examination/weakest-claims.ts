import { claimsOf } from '../../language/read-claims.ts'
import { splitSentences } from '../../language/sentences.ts'
import { sentencesBeside } from '../digression.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { type Pressed, pressedIn } from './in-order.ts'
import { otherSideIn } from './other-side.ts'
import { speaksAgainstSelf } from './own-concession.ts'
import { type Quotable, quotableOf } from './quotable.ts'
import { type TurnLookedAt, turnsLookedAt } from './turns-looked-at.ts'
import { canBeDoubted, isConditional } from './what-can-be-asked.ts'

/** How many are named. */
const NAMED = 2

/** Nobody rests a case on what only may be. */
const MAYBE = /\b(?:maybe|perhaps)\b|也许|可能|大概/iu

/** The claims for the own side in a turn of the user's. */
const claimsIn = (
  { text, lastTurn, next }: TurnLookedAt,
  { prepared, motion, subject }: Examination,
): Quotable[] => {
  const { debate } = prepared
  const { language } = debate
  const cues = answerCuesIn(language)
  const sentences = splitSentences(text)
  const claims = claimsOf(sentences, language)
  const isTakenBack = splitSentences(next).some(each => cues['takes back'].test(each))
  if (isTakenBack) return []
  const elsewhere = [...sentencesBeside(text, debate), ...otherSideIn(text, lastTurn, language)]
  return quotableOf(claims, language, motion).filter(
    claim =>
      !elsewhere.includes(claim.sentence) &&
      ![cues.admits, cues['knows not'], cues['own side again']].some(cue =>
        cue.test(claim.sentence),
      ) &&
      !speaksAgainstSelf(claim, subject, language) &&
      !MAYBE.test(claim.quote) &&
      !isConditional(claim, language) &&
      canBeDoubted({ quote: claim.quote, sentence: claim.quote }, language),
  )
}

/** How sure it has to be, 0–1, that a claim is what its turn argues. */
const SURE = 0.65

/** The two claims of different turns, each at least so sure, that are argued most surely, in their order. */
export const weakestClaims = (examination: Examination): Pressed[] => {
  const sure = turnsLookedAt(examination.prepared).flatMap((turn): Pressed[] => {
    const [best] = pressedIn(claimsIn(turn, examination), turn, examination)
    return best && best.chance >= SURE ? [best] : []
  })
  const two = sure.toSorted((one, other) => other.chance - one.chance).slice(0, NAMED)
  return sure.filter(each => two.includes(each))
}
