import type { Language } from '#schema/constants.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { splitSentences } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'

/** In words: a longer sentence does more than to complain. */
const LONGEST = { en: 26, zh: 30 } satisfies Record<Language, number>
/** Who says what it should be about instead says it once; a mere complaint has to come twice. */
const DROPS_AT = 2
const WORTH = { named: 2, other: 1, none: 0 }

/** How plainly a turn tells us that what we say is beside the motion. */
const saysOffMotion = (text: string, motion: ReadonlySet<string>, language: Language): number => {
  const cues = answerCuesIn(language)
  const lexicon = lexiconFor(language)
  const worthOf = (sentence: string) => {
    if (cues['names the matter'].test(sentence)) return WORTH.named
    if (cues['off the motion'].test(sentence)) return WORTH.other
    // "This is not about our ferry": denied of the very thing that the motion is about.
    const isAbout = sharedCount(stemsOf(wordsOf(sentence), lexicon), motion) > 0
    const isDenied = cues['not about'].test(sentence) && cues['of ours'].test(sentence)
    return isDenied && isAbout ? WORTH.other : WORTH.none
  }
  const short = splitSentences(text).filter(
    sentence => wordsOf(sentence).length <= LONGEST[language],
  )
  return Math.max(WORTH.none, ...short.map(worthOf))
}

/**
 * Whether the card of a self-written motion is dropped, since the user has said that our points are
 * beside the matter, and whether it is in this turn.
 */
export const dropsCard = (
  motion: string,
  userTurns: readonly string[],
  language: Language,
): { isDropped: boolean; isNow: boolean } => {
  const stems = stemsOf(wordsOf(motion), lexiconFor(language))
  const said = userTurns.map(text => saysOffMotion(text, stems, language))
  const sum = said.reduce((all, each) => all + each, 0)
  return {
    isDropped: sum >= DROPS_AT,
    isNow: sum >= DROPS_AT && sum - (said.at(-1) ?? 0) < DROPS_AT,
  }
}
