import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { sharedCount, stemsOf } from '../language/content-words.ts'
import { lexiconFor } from '../language/lexicon-for.ts'
import { splitSentences } from '../language/sentences.ts'
import { wordsOf } from '../language/words.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'

/** In words: a longer sentence does more than to complain. */
const LONGEST = { en: 26, zh: 30 } satisfies Record<Language, number>
/** Who says so plainly says it once; to deny that it is about a thing may be an argument. */
const DROPS_AT = 2
const WORTH = { plain: 2, other: 1, none: 0 }

/** The short sentences of a turn that may tell us so, whatever the motion is. */
const complaintsIn = onceALanguage(language => {
  const cues = answerCuesIn(language)
  const complains = (sentence: string) =>
    cues['names the matter'].test(sentence) ||
    cues.misfits.test(sentence) ||
    cues['for their side'].test(sentence) ||
    cues['off the motion'].test(sentence) ||
    cues['speaks of the matter'].test(sentence) ||
    (cues['not about'].test(sentence) && cues['of ours'].test(sentence))
  return onceAText(text =>
    splitSentences(text).filter(
      sentence => complains(sentence) && wordsOf(sentence).length <= LONGEST[language],
    ),
  )
})

/** How plainly a turn tells us that what we say is beside the motion. */
const saysOffMotion = (text: string, motion: ReadonlySet<string>, language: Language): number => {
  const cues = answerCuesIn(language)
  const sentences = splitSentences(text)
  const isOnMotion = (sentence: string) =>
    sharedCount(stemsOf(wordsOf(sentence), lexiconFor(language)), motion) > 0
  const isOfAnother = (sentence: string) => cues['you speak of'].test(sentence)
  const worthOf = (sentence: string) => {
    const isPlain = ['names the matter', 'off the motion', 'misfits', 'for their side'] as const
    if (isPlain.some(name => cues[name].test(sentence))) return WORTH.plain
    if (cues['speaks of the matter'].test(sentence)) {
      // "You speak of trains. I'm talking about lamps." names both.
      const isSet = isOnMotion(sentence) && sentences.some(each => isOfAnother(each))
      return isSet ? WORTH.plain : WORTH.none
    }
    // "This is not about our ferry": denied of the very thing that the motion is about.
    return isOnMotion(sentence) ? WORTH.other : WORTH.none
  }
  return Math.max(WORTH.none, ...complaintsIn(language)(text).map(worthOf))
}

/**
 * Whether the card of a self-written motion is dropped, since the user has said that our points are
 * beside the matter or for the user's own side, and whether it is in this turn.
 */
export const dropsCard = (
  motion: string,
  userTurns: readonly string[],
  language: Language,
): { isDropped: boolean; isNow: boolean; isAsTheirs: boolean } => {
  const stems = stemsOf(wordsOf(motion), lexiconFor(language))
  const said = userTurns.map(text => saysOffMotion(text, stems, language))
  const sum = said.reduce((all, each) => all + each, 0)
  return {
    isDropped: sum >= DROPS_AT,
    isNow: sum >= DROPS_AT && sum - (said.at(-1) ?? 0) < DROPS_AT,
    isAsTheirs: answerCuesIn(language)['for their side'].test(userTurns.at(-1) ?? ''),
  }
}
