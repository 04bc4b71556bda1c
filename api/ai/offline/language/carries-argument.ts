import type { Language } from '#schema/constants.ts'
import { once } from '../data/once.ts'
import { actCuesIn } from './act-cues.ts'
import type { UserClaim } from './read-claims.ts'
import { isJumble } from './says-no-reason.ts'
import { copiedShare, tokensOf } from './similarity.ts'
import { normalise } from './words.ts'

/** Shorter English words tell nothing; in letters. */
const SHORTEST = 4
/** Of a clause, 0–1: so much of it is in our own turns. */
const OURS = 0.5

const REASONED: Record<Language, RegExp> = {
  en: /\b(?:because|since|so|therefore|thus|means?|should|must|ought|would|leads?|makes?)\b/i,
  zh: /因为|所以|因此|意味着|应当|应该|必须|导致|使得|让|会/u,
}
/** Who speaks of himself says something on the motion only by words of the motion. */
const OF_ONESELF: Record<Language, RegExp> = { en: /\b(?:i|me|my|i['’]\w+)\b/i, zh: /我(?!们)/u }

/** What one admits oneself can be asked about; what others may say is not one's own. */
const ADMITTED: Record<Language, RegExp> = {
  en: /\bI (?:do |must |have to )?(?:admit|grant|concede)\b/i,
  zh: /我(?:方)?(?:也)?承认/u,
}

const sharesAny = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].some(word => other.has(word))

/**
 * The claims of a turn that carry it: those about the matter or with a reason, each with the
 * clauses that can be said back for it. `matter` are the motion and its points; where none are
 * known, whatever is not plainly beside it carries the turn.
 */
export const carryingClaims = (
  claims: readonly UserClaim[],
  sentences: readonly string[],
  context: { matter: string; isKnown: boolean; ownWords: string; language: Language },
): UserClaim[] => {
  const { matter, isKnown, ownWords, language } = context
  const cues = actCuesIn(language)
  const told = tokensOf(matter, SHORTEST)
  const ours = normalise(ownWords)
  /** The words of each claim, read when they are first asked for. */
  const claimed = once(() =>
    claims.map(({ sentence }) => ({ sentence, words: tokensOf(sentence, SHORTEST) })),
  )
  const carries = (clause: string, { sentence }: UserClaim) => {
    if (!isKnown) return true
    const words = tokensOf(clause, SHORTEST)
    if (sharesAny(words, told)) return true
    const isReasoned = REASONED[language].test(clause) && !OF_ONESELF[language].test(clause)
    return (
      isReasoned ||
      claimed().some(other => other.sentence !== sentence && sharesAny(words, other.words))
    )
  }
  const isNone = (sentence: string) => {
    const next = sentences[sentences.indexOf(sentence) + 1] ?? ''
    return (
      isJumble(sentence) ||
      (cues.conceded.test(sentence) && (isKnown || !ADMITTED[language].test(sentence))) ||
      [cues.sayings, cues['calls it garbled']].some(cue => cue.test(sentence)) ||
      cues['sets aside'].test(next)
    )
  }
  const isOurs = (clause: string) =>
    ours.includes(normalise(clause)) || copiedShare(clause, ownWords) > OURS
  return claims.flatMap(claim => {
    if (isNone(claim.sentence)) return []
    const quotes = claim.quotes.filter(
      clause => !cues.aside.test(clause) && !isOurs(clause) && carries(clause, claim),
    )
    if (quotes.length === claim.quotes.length) return [claim]
    return quotes.length > 0 ? [{ ...claim, quotes }] : []
  })
}
