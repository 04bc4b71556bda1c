import { createPointMatcher } from '../arguments/match-point.ts'
import { quotesIn } from '../language/pick-quote.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import { tokensOf } from '../language/similarity.ts'
import { findDefence } from './find-answer.ts'
import type { Preparation } from './prepare-reply.ts'

/** Shorter English words say too little; in letters. */
const SHORTEST = 4
/** Who says more than this means it. */
const MOST_CLAIMS = 12
/** Of the motion's words, 0–1: who states a side names so many. */
const STATED = 0.6
/** How well a sentence must make one of our arguments, and how many sentences must. */
const OURS = { score: 9, sentences: 2 }

/** 1 where a sentence demands what the motion demands, -1 for the contrary, 0 where it is not sure. */
const sideStated = (sentence: string, { debate }: Preparation): number => {
  const cues = sideCuesIn(debate.language)
  if (/[?？“”"]/.test(sentence) || !cues.demands.test(sentence)) return 0
  if (cues['of others'].test(sentence)) return 0
  const motion = tokensOf(debate.motion, SHORTEST)
  const said = tokensOf(sentence, SHORTEST)
  const shared = [...motion].filter(token => said.has(token)).length
  if (motion.size < 2 || shared < STATED * motion.size) return 0
  return cues.contrary.test(sentence) === cues.contrary.test(debate.motion) ? 1 : -1
}

/** Speaks to us or denies: who attacks a point uses its words, too. */
const ATTACKS = {
  en: /\b(?:you|your|not|no|never|nor|but|however|cannot|without|yet|even|only)\b|n['’]t\b/i,
  zh: /您|你|对方|不|没|未|但|可是|却|难道|吗/u,
}

/** A sentence of the user that argues our side, where the turn does nothing else; null for none. */
export const arguesOurSide = (prepared: Preparation): { quote: string | null } | null => {
  const { claims, debate, points, theirs, isKnown, attacks, turn } = prepared
  if (turn.question !== null || claims.length === 0 || claims.length > MOST_CLAIMS) return null
  const own = debate.userStance === 'for' ? 1 : -1
  const sides = claims.map(({ sentence }) => sideStated(sentence, prepared))
  if (sides.includes(own)) return null
  const stated = claims[sides.indexOf(-own)]
  const quoteOf = (claim: (typeof claims)[number] | undefined) =>
    claim ? (quotesIn(claim, debate.language)[0] ?? null) : null
  if (stated) return { quote: quoteOf(stated) }
  if (!isKnown) return null
  const ours = createPointMatcher(points, [...points, ...theirs])
  const helping = claims.filter(
    ({ sentence }) =>
      !ATTACKS[debate.language].test(sentence) && (ours(sentence)?.score ?? 0) >= OURS.score,
  )
  const isElse = claims.some(
    ({ sentence }) =>
      attacks.pointOf(sentence) !== null || findDefence([sentence], prepared) !== null,
  )
  const isMost = helping.length >= OURS.sentences && helping.length * 2 > claims.length
  return isMost && !isElse ? { quote: quoteOf(helping[0]) } : null
}
