import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { onceAText } from '../../data/once-a-text.ts'
import { onceAnObject } from '../../data/once-an-object.ts'
import { clauseCues } from '../../language/clause-cues.ts'
import { sharedCount, stemsOf } from '../../language/content-words.ts'
import { lexiconFor } from '../../language/lexicon-for.ts'
import { isQuotable, isQuotableSentence, quotesIn } from '../../language/pick-quote.ts'
import { claimsOf, clausesOf, type UserClaim } from '../../language/read-claims.ts'
import { linkOf } from '../../language/read-links.ts'
import type { Link } from '../../language/reading-cues.ts'
import { splitSentences } from '../../language/sentences.ts'
import { stripLeadIn } from '../../language/strip-lead-in.ts'
import { wordsOf } from '../../language/words.ts'
import { answerCuesIn } from './answer-cues.ts'
import { isNoClaim, isOfNamedPerson } from './no-claim.ts'
import { conclusionsIn } from './structures.ts'
import { canBeDoubted, isCutOff } from './what-can-be-asked.ts'

/**
 * A claim of the user with a whole clause of it that can be said back; `step` where it is drawn
 * from the sentence before.
 */
export type Quotable = UserClaim & { quote: string }

/** Somebody else's words, or our own. */
const QUOTED = /[“”"「」『』]/u
/** A single word that is named in Chinese, which is no quotation. */
const NAMED_WORD = /[“"「『]\p{Script=Han}{1,4}[”"」』]/gu
const ADMITS = /(?:,? I (?:admit|grant|concede|agree)|, I know)(?: that| it)?[.!\s]*$/i
/** Says what the words before it are for. */
const SUMS =
  /,? (?:and |so )?that(?:['’]s| is) (?:why|what) i(?:['’]m| am) (?:for|against) (?:it|this|that)\W*$/i
/** Whether words name a doing, a place, a time or a person, and say nothing of it. */
export const hasNoVerb = (clause: string, language: Language): boolean => {
  if (language === 'zh') return false
  const cues = clauseCues()
  if (cues['names a doing'].test(clause)) return true
  // "A raised hand, which is rude": the verb is not said of it.
  const head = /^(?<head>[^,]+), (?:which|who) /.exec(clause)?.groups?.head
  if (head !== undefined && hasNoVerb(head, language)) return true
  const rest = cues['names somebody'].exec(clause)?.groups?.rest
  if (rest !== undefined) return !cues['says more'].test(rest)
  return cues['names only'].test(clause) && !cues['has a verb'].test(clause)
}

/** Several clauses in one are no plain reason and no plain conclusion. */
const COMPOUND: Record<Language, RegExp> = {
  en: /\b(?:because|since|while|whereas|although)\b|, (?:and|but|so)\b/i,
  zh: /因为|所以|虽然|但是|可是/u,
}
/** "Because we learn to share": the reason is the claim; so is what comes after "then". */
const BARE_REASON: Record<Language, RegExp> = {
  en: /^(?:then |(?:[^,]{1,25}, |\w+ )?(?:because|since) (?:then )?(?=[^,]+$))/i,
  zh: /^(?:再说[，,]?|(?:因为|由于)(?=[^，]+$))/u,
}

/** Takes back a part of what was said of all. */
const TURNED: Record<Language, RegExp> = {
  en: /\b(?:but|except|mostly|unless)\b/i,
  zh: /但|可是|除了|除非/u,
}

/** Gives somebody's opinion or finding. */
const SAYS: Record<Language, RegExp> = {
  en: /\b(?:says?|said|find|found|show(?:s|ed|n)?|recommend\w*|according|warn\w*|agree\w*|believe\w*|think|told|wrote|advise\w*|call(?:s|ed)?)\b/i,
  zh: /说|认为|指出|表示|发现|建议|证明|警告|写/u,
}

/** So many of one's own people are no single case. */
const SEVERAL: Record<Language, RegExp> = {
  en: /\b(?:half|most|many|all|none|\w+ of) (?:of )?(?:my|our|us)\b|\bmy (?:friends|neighbou?rs|classmates|pupils)\b/i,
  zh: /[一二两三四五六七八九十百\d]+个人|们都|大多/u,
}

/** Where a sentence that reports somebody’s opinion turns to the user’s own. */
const OWN_AGAIN = /[，；](?:可是?|但是?|不过|然而|其实)/u
/** Where the user’s own words begin in a sentence; what comes before is somebody else’s opinion. */
const ownFrom = (sentence: string, language: Language): number => {
  const cues = answerCuesIn(language)
  const isReport = [cues['reports others'], cues.foresees].some(cue => cue.test(sentence))
  return language === 'zh' && isReport ? Math.max(0, sentence.search(OWN_AGAIN)) : 0
}

/** What is compared with something is not weighed against it. */
const COMPARED: Record<Language, RegExp> = { en: /^compared (?:with|to)\b/i, zh: /相比/u }
/** Names somebody, and is cut out before it says what they do: "librarians who are tired". */
const NAMED: Record<Language, RegExp> = {
  en: /^(?:[\w’'-]+ ){0,2}[\w’'-]+ (?:who|that|which) (?!is\b)/i,
  zh: /^$/u,
}

/** Fewer words of content say nothing that could be examined. */
const LEAST_CONTENT = 2
/** A whole clause of so many words, besides those for a side, says something whatever they are. */
const LEAST_WORDS = { en: 7, zh: 10 } satisfies Record<Language, number>

/** Whether words say something of the matter, and not only which side one is on. */
const hasContent = (text: string, language: Language, motion: ReadonlySet<string>): boolean => {
  const lexicon = lexiconFor(language)
  const words = wordsOf(text).filter(word => !lexicon.stanceWords.has(word))
  const stems = stemsOf(words, lexicon)
  if (words.length >= LEAST_WORDS[language]) return stems.size > 0
  return stems.size >= LEAST_CONTENT && [...stems].some(stem => !motion.has(stem))
}

/** "If …, the club loses its members, because …": the clause in the middle can stand alone. */
/** "The boat is late, because …": what is claimed comes before its reason. */
const REASON: Record<Language, RegExp> = {
  en: /(?<!\b(?:only|just|simply|merely|not)),? (?:because|since(?! (?:\d|then\b|last\b))|although|even though) .*$/i,
  zh: /[，,](?:因为|由于).*$/u,
}

/** Where the claim itself cannot be said back, its reason can. */
const GIVEN: Record<Language, RegExp> = {
  en: /\b(?:because|since(?! (?:\d|then\b|last\b))) (?<reason>[^,]+)$/i,
  zh: /(?:因为|由于)(?<reason>[^，,因为所以]+)$/u,
}

/** Said of a time: the clause after it is not said without it. */
const TIMED = /^(?:when|once) /i

const CONDITIONAL = /^(?:if|when|once|unless|as long as) [^,]+, (?:then )?(?<main>[^,]+)/i

const CONCLUDED: Record<Language, RegExp> = {
  en: /,? (?:so|therefore) (?<drawn>[^,]+)$/i,
  zh: /(?:所以|因此)[，,]?(?<drawn>[^所因]+)$/u,
}
const concludedIn = (text: string, language: Language) =>
  CONCLUDED[language].exec(text)?.groups?.drawn?.trim() ?? ''

/**
 * The clauses of a claim that may be said back, the best first, and whether one of them is whole:
 * read once, as each of the user's turns is examined with every later one.
 */
const clausesOfClaim = onceALanguage(language => {
  const cues = answerCuesIn(language)
  const { 'about the debate': isMeta, 'answers shortly': isShort } = cues
  return onceAnObject((claim: UserClaim) => {
    const { sentence } = claim
    // "A second reason: …": what is said comes after it.
    const whole = stripLeadIn(sentence.replace(cues['leads in'], ''), language)
    const isUnfit =
      QUOTED.test(sentence.replace(NAMED_WORD, '')) ||
      isMeta.test(whole) ||
      [isShort, cues.jests].some(cue => cue.test(sentence))
    if (isUnfit) return { clauses: [], isWhole: () => false }
    // "…, I admit that" is said of the debate, what stands before it of the matter.
    const freed = whole
      .replace(ADMITS, '')
      .replace(SUMS, '')
      .replace(/[.!。！\s]+$/u, '')
      .replace(BARE_REASON[language], '')
    const main = CONDITIONAL.exec(freed)?.groups?.main ?? ''
    // A sentence that is too long is said back by what it concludes.
    const candidates = new Set([
      ...(TIMED.test(freed) ? [freed, main] : [main, freed]),
      ...[freed.replace(REASON[language], ''), concludedIn(freed, language)],
      ...[...quotesIn(claim, language), ...clausesOf(freed, language)],
      GIVEN[language].exec(freed)?.groups?.reason?.trim() ?? '',
      ...conclusionsIn(sentence, language),
      // Beside a word that is named, or another's opinion, the other clauses can be said back.
      ...(QUOTED.test(freed) || ownFrom(freed, language) > 0 ? freed.split(/[，；：]/u) : []),
    ])
    const isWhole = (clause: string) =>
      (isQuotable(clause, language) ||
        (clause === freed &&
          !COMPOUND[language].test(clause) &&
          isQuotableSentence(clause, language))) &&
      !QUOTED.test(clause) &&
      !hasNoVerb(clause, language) &&
      !isNoClaim(clause, sentence, language) &&
      !cues['how one knows'].test(clause) &&
      !isCutOff(clause, sentence, language) &&
      !(clause !== freed && clause !== main && NAMED[language].test(clause)) &&
      !isMeta.test(clause)
    // "Most of them …, but the few …": the last part is what is claimed.
    const sets = language === 'en' && cues.contrasts.test(whole)
    const placeOf = (clause: string) => sentence.indexOf(clause)
    const from = ownFrom(sentence, language)
    const ordered = sets ? [...candidates].sort((a, b) => placeOf(b) - placeOf(a)) : [...candidates]
    const clauses = ordered.filter(clause => sentence.includes(clause) && placeOf(clause) >= from)
    return { clauses, isWhole: onceAText(isWhole) }
  })
})

/**
 * The claims that say something of the matter, besides the stems of the motion, and can be quoted
 * in whole clauses.
 */
export const quotableOf = (
  claims: readonly UserClaim[],
  language: Language,
  motion: ReadonlySet<string> = new Set(),
): Quotable[] => {
  const text = claims.map(({ sentence }) => sentence).join(' ')
  return claims.flatMap(claim => {
    const { clauses, isWhole } = clausesOfClaim(language)(claim)
    const quote = clauses.find(clause => isWhole(clause) && hasContent(clause, language, motion))
    return quote === undefined || isOfNamedPerson(claim.sentence, text, language)
      ? []
      : [{ ...claim, quote, step: null }]
  })
}

/** Begins a further example, from which alone nothing follows. */
const FURTHER: Record<Language, RegExp> = {
  en: /^(?:and )?(?:then there(?:['’]s| is| are)|also|another)\b/i,
  zh: /^(?:还有|再比如|又比如|再如|又如|另外)/u,
}

/** Draws a conclusion from the sentence before. */
const DRAWN = /^(?:therefore|that is why|that['’]s why),?\s|^(?:所以|因此)(?!总|说)/i

/** The same claims; a "So …" has its reason in the claim before it. */
export const withStepsBetween = (
  claims: readonly Quotable[],
  sentences: readonly string[],
  language: Language,
): Quotable[] =>
  claims.map((claim, at) => {
    const before = claims[at - 1]
    const isNext =
      before &&
      !FURTHER[language].test(before.sentence) &&
      sentences.indexOf(claim.sentence) === sentences.indexOf(before.sentence) + 1
    const isPlain =
      before && !COMPOUND[language].test(before.quote) && canBeDoubted(before, language)
    const conclusion = claim.quote.replace(DRAWN, '').trim()
    const isDrawn =
      DRAWN.test(claim.sentence) && claim.sentence.replace(DRAWN, '').trim().startsWith(conclusion)
    return isNext && isPlain && isDrawn
      ? {
          ...claim,
          step: { premise: before.quote, conclusion },
        }
      : claim
  })

const quotableInTurn = onceALanguage(language =>
  onceAText((text): readonly Quotable[] =>
    quotableOf(claimsOf(splitSentences(text), language), language),
  ),
)

/** The same for a whole turn; the earlier ones are read again with every later one. */
export const quotableIn = (text: string, language: Language): readonly Quotable[] =>
  quotableInTurn(language)(text)

/**
 * What a claim rests on; what somebody tells of their own life is one case, unless the motion is
 * about that very thing, whose stems are given.
 */
export const restsOn = (
  { quote, sentence }: Quotable,
  language: Language,
  motion: ReadonlySet<string> = new Set(),
): Link => {
  const cues = answerCuesIn(language)
  // Chinese names a person once, in the first clause.
  const told = cues['own life'].exec(language === 'zh' ? sentence : quote)?.[0]
  const isMatter =
    told !== undefined && sharedCount(stemsOf(wordsOf(told), lexiconFor(language)), motion) > 0
  const linked = linkOf(quote, sentence)
  // "Doctors have done it for years" gives no opinion of theirs.
  if (linked === 'comparison' && COMPARED[language].test(quote)) return 'bare'
  const shown = linked === 'authority' && !SAYS[language].test(sentence) ? 'bare' : linked
  const isSeveral = SEVERAL[language].test(quote)
  if (told !== undefined && !isMatter && !isSeveral && shown !== 'statistic') return 'anecdote'
  const isOne = shown !== 'anecdote' || !(isMatter || cues['of many'].test(quote))
  const link = isOne ? shown : 'bare'
  // "For example sweets" names what one could do, and tells of no case.
  if (link === 'anecdote' && cues.plan.test(quote)) return 'remedy'
  // "Every evening" and "all in one day" are said of no rule.
  // Nor is it the claim that is cut out of a sentence as its reason.
  const isRule =
    cues.sweeps.test(quote) &&
    stripLeadIn(sentence, language).startsWith(quote) &&
    !TURNED[language].test(quote)
  if (link !== 'sweeping' || isRule) return link
  return cues.reasoned.test(sentence) ? 'causal' : 'bare'
}
