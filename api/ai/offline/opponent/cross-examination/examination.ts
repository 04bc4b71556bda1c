import { onceAnObject } from '../../data/once-an-object.ts'
import { splitSentences } from '../../language/sentences.ts'
import { stemsIn } from '../../language/stems-in.ts'
import { readRegret, readSubject, type Subject } from '../../motions/read-subject.ts'
import type { Preparation } from '../prepare-reply.ts'
import { createAsker, type QuestionAsker } from './ask.ts'
import { createBelongs } from './belongs-to-case.ts'
import { otherSideIn } from './other-side.ts'
import { afterOwnSide } from './own-side-again.ts'
import { type Quotable, quotableOf, withStepsBetween } from './quotable.ts'
import { type AskedQuestion, readAsked } from './read-asked.ts'

export type ReplyParts = (string | null)[]

/** What a question to this turn is chosen from. */
export type Examination = {
  prepared: Preparation
  asker: QuestionAsker
  /** What the turn says of the matter. */
  claims: readonly Quotable[]
  /** Sentences of the turn that speak for the other side. */
  otherSide: readonly string[]
  /** All that we have asked so far. */
  asked: readonly AskedQuestion[]
  /** The question that this turn should have answered. */
  pending: AskedQuestion | undefined
  /** Stems of the motion's words. */
  motion: ReadonlySet<string>
  subject: Subject
}

/** Of a long turn the newest claims are asked about. */
const MOST_CLAIMS = 24

/** What is asked about a turn, read once a reply. */
export const examine = onceAnObject((prepared: Preparation): Examination => {
  const { debate, tools, speech, claims, round } = prepared
  const { language, userStance } = debate
  const read = readSubject(debate.motion, language, userStance)
  const subject = readRegret(read, debate.motion, language, userStance)
  const asker = createAsker(debate, { subject, speech, tools })
  const asked = readAsked(debate.turns, language)
  // What was said for the other side by mistake is not held against the user.
  const taken = afterOwnSide(prepared.turn.text, language)
  const own = taken === null ? claims : claims.filter(each => taken.includes(each.sentence))
  const otherSide = otherSideIn(prepared.turn.text, prepared.lastTurn, language)
  const motion = stemsIn(debate.motion, language)
  const belongs = createBelongs(prepared, motion)
  return {
    prepared,
    asker,
    claims: withStepsBetween(
      quotableOf(own.slice(-MOST_CLAIMS), language, motion).filter(
        claim => !otherSide.includes(claim.sentence) && belongs(claim),
      ),
      splitSentences(prepared.turn.text),
      language,
    ),
    otherSide,
    asked,
    pending: asked.findLast(({ answerTurn }) => answerTurn === round - 1),
    motion,
    subject,
  }
})
