import { sharedCount } from '../../language/content-words.ts'
import { stemsIn } from '../../language/stems-in.ts'
import { answerCuesIn } from './answer-cues.ts'
import type { Examination } from './examination.ts'
import { speaksAgainstSelf } from './own-concession.ts'
import { chanceToPress } from './press.ts'
import { createPressEvidence, type PressedTurn } from './press-evidence.ts'
import type { Quotable } from './quotable.ts'
import { isConditional } from './what-can-be-asked.ts'

/** A claim with how sure it is, 0–1, that a question about it meets what its turn argues. */
export type Pressed = Quotable & { chance: number }

/** Of a clause's words and of the motion's, 0–1: with so many in common it says the motion again. */
const SAME = { clause: 0.5, motion: 0.6 }

const saysMotion = (quote: string, { motion, prepared }: Examination): boolean => {
  const stems = stemsIn(quote, prepared.debate.language)
  const shared = sharedCount(stems, motion)
  return shared >= SAME.motion * motion.size && shared >= SAME.clause * stems.size
}

/** A turn of the user, and what was said before it. */
type TurnOfUser = Pick<PressedTurn, 'text' | 'lastTurn' | 'earlier'>

/** The claims of a turn, the one that its user argues most surely first. */
export const pressedIn = (
  claims: readonly Quotable[],
  turn: TurnOfUser,
  examination: Examination,
): Pressed[] => {
  const { prepared, subject } = examination
  const { language, motion } = prepared.debate
  const evidenceOf = createPressEvidence({ ...turn, language, motion })
  return claims
    .filter(
      claim =>
        !speaksAgainstSelf(claim, subject, language) &&
        !isConditional(claim, language) &&
        !saysMotion(claim.quote, examination) &&
        !answerCuesIn(language).orders.test(claim.sentence),
    )
    .map(claim => ({ ...claim, chance: chanceToPress(evidenceOf(claim)) }))
    .toSorted((one, other) => other.chance - one.chance)
}

const known = new WeakMap<Examination, Pressed[]>()

const pressedNow = (examination: Examination): Pressed[] => {
  const before = known.get(examination)
  if (before) return before
  const { claims, prepared } = examination
  const { turn, lastTurn, userTurns } = prepared
  const now = { text: turn.text, lastTurn, earlier: userTurns.slice(0, -1) }
  const found = pressedIn(claims, now, examination)
  known.set(examination, found)
  return found
}

/** The claims of this turn that were not said back yet, the one argued most surely first. */
export const inOrder = (examination: Examination): Pressed[] =>
  // What was granted to the user in this reply is not asked about in it.
  pressedNow(examination).filter(({ quote }) => !examination.prepared.speech.wasSaid(quote))
