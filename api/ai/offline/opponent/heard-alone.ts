import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import type { Act } from '../language/read-acts.ts'
import { splitSentences } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import { standsOut } from './stands-out.ts'

type ShortActPlace = { turn: string; lastTurn: string; motion: string; language: Language }

/** Whether words speak of what we have just said, and not only of the motion. */
const speakOfOurs = (words: string, { lastTurn, motion, language }: ShortActPlace): boolean => {
  const lexicon = lexiconFor(language)
  const besides = stemsOf(wordsOf(motion), lexicon)
  // What we quoted are the user's own words.
  const ours = stemsOf(wordsOf(lastTurn.replace(/“[^”]*”/g, ' ')), lexicon, besides)
  return sharedCount(stemsOf(wordsOf(words), lexicon, besides), ours) > 0
}

/**
 * Whether an act of a few words wants to be met in a long turn: it stands out, or names the case of
 * ours that it calls only one.
 */
export const isHeardAlone = (act: Act, place: ShortActPlace): boolean => {
  const isOut = standsOut(act.sentence, place.turn)
  if (act.kind !== 'calls it one case') return isOut
  if (act.of !== null) return speakOfOurs(act.of, place)
  const all = splitSentences(place.turn)
  return isOut || speakOfOurs(all[all.indexOf(act.sentence) - 1] ?? '', place)
}
