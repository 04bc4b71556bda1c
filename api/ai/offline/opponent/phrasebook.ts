import type { OpponentStyle } from '#schema/constants.ts'
import type { Link } from '../language/read-links.ts'
import type { QuestionKind } from '../language/read-question.ts'
import type { SmallTalkKind } from '../language/read-small-talk.ts'

type Wordings = readonly string[]

/**
 * Connecting sentences of one language. Slots: {q} the user's words, {p} a premise of the user and {c} what is drawn
 * from it, {own} a claim of the opponent that reads after "that", {n} "for the third time", {nth} "third time",
 * {motion}, {ours} and {yours} the sides.
 */
export type Phrasebook = {
  welcome: Wordings
  openFirst: Wordings
  openSecond: Wordings
  openEnd: Wordings
  sayBack: Wordings
  attack: Record<Link, Wordings>
  /** Says a step of the user back and attacks it in one. */
  attackStep: Wordings
  advance: Wordings
  /** Before an answer to an argument of the user's side ({own}) that has not been made. */
  preempt: Wordings
  /** Grants a part of what the user said, before it is attacked. */
  concede: Wordings
  /** Back to a point the user left alone. */
  press: Wordings
  /** When the user has caught a flaw in what was said. */
  withdraw: Wordings
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

/** The wordings of each manner that come before the common ones. */
export type StyleBook = Record<
  OpponentStyle,
  Record<
    'welcome' | 'openFirst' | 'openEnd' | 'sayBack' | 'advance' | 'press' | 'weigh' | 'ask',
    Wordings
  >
>

/** The common wordings with those of a manner in front of them. */
export const inStyle = (common: Phrasebook, style: StyleBook[OpponentStyle]): Phrasebook => ({
  ...common,
  ...Object.fromEntries(
    Object.entries(style).map(([name, wordings]) => [
      name,
      [...wordings, ...common[name as keyof typeof style]],
    ]),
  ),
})
