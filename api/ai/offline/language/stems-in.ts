import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { stemsOf } from './content-words.ts'
import { lexiconFor } from './lexicon-for.ts'
import { wordsOf } from './words.ts'

/** The turns, sentences and clauses of a debate are compared by their stems again and again. */
const KEPT = 1000
const stemsOnce = onceALanguage(language =>
  onceAText((text): ReadonlySet<string> => stemsOf(wordsOf(text), lexiconFor(language)), KEPT),
)

/** Stems of the words of a text that carry content. */
export const stemsIn = (text: string, language: Language): ReadonlySet<string> =>
  stemsOnce(language)(text)
