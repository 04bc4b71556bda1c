import { splitSentences } from '../language/sentences.ts'

/** So many sentences are taken in at once. */
const FEW = 3

/** Whether a turn has so few sentences that each of them is heard. */
export const isBrief = (turn: string): boolean => splitSentences(turn).length <= FEW

/** Whether a turn ends on a sentence, or has few. */
export const endsOn = (sentence: string, turn: string): boolean =>
  isBrief(turn) || splitSentences(turn).at(-1) === sentence

/** Whether a sentence wants to be met by itself: it begins or ends the turn, or there are few. */
export const standsOut = (sentence: string, turn: string): boolean =>
  endsOn(sentence, turn) || splitSentences(turn)[0] === sentence
