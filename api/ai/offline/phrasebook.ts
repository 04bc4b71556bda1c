import type { Link } from './read-claims.ts'
import type { SmallTalkKind } from './small-talk.ts'

type Wordings = readonly string[]

/**
 * Connecting sentences of one language. Slots: {q} the user's words, {own} a claim of the opponent that reads
 * after "that", {n} how many times, {motion}, {ours} and {yours} the sides.
 */
export type Phrasebook = {
  welcome: Wordings
  openFirst: Wordings
  openSecond: Wordings
  openEnd: Wordings
  sayBack: Wordings
  attack: Record<Link, Wordings>
  advance: Wordings
  press: Wordings
  defend: Wordings
  weigh: Wordings
  ask: Wordings
  askLate: Wordings
  answerLead: Wordings
  answerPlain: Wordings
  repeated: Wordings
  copied: Wordings
  otherLanguage: Wordings
  smallTalk: Record<SmallTalkKind, Wordings>
  hint: Wordings
  lastResort: Wordings
}
