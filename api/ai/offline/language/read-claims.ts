import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { chineseClauses, shortenChinese } from './chinese-clauses.ts'
import { clauseCues } from './clause-cues.ts'
import { englishClauses, shortenEnglish } from './english-clauses.ts'
import { type Step, stepIn } from './read-steps.ts'
import { showsIn } from './reading-cues.ts'
import { stripLeadIn } from './strip-lead-in.ts'
import { normalise, wordsOf } from './words.ts'

export type UserClaim = {
  /** The whole sentence. */
  sentence: string
  /**
   * Clauses of it in the user's words, short enough to quote back, the most important first; never
   * empty.
   */
  quotes: string[]
  /** The reason and the conclusion, where the sentence names both. */
  step: Step | null
  /** How well it can be answered: reasons and substance count. */
  weight: number
}

const BUT: Record<Language, RegExp> = {
  en: /,? but (?=\S+ \S+ \S+ \S+)/,
  zh: /[，,](?:但是?|不过|可是|然而)[，,]?(?=.{6})/u,
}

/** What a sentence claims after conceding something: "it was meant well, but …". */
const afterBut = (text: string, language: Language) => {
  const [granted = '', ...rest] = text.split(BUT[language])
  const isContrast = /\b(?:not|n['’]t)\b|不|没/u.test(granted)
  return isContrast ? text : (rest.at(-1) ?? text)
}

/** Reasons before conclusions, and those before the rest. */
const bestFirst = (clauses: readonly string[]) => {
  const { conclusion } = clauseCues()
  const rank = (clause: string) => {
    if (conclusion.test(clause)) return 2
    return showsIn(clause, 'reason') ? 0 : 1
  }
  return clauses.toSorted((a, b) => rank(a) - rank(b))
}

/** Clauses of a sentence that can be quoted back, the one that has its claim first. */
const quotesOf = (sentence: string, language: Language): string[] => {
  const whole = afterBut(sentence, language)
  const [clauses, shorten] =
    language === 'zh'
      ? [chineseClauses(whole), shortenChinese]
      : [englishClauses(whole), shortenEnglish]
  return bestFirst(clauses).map(shorten)
}

/**
 * A quotation of fewer words says nothing, and one of more characters is too long to quote back.
 */
const FEWEST_WORDS = 3
const MOST_CHARACTERS = 160

/** What makes a claim easy to answer, in points: a reason, some length, a plain "because". */
const WORTH = { reason: 2, length: 2, someLength: 1, because: 1, noClaim: -4 }
const LENGTHS = { full: 6, some: 4 }

const lengthWorth = (words: number) => {
  if (words >= LENGTHS.full) return WORTH.length
  return words >= LENGTHS.some ? WORTH.someLength : 0
}

const weightOf = (sentence: string, quote: string, words: number) =>
  (showsIn(sentence, 'reason') ? WORTH.reason : 0) +
  lengthWorth(words) +
  (/\b(?:because|since)\b|因为|所以/iu.test(sentence) ? WORTH.because : 0) +
  (showsIn(normalise(quote), 'no claim') ? WORTH.noClaim : 0)

const readClaim = (sentence: string, language: Language): UserClaim | null => {
  if (/[?？]["”]?$/u.test(sentence)) return null
  const whole = stripLeadIn(sentence, language).replace(/[.!?。！？；;,，\s"”’]+$/u, '')
  const quotes = quotesOf(whole, language)
  const quote = quotes[0] ?? ''
  const words = wordsOf(quote).length
  if (words < FEWEST_WORDS || quote.length > MOST_CHARACTERS || !/\p{L}/u.test(quote)) return null
  const weight = weightOf(sentence, quote, words)
  return weight < 0 ? null : { sentence, quotes, step: stepIn(whole, language), weight }
}

/** The sentences of a debate are read again at every turn. */
const KEPT = 1000
const claimIn = onceALanguage(language =>
  onceAText(sentence => readClaim(sentence, language), KEPT),
)

/** All clauses of a sentence, also those that a "but" sets aside. */
export const clausesOf = (sentence: string, language: Language): string[] =>
  language === 'zh' ? chineseClauses(sentence) : englishClauses(sentence)

/** The claims among a turn's sentences, in order, each with how well it can be answered. */
export const claimsOf = (sentences: readonly string[], language: Language): UserClaim[] =>
  sentences.flatMap(sentence => claimIn(language)(sentence) ?? [])
