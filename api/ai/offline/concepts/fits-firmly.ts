import type { Language } from '#schema/constants.ts'
import { emptyWordsIn, wordListsIn } from '../language/word-lists.ts'
import { isHan, wordsOf } from '../language/words.ts'
import { directionCuesIn } from './direction-cues.ts'
import type { FoundName } from './find-names.ts'

/**
 * How many more words of content a motion may have than the names of its cards: "our street on
 * Sundays" is not the matter of the card on cars. A long name says more exactly what it is about.
 */
const MOST_OTHERS = { short: 1, long: 3, second: 1 }
/** From how many words (in Chinese characters) on a name is long. */
const LONG = { en: 2, zh: 4 } satisfies Record<Language, number>
/** Shorter words are of grammar; in characters. */
const SHORTEST = { en: 3, zh: 2 } satisfies Record<Language, number>

const lengthOf = (name: string, language: Language) =>
  language === 'zh' ? [...name].length : name.split(' ').length

/** The words of a text that are neither of grammar nor of its direction, nor who is to act. */
export const othersIn = (text: string, language: Language): string[] => {
  const {
    less,
    more,
    other,
    common,
    relational,
    question,
    'done with': doneWith,
  } = directionCuesIn(language)
  const { stop } = wordListsIn(language)
  const empty = emptyWordsIn(language)
  // "的" joins a word to its neighbours where it is not taken for one.
  const said = language === 'zh' ? text.replaceAll('的', ' ') : text
  const plain = [question, less, more, other].reduce((rest, cue) => rest.replace(cue, ' '), said)
  const isOther = (word: string) =>
    word.length >= SHORTEST[language] &&
    isHan(word) === (language === 'zh') &&
    !stop.has(word) &&
    !empty.has(word) &&
    ![common, relational, doneWith].some(cue => word.replace(/s$/, '').search(cue) >= 0)
  return wordsOf(plain).filter(isOther)
}

/**
 * Whether a motion is about the things of its cards, and not about something to which they merely
 * belong. `rest` is its text without their names.
 */
export const fitsFirmly = (
  names: readonly FoundName[],
  rest: string,
  language: Language,
): boolean => {
  const longest = Math.max(0, ...names.map(({ name }) => lengthOf(name, language)))
  const allowed =
    (longest >= LONG[language] ? MOST_OTHERS.long : MOST_OTHERS.short) +
    (names.length > 1 ? MOST_OTHERS.second : 0)
  return othersIn(rest.replace(/_+/g, ' '), language).length <= allowed
}
