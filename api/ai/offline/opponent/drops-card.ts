import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { splitSentences } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'

/** In words: a longer sentence does more than to complain. */
const LONGEST = { en: 26, zh: 30 } satisfies Record<Language, number>
/** So many turns with the complaint make us drop the card. */
const DROPS_AT = 2

/** Whether a turn tells us that what we say is beside the motion. */
const saysOffMotion = (text: string, motion: ReadonlySet<string>, language: Language): boolean => {
  const cues = answerCuesIn(language)
  const lexicon = lexiconFor(language)
  return splitSentences(text)
    .filter(sentence => wordsOf(sentence).length <= LONGEST[language])
    .some(sentence => {
      if (cues['off the motion'].test(sentence)) return true
      // "This is not about our ferry": denied of the very thing that the motion is about.
      const isAbout = sharedCount(stemsOf(wordsOf(sentence), lexicon), motion) > 0
      return cues['not about'].test(sentence) && cues['of ours'].test(sentence) && isAbout
    })
}

/**
 * Whether the card of a self-written motion is dropped, since the user has said twice that our
 * points are beside the matter, and whether it is in this turn.
 */
export const dropsCard = (
  motion: string,
  userTurns: readonly string[],
  language: Language,
): { isDropped: boolean; isNow: boolean } => {
  const stems = stemsOf(wordsOf(motion), lexiconFor(language))
  const said = userTurns.map(text => saysOffMotion(text, stems, language))
  const count = said.filter(each => each).length
  return { isDropped: count >= DROPS_AT, isNow: count === DROPS_AT && said.at(-1) === true }
}
