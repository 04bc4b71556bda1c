import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { everywhere, readCues } from '../data/read-cues.ts'
import { type Lexicon, MARKS } from './lexicon.ts'
import { emptyWordsIn, wordListsIn } from './word-lists.ts'

/** Words that show an order, with their rank; what is last ranks behind any count. */
const ORDINALS = {
  'ordinal first': 1,
  'ordinal second': 2,
  'ordinal third': 3,
  'ordinal fourth': 4,
  'ordinal last': 9,
} as const
const ORDINAL_NAMES = Object.keys(ORDINALS) as (keyof typeof ORDINALS)[]

/**
 * Chinese has fewer words of grammar, and its sentences are counted in words of one or two
 * characters.
 */
const MEASURES = {
  en: { leastGrammar: 0.2, easyWords: 28, longWords: 40 },
  zh: { leastGrammar: 0.08, easyWords: 26, longWords: 42 },
} satisfies Record<Language, Pick<Lexicon, 'leastGrammar' | 'easyWords' | 'longWords'>>

/** The words by which sentences are read: data/<language>/marks.txt. */
export const readLexicon = (language: Language): Lexicon => {
  const others = [...ORDINAL_NAMES, 'declares a side', 'people', 'stakes', 'empty talk'] as const
  const cues = readCues(language, 'marks', [...MARKS, ...others])
  return {
    marks: cues,
    people: everywhere(cues.people),
    stakes: everywhere(cues.stakes),
    emptyTalk: everywhere(cues['empty talk']),
    ordinals: ORDINAL_NAMES.map(name => [cues[name], ORDINALS[name]] as const),
    declares: cues['declares a side'],
    emptyWords: emptyWordsIn(language),
    grammarWords: wordListsIn(language).grammar,
    stanceWords: wordListsIn(language).stance,
    weighingWords: wordListsIn(language).weighing,
    ...MEASURES[language],
  }
}

export const lexiconFor = onceALanguage(readLexicon)
