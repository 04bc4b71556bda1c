import type { Language } from '#schema/constants.ts'
import { actCuesIn } from './act-cues.ts'
import { clauseCues } from './clause-cues.ts'
import type { UserClaim } from './read-claims.ts'
import { stripLeadIn } from './strip-lead-in.ts'
import { isHan } from './words.ts'

/** In words, in Chinese in characters: shorter says nothing, longer is not said back. */
const LENGTHS = { en: [3, 17], zh: [4, 32] } satisfies Record<Language, [number, number]>

/** What cannot stand alone: a clause that hangs on another one, or one that is cut off. */
const NO_START = {
  en: /^(?:if|when|while|because|since|although|though|unless|until|whereas|which|who|whom|whose|what|why|how|where|that|to|and|or|but|so|not|even|only|of|by|with|for|as|then|than|nor|does|do|did|is|are|was|were|will|would|can|could|should|has|have|had|thanks?|let|make|please|look|take|see|imagine|suppose|count|ask|remember|note|mend|inspect|tell)\b/i,
  zh: /^(?:如果|要是|因为|由于|虽然|尽管|即使|那么|而|但|所以|因此|为了|的|对于|当|就|才|也|却|并|或|和|与|请|让我)/u,
}
const NO_END = {
  en: /\b(?:is|are|was|were|be|been|has|have|had|the|an?|of|to|in|on|for|and|or|but|that|with|by|from|as|than|not|very|so|will|would|can|could|should|probably)$/i,
  zh: /(?:的|是|和|与|或|在|对|把|被|让|使|而|但|时|时候|之后|以后|之前)$/u,
}
/** What the user wants or does is no claim about the matter. */
const OF_SELF =
  /^i (?:won|will|would|can|could|do not|don|accept|respect|call|know|pity|want|hope|need|find)\b/i
/** Cut off, somebody else's words, or several sentences in one. */
const NOT_PLAIN = /[“”"«»「」『』…?!？！;；:：()（）]|\.\.\./u
/** A part of a Chinese sentence that says something of something. */
const SAYS = /是|会|能|要|有|没|不|让|使|应|可以|得|了|比|需/u

/** Whether words of the user are a whole clause about the matter, fit to be said back. */
export const isQuotable = (text: string, language: Language): boolean => {
  const han = isHan(text)
  const length = han ? [...text].length : text.split(/\s+/).length
  const [least, most] = LENGTHS[language]
  if (han !== (language === 'zh') || length < least || length > most) return false
  return (
    !NOT_PLAIN.test(text) &&
    !NO_START[language].test(text) &&
    !OF_SELF.test(text) &&
    !NO_END[language].test(text) &&
    !actCuesIn(language)['of the debate'].test(text)
  )
}

const isOwnClause = (part: string, whole: string, language: Language) =>
  language === 'zh'
    ? SAYS.test(part)
    : whole.startsWith(part) || clauseCues()['own subject'].test(part)

/** Whole clauses of a claim that can be said back, the best first. */
export const quotesIn = ({ sentence, quotes }: UserClaim, language: Language): string[] => {
  const whole = stripLeadIn(sentence, language).replace(/[.!。！\s]+$/u, '')
  const parts = quotes.filter(part => part !== whole && isOwnClause(part, whole, language))
  return [whole, ...parts].filter(text => isQuotable(text, language))
}
