import type { Language } from '#schema/constants.ts'
import { quotesIn } from '../language/pick-quote.ts'
import { splitSentences } from '../language/sentences.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import { tokensOf } from '../language/similarity.ts'
import type { PolicyKind } from '../motions/motion-kind.ts'
import { readMotion } from '../motions/read-motion.ts'
import { findDefence } from './find-answer.ts'
import type { Preparation } from './prepare-reply.ts'

/** Shorter English words say too little; in letters. */
const SHORTEST = 4
/** Who says more than this means it. */
const MOST_CLAIMS = 12
/** Of the motion's words, 0–1: who states a side names so many. */
const STATED = 0.6
/**
 * How well a sentence must make one of our arguments, and how many sentences must; and from where
 * on one speaks for the user's own side. Of few sentences one is enough that does so plainly; of all
 * sentences such a share has to be on our side.
 */
const OURS = { score: 9, sentences: 2, against: 7, few: 2, plain: 16, share: 0.6 }

/** 1 where a sentence demands what the motion demands, -1 for the contrary, 0 where it is not sure. */
const sideStated = (sentence: string, { debate }: Preparation): number => {
  const cues = sideCuesIn(debate.language)
  if (/[?？“”"]/.test(sentence) || !cues.demands.test(sentence)) return 0
  if (cues['of others'].test(sentence)) return 0
  const isDenied = cues.contrary.test(sentence)
  if (cues.replaces.test(debate.motion) && !isDenied && !cues.replaces.test(sentence)) return 0
  const motion = tokensOf(debate.motion, SHORTEST)
  const said = tokensOf(sentence, SHORTEST)
  const shared = [...motion].filter(token => said.has(token)).length
  if (motion.size < 2 || shared < STATED * motion.size) return 0
  return isDenied === cues.contrary.test(debate.motion) ? 1 : -1
}

/** What such a motion names it is against. */
const AGAINST: ReadonlySet<string> = new Set(['restrict', 'abolish'] satisfies PolicyKind[])
/** Shorter words name nothing; in letters. */
const NAMED = 3

/** 1 for who says to be for what the motion asks, -1 for who is against it, 0 where nobody says so. */
const sideDeclared = (sentence: string, { debate }: Preparation): number => {
  const { motion, language } = debate
  const cues = sideCuesIn(language)
  const said = cues.declares.exec(sentence)?.groups
  const thing = said?.thing ?? said?.backed
  if (thing === undefined || /[?？]/u.test(sentence)) return 0
  const words = [...tokensOf(thing, NAMED)]
  const about = tokensOf(motion, NAMED)
  const isStep = cues['names the ban'].test(thing)
  const shared = words.filter(word => about.has(word)).length
  if (shared * 2 < words.length || (shared === 0 && !isStep)) return 0
  const read = readMotion(motion, language)
  const isAgainst = read.kind === 'policy' && AGAINST.has(read.policy) && !isStep
  const isFor = said?.against === undefined && said?.opposes === undefined
  return (isFor !== isAgainst) !== ('flipped' in read && read.flipped) ? 1 : -1
}

const PREFERS: Record<Language, RegExp> = {
  en: /\b(?:is|are|was|were|stays?|remains?) (?:(?:just|much|far|simply|really|still|clearly|also) )*better\b/i,
  zh: /(?:更|比较|还是)[^，。、；]{0,2}好(?=[些多得过]|[，。！；]|$)/u,
}

/** 1 for who finds the first thing of a comparison better, -1 for the second, 0 where it is not sure. */
const sidePreferred = (sentence: string, { debate }: Preparation): number => {
  const { motion, language } = debate
  const read = readMotion(motion, language)
  if (read.kind !== 'comparison' || !PREFERS[language].test(sentence)) return 0
  if (ADDRESSES[language].test(sentence)) return 0
  const words = [read.object, read.other].map(thing => [...tokensOf(thing, NAMED)])
  const said = tokensOf(sentence, NAMED)
  const [first = false, second = false] = words.map((own, at) =>
    own.some(word => said.has(word) && !words[1 - at]?.includes(word)),
  )
  if (first === second) return 0
  return first === read.flipped ? -1 : 1
}

/** Speaks to us or denies: who attacks a point uses its words, too. */
const ATTACKS = {
  en: /\b(?:you|your|not|no|never|nor|but|however|cannot|without|yet|even|only)\b|n['’]t\b/i,
  zh: /您|你|对方|不|没|未|但|可是|却|难道|吗/u,
}

/** Speaks to us, or turns against what it says itself. */
const ADDRESSES = {
  en: /[?“”"]|\b(?:you|your|but|however|yet|although|though|even)\b/i,
  zh: /[？“”]|您|你|对方|但|可是|却|虽然|难道|吗/u,
}

/** Turns against what was said. */
const TURNS_BACK: Record<Language, RegExp> = {
  en: /\b(?:but|however|still|yet|although|though|even so)\b/i,
  zh: /但|可是|然而|不过|却|虽然/u,
}

/** A sentence of the user that argues our side, where the turn does nothing else; null for none. */
export const arguesOurSide = (prepared: Preparation): { quote: string | null } | null => {
  const { claims, debate, theirs, isKnown, attacks, turn, made } = prepared
  if (turn.question !== null || claims.length === 0 || claims.length > MOST_CLAIMS) return null
  const own = debate.userStance === 'for' ? 1 : -1
  const declared = claims.find(({ sentence }) => sideDeclared(sentence, prepared) === -own)
  if (declared) {
    const { declares } = sideCuesIn(debate.language)
    return { quote: declared.quotes.find(quote => declares.test(quote)) ?? null }
  }
  const preferred = claims.map(({ sentence }) => sidePreferred(sentence, prepared))
  const against = claims[preferred.indexOf(-own)]
  // "The office is better for that, but …": nobody has changed sides.
  const isTurned = splitSentences(turn.text).some(text => TURNS_BACK[debate.language].test(text))
  const argues = claims.some(
    ({ sentence }) => (attacks.pointOf(sentence)?.score ?? 0) >= OURS.against,
  )
  if (against && !isTurned && !argues && !preferred.includes(own))
    return { quote: quotesIn(against, debate.language)[0] ?? null }
  const sides = claims.map(({ sentence }) => sideStated(sentence, prepared))
  if (sides.includes(own)) return null
  const stated = claims.find(
    ({ sentence }, at) =>
      sides[at] === -own && (attacks.pointOf(sentence)?.score ?? 0) < OURS.score,
  )
  const quoteOf = (claim: (typeof claims)[number] | undefined) =>
    claim ? (quotesIn(claim, debate.language)[0] ?? null) : null
  if (stated) return { quote: quoteOf(stated) }
  if (!isKnown) return null
  // Whoever objects to the own side's arguments speaks for ours.
  const objects = (sentence: string) =>
    !ADDRESSES[debate.language].test(sentence) &&
    prepared.objectionToTheirs.heardIn(sentence, theirs) !== null
  const read = claims.map(claim => {
    const { sentence } = claim
    const isPlain = !ATTACKS[debate.language].test(sentence)
    const found = isPlain ? prepared.ownPointIn(sentence) : null
    const score = found?.score ?? 0
    const isNew = found !== null && !made.includes(found.point)
    // An objection alone may be heard in words of the user's own side.
    return { claim, score, isNew, helps: score >= OURS.score }
  })
  const helping = read
    .filter(({ helps }) => helps)
    .toSorted((one, other) => other.score - one.score)
  const agreeing = () => read.filter(({ claim, score }) => score > 0 || objects(claim.sentence))
  const isElse = ({ sentence }: (typeof claims)[number]) =>
    (attacks.pointOf(sentence)?.score ?? 0) >= OURS.against ||
    (findDefence([sentence], prepared)?.score ?? 0) > 0
  // What we have said is also in the words of who answers it.
  const isPlain =
    claims.length <= OURS.few && helping.some(each => each.isNew && each.score >= OURS.plain)
  const isMost =
    (isPlain || helping.length >= OURS.sentences) && agreeing().length >= OURS.share * claims.length
  return isMost && !claims.some(isElse) ? { quote: quoteOf(helping[0]?.claim) } : null
}
