import type { Language } from '#schema/constants.ts'
import { claimsOf, type UserClaim } from '../../language/read-claims.ts'
import { linkOf } from '../../language/read-links.ts'
import type { Link } from '../../language/reading-cues.ts'
import { splitSentences } from '../../language/sentences.ts'
import { stripLeadIn } from '../../language/strip-lead-in.ts'
import { isHan } from '../../language/words.ts'
import { answerCuesIn } from './answer-cues.ts'

/** A claim of the user with a whole clause of it that can be said back. */
export type Quotable = UserClaim & { quote: string }

/** In words, in Chinese in characters: more is hard to follow when it is heard. */
const LONGEST: Record<Language, number> = { en: 20, zh: 36 }
const SHORTEST: Record<Language, number> = { en: 3, zh: 4 }
/** What a cut leaves: the clause needs what stood before or after it. */
const HANGS =
  /^(?:to|which|that|than|of|for|with|by|not|even|only|like|such|including|or|what,|who|where|whose)\b|\b(?:and|or|but|of|to|by|with|the|an?)$|^(?:而|但|并|也|就|却|才|都|的|那么|所以|因此)/i
const CUT = /…|\.{3}/u
const QUOTED = /[“”"「」『』]/u

const lengthOf = (text: string, language: Language) =>
  language === 'zh' ? [...text].length : text.split(/\s+/).length

const isWhole = (clause: string, language: Language) => {
  const length = lengthOf(clause, language)
  return (
    length >= SHORTEST[language] &&
    length <= LONGEST[language] &&
    isHan(clause) === (language === 'zh') &&
    !CUT.test(clause) &&
    !QUOTED.test(clause) &&
    !HANGS.test(clause)
  )
}

/** The claims that say something of the matter and can be quoted without a cut. */
export const quotableOf = (claims: readonly UserClaim[], language: Language): Quotable[] => {
  const isMeta = answerCuesIn(language)['about the debate']
  return claims.flatMap(claim => {
    if (QUOTED.test(claim.sentence)) return []
    const whole = stripLeadIn(claim.sentence, language).replace(/[.!。！；;\s]+$/u, '')
    if (isMeta.test(whole)) return []
    const quote = [...claim.quotes, whole].find(
      clause =>
        isWhole(clause, language) && !isMeta.test(clause) && claim.sentence.includes(clause),
    )
    return quote === undefined ? [] : [{ ...claim, quote }]
  })
}

/** The same for a whole turn. */
export const quotableIn = (text: string, language: Language): Quotable[] =>
  quotableOf(claimsOf(splitSentences(text), language), language)

/** What a claim rests on; what somebody tells of their own life is one case. */
export const restsOn = ({ quote, sentence }: Quotable, language: Language): Link =>
  answerCuesIn(language)['own life'].test(sentence) ? 'anecdote' : linkOf(quote, sentence)
