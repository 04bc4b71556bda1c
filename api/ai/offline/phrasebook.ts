import type { Link } from './read-links.ts'
import type { QuestionKind } from './read-question.ts'
import type { SmallTalkKind } from './small-talk.ts'

type Wordings = readonly string[]

/**
 * Connecting sentences of one language. Slots: {q} the user's words, {own} a claim of the opponent that reads
 * after "that", {n} "for the third time", {nth} "third time", {motion}, {ours} and {yours} the sides.
 */
export type Phrasebook = {
  welcome: Wordings
  openFirst: Wordings
  openSecond: Wordings
  openEnd: Wordings
  sayBack: Wordings
  attack: Record<Link, Wordings>
  advance: Wordings
  /** Before an answer to an argument of the user's side ({own}) that has not been made. */
  preempt: Wordings
  /** Back to a point the user left alone. */
  press: Wordings
  /** Back to a point the user did speak about. */
  extend: Wordings
  defend: Wordings
  /** Weighs what was said last; needs no slot. */
  weigh: Wordings
  /** Weighs a point named in {own}. */
  weighNamed: Wordings
  ask: Wordings
  askLate: Wordings
  answerLead: Wordings
  answerPlain: Wordings
  answerKinds: Record<QuestionKind, Wordings>
  repeated: Wordings
  copied: Wordings
  otherLanguage: Wordings
  smallTalk: Record<SmallTalkKind, Wordings>
  hint: Wordings
  lastResort: Wordings
}
