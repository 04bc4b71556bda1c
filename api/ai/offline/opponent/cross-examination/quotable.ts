import type { Language } from '#schema/constants.ts'
import { stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { isQuotable, quotesIn } from '../../language/pick-quote.ts'
import { claimsOf, clausesOf, type UserClaim } from '../../language/read-claims.ts'
import { linkOf } from '../../language/read-links.ts'
import type { Link } from '../../language/reading-cues.ts'
import { splitSentences } from '../../language/sentences.ts'
import { stripLeadIn } from '../../language/strip-lead-in.ts'
import { wordsOf } from '../../language/words.ts'
import { answerCuesIn } from './answer-cues.ts'

/** A claim of the user with a whole clause of it that can be said back. */
export type Quotable = UserClaim & { quote: string }

/** Somebody else's words, or our own. */
const QUOTED = /[“”"「」『』]/u
const ADMITS = /,? I (?:admit|grant|concede|agree|know)(?: that| it)?[.!\s]*$/i
/** Fewer words of content say nothing that could be examined. */
const LEAST_CONTENT = 2

/** Whether words say something of the matter, and not only which side one is on. */
const hasContent = (text: string, language: Language, motion: ReadonlySet<string>): boolean => {
  const lexicon = lexiconFor(language)
  const words = wordsOf(text).filter(word => !lexicon.stanceWords.has(word))
  return stemsOf(words, lexicon).size >= LEAST_CONTENT && stemsOf(words, lexicon, motion).size > 0
}

/** "If …, the club loses its members, because …": the clause in the middle can stand alone. */
const CONDITIONAL = /^(?:if|when|once|unless|as long as) [^,]+, (?:then )?(?<main>[^,]+)/i

const CONCLUDED: Record<Language, RegExp> = {
  en: /,? (?:so|therefore) (?<drawn>[^,]+)$/i,
  zh: /(?:所以|因此)[，,]?(?<drawn>[^所因]+)$/u,
}
const concludedIn = (text: string, language: Language) =>
  CONCLUDED[language].exec(text)?.groups?.drawn?.trim() ?? ''

/**
 * The claims that say something of the matter, besides the stems of the motion, and can be quoted
 * in whole clauses.
 */
export const quotableOf = (
  claims: readonly UserClaim[],
  language: Language,
  motion: ReadonlySet<string> = new Set(),
): Quotable[] => {
  const isMeta = answerCuesIn(language)['about the debate']
  return claims.flatMap(claim => {
    const whole = stripLeadIn(claim.sentence, language)
    if (QUOTED.test(claim.sentence) || isMeta.test(whole)) return []
    // "…, I admit that" is said of the debate, what stands before it of the matter.
    const freed = whole.replace(ADMITS, '').replace(/[.!。！\s]+$/u, '')
    const main = CONDITIONAL.exec(freed)?.groups?.main ?? ''
    // A sentence that is too long is said back by what it concludes.
    const candidates = [
      ...[main, freed, concludedIn(freed, language)],
      ...[...quotesIn(claim, language), ...clausesOf(freed, language)],
      freed.split(/[:：]\s*/u).at(-1) ?? '',
    ].filter(clause => isQuotable(clause, language))
    // "Most of them …, but the few …": the last part is what is claimed.
    const sets = language === 'en' && answerCuesIn(language).contrasts.test(whole)
    const placeOf = (clause: string) => claim.sentence.indexOf(clause)
    const ordered = sets ? candidates.toSorted((a, b) => placeOf(b) - placeOf(a)) : candidates
    const quote = ordered.find(
      clause =>
        claim.sentence.includes(clause) &&
        !isMeta.test(clause) &&
        hasContent(clause, language, motion),
    )
    return quote === undefined ? [] : [{ ...claim, quote }]
  })
}

/** Draws a conclusion from the sentence before. */
const DRAWN = /^(?:so|therefore|that is why|that['’]s why)\b|^(?:所以|因此)/i

/** The same claims; a "So …" has its reason in the claim before it. */
export const withStepsBetween = (
  claims: readonly Quotable[],
  sentences: readonly string[],
): Quotable[] =>
  claims.map((claim, at) => {
    const before = claims[at - 1]
    const isNext =
      before && sentences.indexOf(claim.sentence) === sentences.indexOf(before.sentence) + 1
    return claim.step === null && isNext && DRAWN.test(claim.sentence)
      ? { ...claim, step: { premise: before.quote, conclusion: claim.quote } }
      : claim
  })

/** The same for a whole turn. */
export const quotableIn = (text: string, language: Language): Quotable[] =>
  quotableOf(claimsOf(splitSentences(text), language), language)

/** What a claim rests on; what somebody tells of their own life is one case. */
export const restsOn = ({ quote, sentence }: Quotable, language: Language): Link => {
  const cues = answerCuesIn(language)
  if (cues['own life'].test(quote)) return 'anecdote'
  const link = linkOf(quote, sentence)
  // "Every evening" and "all in one day" are said of no rule.
  if (link !== 'sweeping' || cues.sweeps.test(quote)) return link
  return cues.reasoned.test(sentence) ? 'causal' : 'bare'
}
