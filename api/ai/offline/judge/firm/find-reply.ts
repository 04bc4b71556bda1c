import type { Language } from '#schema/constants.ts'
import { chanceOf, type HeadEvidence } from '../../quality/logistic-head.ts'
import type { FollowedPoint } from '../follow-points.ts'
import { hasAny, isSameSentence, type Sentence } from '../sentence.ts'
import { flag, logOdds } from './figures.ts'
import type { FirmHeads } from './firmness.ts'
import type { DebateEvidence } from './point-evidence.ts'
import { nearestIn, replyEvidence } from './reply-evidence.ts'

/** A sentence that may be the answer to a point, with its evidence and how likely it is, 0–1. */
export type LikelyReply = {
  sentence: Sentence
  nth: number
  evidence: HeadEvidence
  chance: number
}

/** The user's sentences after a point, the likeliest answer first. */
export const likelyReplies = (
  followed: FollowedPoint,
  debate: DebateEvidence,
  chance: (evidence: HeadEvidence, sentence: Sentence) => number,
): LikelyReply[] => {
  const nearest = nearestIn(followed)
  return followed.met.heedings
    .flatMap(({ sentence }, nth): LikelyReply[] => {
      const evidence = replyEvidence(nth, nearest, followed, debate)
      return evidence ? [{ sentence, nth, evidence, chance: chance(evidence, sentence) }] : []
    })
    .sort((a, b) => b.chance - a.chance || a.nth - b.nth)
}

/** A passage can be read at once: so many characters at most. */
const LONGEST_PASSAGE: Record<Language, number> = { en: 240, zh: 90 }
/** With a smaller chance, 0–1, a sentence is about something else. */
const LEAST_BESIDE = 0.05

/**
 * The likeliest answer, with the sentence beside it that may well be a part of it: what answers a
 * point seldom stands in one sentence alone. None where nothing was said after the point.
 */
export const replyPassage = (
  replies: readonly LikelyReply[],
  { ours, scope }: DebateEvidence,
): readonly Sentence[] => {
  const [first] = replies
  if (!first) return []
  const { language } = scope.heard
  const movesOn = (sentence: Sentence) =>
    scope.cues['moves on'].test(sentence.text) || hasAny(sentence, ['close', 'summary', 'signpost'])
  const placeOf = (sentence: Sentence) => ours.findIndex(each => isSameSentence(each, sentence))
  const place = placeOf(first.sentence)
  const beside = replies.find(
    ({ sentence, chance }) =>
      chance >= LEAST_BESIDE &&
      sentence.at === first.sentence.at &&
      Math.abs(placeOf(sentence) - place) === 1 &&
      // The later of the two goes on from the earlier one, and not to another point.
      !movesOn(placeOf(sentence) > place ? sentence : first.sentence) &&
      sentence.text.length + first.sentence.text.length <= LONGEST_PASSAGE[language],
  )
  const parts = beside ? [first.sentence, beside.sentence] : [first.sentence]
  return parts.sort((a, b) => placeOf(a) - placeOf(b))
}

/** What the first reply and its point tell of whether the first reply is the one. */
const OF_REPLY = ['lead', 'value', 'next', 'sentences', 'beforeLead', 'fresh', 'length'] as const
const ALSO_OF_REPLY = [
  ...(['place', 'surelyShown', 'refutation', 'chinese', 'objection', 'namesAndTurns'] as const),
] as const

/** What is known of the likeliest reply, by which it is shown or not. */
export const quoteEvidence = (
  replies: readonly LikelyReply[],
  passage: readonly Sentence[],
  point: HeadEvidence,
  met: number,
): HeadEvidence | null => {
  const [first, second] = replies
  if (!first) return null
  const apart = replies.find(({ nth }) => Math.abs(nth - first.nth) > 1)
  const isBeside = second !== undefined && Math.abs(second.nth - first.nth) === 1
  return {
    ...Object.fromEntries(
      [...OF_REPLY, ...ALSO_OF_REPLY].map(name => [name, first.evidence[name] ?? 0]),
    ),
    odds: logOdds(first.chance),
    second: second?.chance ?? 0,
    apart: apart?.chance ?? 0,
    isBeside: flag(isBeside),
    isPair: flag(passage.length > 1),
    met,
    general: point.general ?? 0,
    beside: point.beside ?? 0,
  }
}

export type HeadsOf<Name extends keyof FirmHeads> = Pick<FirmHeads, Name>

export const replyChance =
  ({ reply }: HeadsOf<'reply'>) =>
  (evidence: HeadEvidence) =>
    chanceOf(reply, evidence)
