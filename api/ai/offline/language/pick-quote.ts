import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { onceAText } from '../data/once-a-text.ts'
import { actCuesIn } from './act-cues.ts'
import { clauseCues } from './clause-cues.ts'
import type { UserClaim } from './read-claims.ts'
import { stripLeadIn } from './strip-lead-in.ts'
import { isHan } from './words.ts'

/** In words, in Chinese in characters: shorter says nothing, longer is not said back. */
const LENGTHS = { en: [3, 17], zh: [4, 32] } satisfies Record<Language, [number, number]>

/** Cut off, somebody else's words, or several sentences in one. */
const NOT_PLAIN = /[“”"«»「」『』…?!？！;；:：()（）]|\.\.\./u
/** A part of a Chinese sentence that says something of something. */
const SAYS = /是|会|能|要|有|没|不|让|使|应|可以|得|了|比|需/u

/** In words, in Chinese in characters: the longest sentence that is said back whole. */
const LONGEST_SENTENCE = { en: 22, zh: 40 } satisfies Record<Language, number>

/** Whether words can be said back, of so many words, in Chinese characters, at most. */
const isPlain = (text: string, language: Language, longest: number): boolean => {
  const han = isHan(text)
  const length = han ? [...text].length : text.split(/\s+/).length
  const [least] = LENGTHS[language]
  if (han !== (language === 'zh') || length < least || length > longest) return false
  const cues = actCuesIn(language)
  return (
    !NOT_PLAIN.test(text) && !cues['cannot end'].test(text) && !cues['of the debate'].test(text)
  )
}

/** Whether words of the user are a clause; it may speak of somebody who is named elsewhere. */
export const isClause = (text: string, language: Language): boolean =>
  isPlain(text, language, LENGTHS[language][1]) && !actCuesIn(language)['cannot begin'].test(text)

/** The clauses of a turn are read again for everything that could be said to it. */
const KEPT = 1000
const isQuotableIn = onceALanguage(language =>
  onceAText(
    text => isClause(text, language) && !actCuesIn(language)['names nobody'].test(text),
    KEPT,
  ),
)

/** Whether words of the user are a whole clause about the matter, fit to be said back. */
export const isQuotable = (text: string, language: Language): boolean =>
  isQuotableIn(language)(text)

/** The same of a whole sentence, which may begin with a condition, a place or a person. */
export const isQuotableSentence = (text: string, language: Language): boolean =>
  isPlain(text, language, LONGEST_SENTENCE[language])

const isOwnClause = (part: string, whole: string, language: Language) =>
  language === 'zh'
    ? SAYS.test(part)
    : whole.startsWith(part) || clauseCues()['own subject'].test(part)

/** "My aunt" before ", a nurse, …": who it is, and not yet what is said of her. */
const APPOSITION = /^, (?:an?|the|who|which|my|our)\b[^,]*,/i

/** Cut out of a list: "boats are slow, rather dull" before "and loud". */
const isTorn = (part: string, sentence: string) => {
  const at = sentence.indexOf(part)
  if (at < 0) return false
  const after = sentence.slice(at + part.length)
  return APPOSITION.test(after) || (/,/.test(part) && /^,? (?:and|or)\b/i.test(after))
}

/** Whole clauses of a claim that can be said back, the best first. */
export const quotesIn = ({ sentence, quotes }: UserClaim, language: Language): string[] => {
  const whole = stripLeadIn(sentence, language).replace(/[.!。！\s]+$/u, '')
  const parts = quotes.filter(part => part !== whole && isOwnClause(part, whole, language))
  return [whole, ...parts].filter(text => isQuotable(text, language) && !isTorn(text, sentence))
}
