import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { normalise } from '../language/words.ts'

/** So many words, or Chinese characters, in a row are the flaw's own words. */
const RUN: Record<Language, number> = { en: 4, zh: 5 }
/** Fewer are enough between quotation marks. */
const QUOTED_RUN: Record<Language, number> = { en: 3, zh: 4 }
const QUOTATION = /[“"«「『](.+?)[”"»」』]|(?<![\p{L}\p{N}])['‘](.+?)['’](?![\p{L}\p{N}])/gu
/** Begins to tell what we said: what follows is ours as if it stood between quotation marks. */
const ATTRIBUTES: Record<Language, RegExp> = {
  en: /\byou (?:\w+ )?(?:say|said|claim(?:ed)?|began|begin|start(?:ed)?|keep|told)\b|\byour\b/iu,
  zh: /[您你](?:\p{L}{0,3})(?:说|讲|称|开头)/u,
}

/** Words that doubt or deny; the flaw's own ones are not counted. */
const DOUBTS: Record<Language, RegExp> = {
  en: /\b(?:not|cannot|no|nobody|never|wrong|but|only|neither|yet|circle|slope|leaves out|t)\b/u,
  zh: /不|没|未|错|吗|难道|但|可是|并非|其实/u,
}

const unitsOf = (text: string, language: Language): string[] => {
  const plain = normalise(text)
  return language === 'zh' ? [...plain.replaceAll(' ', '')] : plain.split(' ')
}

/** Every so many units in a row, each as one text. */
const runsIn = (units: readonly string[], size: number): string[] =>
  units
    .slice(0, Math.max(0, units.length - size + 1))
    .map((_, at) => units.slice(at, at + size).join('\u0000'))

/**
 * Tells whether a sentence repeats a flaw's own words in order to doubt them, and whether it does so
 * itself or in the next sentence; null where it does not. Who quotes them, or asks them back, means
 * them. The sentences of a debate are read again at every turn.
 */
export const quoteDoubter = onceALanguage(language => {
  const [run, quotedRun] = [RUN[language], QUOTED_RUN[language]]
  const read = onceAText(sentence => {
    const units = unitsOf(sentence, language)
    const quotes = [...sentence.matchAll(QUOTATION)]
    return {
      units,
      runs: runsIn(units, run),
      quotedRuns: quotes.flatMap(([, double, single]) =>
        runsIn(unitsOf(double ?? single ?? '', language), quotedRun),
      ),
      shortRuns: runsIn(units, quotedRun),
    }
  })
  const readFlaw = onceAText(flaw => {
    const units = unitsOf(flaw, language)
    return { units, runs: new Set([...runsIn(units, run), ...runsIn(units, quotedRun)]) }
  })
  return (sentence: string, next: string, flaw: string): 'here' | 'next' | null => {
    const [said, theirs] = [read(sentence), readFlaw(flaw)]
    const isTheirs = (text: string) => theirs.runs.has(text)
    // "Every single time?", or "you began with every single time".
    const isShort = said.shortRuns.some(isTheirs)
    const isAsked =
      /[?？]\s*$/u.test(sentence) && said.units.every(unit => theirs.units.includes(unit))
    if (isShort && isAsked) return 'here'
    const isMeant =
      said.quotedRuns.some(isTheirs) || (isShort && ATTRIBUTES[language].test(sentence))
    if (!isMeant && !said.runs.some(isTheirs)) return null
    const doubts = (units: readonly string[]) =>
      DOUBTS[language].test(
        units.filter(unit => !theirs.units.includes(unit)).join(language === 'zh' ? '' : ' '),
      )
    if (doubts(said.units)) return 'here'
    if (doubts(unitsOf(next, language))) return 'next'
    return isMeant ? 'here' : null
  }
})
