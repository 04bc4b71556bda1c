import type { Language } from '#schema/constants.ts'
import { normalise } from '../language/words.ts'

/** So many words, or Chinese characters, in a row are the flaw's own words. */
const RUN: Record<Language, number> = { en: 4, zh: 5 }
/** Fewer are enough between quotation marks. */
const QUOTED_RUN: Record<Language, number> = { en: 3, zh: 4 }
const QUOTATION = /[“"«「『](.+?)[”"»」』]/gu

/** Words that doubt or deny; the flaw's own ones are not counted. */
const DOUBTS: Record<Language, RegExp> = {
  en: /\b(?:not|cannot|no|nobody|never|wrong|but|only|neither|yet|circle|slope|leaves out|t)\b/u,
  zh: /不|没|未|错|吗|难道|但|可是|并非|其实/u,
}

const unitsOf = (text: string, language: Language): string[] => {
  const plain = normalise(text)
  return language === 'zh' ? [...plain.replaceAll(' ', '')] : plain.split(' ')
}

/** Whether two texts have so many units in a row in common. */
const sharesRun = (one: readonly string[], other: readonly string[], run: number): boolean => {
  const separator = '\u0000'
  const known = `${separator}${other.join(separator)}${separator}`
  return one.some(
    (_, at) =>
      at + run <= one.length &&
      known.includes(`${separator}${one.slice(at, at + run).join(separator)}${separator}`),
  )
}

/**
 * Whether a sentence repeats a flaw's own words in order to doubt them, and whether it does so
 * itself or in the next sentence; null where it does not.
 */
export const doubtsQuote = (
  sentence: string,
  next: string,
  flaw: string,
  language: Language,
): 'here' | 'next' | null => {
  const [said, theirs] = [unitsOf(sentence, language), unitsOf(flaw, language)]
  const quotes = [...sentence.matchAll(QUOTATION)].map(([, words = '']) => unitsOf(words, language))
  const isQuoted =
    sharesRun(said, theirs, RUN[language]) ||
    quotes.some(words => sharesRun(words, theirs, QUOTED_RUN[language]))
  if (!isQuoted) return null
  const doubts = (units: readonly string[]) =>
    DOUBTS[language].test(
      units.filter(unit => !theirs.includes(unit)).join(language === 'zh' ? '' : ' '),
    )
  if (doubts(said)) return 'here'
  return doubts(unitsOf(next, language)) ? 'next' : null
}
