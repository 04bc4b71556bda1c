import type { Point } from '../arguments/point.ts'
import { onceAnObject } from '../data/once-an-object.ts'
import { splitSentences } from '../language/sentences.ts'
import { sideCuesIn } from '../language/side-cues.ts'
import { tokensOf } from '../language/similarity.ts'
import { answerCuesIn } from './cross-examination/answer-cues.ts'
import { mainClaims } from './cross-examination/cross-examine.ts'
import { examine } from './cross-examination/examination.ts'
import type { Pressed } from './cross-examination/in-order.ts'
import { speaksAgainstSelf } from './cross-examination/own-concession.ts'
import { phraseKindOf } from './phrase-kind-of.ts'
import type { PhraseKind } from './phrasebook.ts'
import type { Preparation } from './prepare-reply.ts'

/** Shorter English words say too little about the matter; in letters. */
const SHORTEST = 4
/** From these weights on a sentence says enough to be a reason, and gives one. */
const SAYS = 2
const GIVES = 3
/** Of the motion's words, 0–1: a demand that names so many states the side again. */
const RESTATED = 0.6
/** By so many words of the user's known arguments a clause is on the motion. */
const ON_MATTER = 2
/** How well a sentence makes one of our arguments that is not the user's. */
const OURS = 5
/** How often a reason is let stand in a debate, and in how many turns at most once. */
const MOST = { debate: 3, turns: 2 }

/** How sure it has to be, 0–1, that a claim is what its turn argues. */
export const ARGUED = 0.45

/** Wordings by which we own to have no answer. */
const OWNS: ReadonlySet<string> = new Set([
  ...(['counts-for-you', 'no-answer', 'no-answer-plain', 'no-answer-question'] as const),
] satisfies PhraseKind[])

/** Grants, answers or praises, or draws the end from what was said: no reason by itself. */
const NO_REASON = {
  en: new RegExp(
    '^(?:and |but |well,? )*(?:yes|yeah|yep|no|nope|sure|true|right|fine|ok(?:ay)?|so|' +
      "therefore|thus|hence|that is why|that[’']s why|in (?:short|sum|conclusion)|" +
      String.raw`i (?:\w+ )?(?:like|love|enjoy|agree|accept|admit|concede|grant|thank))\b|` +
      String.raw`\b(?:granted|conceded|admitted)\b|\bmy (?:end|conclusion|whole case) is\b`,
    'i',
  ),
  zh: /^(?:是的|对|不|没错|好的?|嗯|所以|因此|总之|综上|我(?:喜欢|同意|承认|接受|感谢))|承认|同意/u,
}

/** Whether a text owns to have no answer to something. */
export const isOwned = (text: string): boolean =>
  splitSentences(text).some(sentence => OWNS.has(phraseKindOf(sentence) ?? ''))

/** Whether words say again which side their speaker is on. */
const restates = (sentence: string, { debate }: Preparation): boolean => {
  const motion = tokensOf(debate.motion, SHORTEST)
  const said = tokensOf(sentence, SHORTEST)
  const shared = [...motion].filter(token => said.has(token)).length
  return sideCuesIn(debate.language).demands.test(sentence) && shared >= RESTATED * motion.size
}

/** Whether a sentence speaks for our side, by our arguments or against the user's. */
const helpsUs = (sentence: string, prepared: Preparation): boolean => {
  const { theirs, attacks, ownPointIn, objectionToTheirs } = prepared
  const ours = ownPointIn(sentence)?.score ?? 0
  const against = attacks.pointOf(sentence)?.score ?? 0
  return (ours >= OURS && ours > against) || objectionToTheirs.heardIn(sentence, theirs) !== null
}

/** The words of some arguments. */
const wordsOfPoints = onceAnObject((points: readonly Point[]) => {
  const matter = points.flatMap(point => [point.claim, point.mechanism, ...point.keywords])
  return tokensOf(matter.join('\n'), SHORTEST)
})

/** Whether a claim is a reason of the user's on the motion, for the user's own side. */
const isMainReason = ({ sentence, quote, weight }: Pressed, prepared: Preparation): boolean => {
  const { debate, theirs, grantedNow } = prepared
  const { admits, 'answers shortly': answers, 'of ours': isOurs } = answerCuesIn(debate.language)
  if (weight < SAYS || /[?？“”"]/u.test(sentence) || NO_REASON[debate.language].test(sentence))
    return false
  if ([admits, answers, isOurs].some(cue => cue.test(sentence))) return false
  if (grantedNow.some(granted => sentence.includes(granted))) return false
  const said = [...tokensOf(quote, SHORTEST)]
  const motion = tokensOf(debate.motion, SHORTEST)
  const told = wordsOfPoints(theirs)
  const isOnMatter =
    said.some(token => motion.has(token)) ||
    said.filter(token => told.has(token)).length >= ON_MATTER
  return isOnMatter && !restates(sentence, prepared) && !helpsUs(sentence, prepared)
}

/** Whether a turn says something for our side beside its reasons, or against its own. */
const isDivided = (prepared: Preparation): boolean => {
  const { subject, claims } = examine(prepared)
  const { language } = prepared.debate
  return claims.some(
    claim => helpsUs(claim.sentence, prepared) || speaksAgainstSelf(claim, subject, language),
  )
}

/** The user's weightiest main reason, in a clause that can be said back; null where there is none. */
export const mainReason = (prepared: Preparation, least = SAYS): string | null =>
  mainClaims(prepared).find(
    claim => claim.weight >= least && claim.chance >= ARGUED && isMainReason(claim, prepared),
  )?.quote ?? null

/**
 * The main reason of the user's to weigh, in a clause that can be said back: what is known to be argued
 * on that side rather than a detail of it, else the weightiest; null where there is none.
 */
export const reasonToWeigh = (prepared: Preparation): string | null => {
  const known = ({ quote }: Pressed) => prepared.attacks.pointOf(quote)?.score ?? 0
  const [best] = mainClaims(prepared)
    .filter(claim => isMainReason(claim, prepared))
    .toSorted((a, b) => known(b) - known(a))
  return best?.quote ?? null
}

/** The main reason that may be let stand in this reply, which has said so much; else null. */
export const reasonLetStand = (said: string, prepared: Preparation): string | null => {
  const { debate } = prepared
  const owned = debate.turns.filter(({ speaker }) => speaker === 'ai').map(({ text }) => text)
  const isRecent = owned.slice(1 - MOST.turns).some(isOwned)
  const isEnough = owned.filter(isOwned).length >= MOST.debate
  if (isRecent || isEnough || isOwned(said) || isDivided(prepared)) return null
  return mainReason(prepared, GIVES)
}
