import type { FollowedPoint } from '../follow-points.ts'
import type { Sentence } from '../sentence.ts'
import { flag, logOdds } from './figures.ts'
import { chanceOf, type FirmEvidence, type FirmHeads } from './firmness.ts'
import type { DebateEvidence } from './point-evidence.ts'
import { replyEvidence } from './reply-evidence.ts'

/** A sentence that may be the answer to a point, with its evidence and how likely it is, 0–1. */
export type LikelyReply = {
  sentence: Sentence
  nth: number
  evidence: FirmEvidence
  chance: number
}

/** The user's sentences after a point, the likeliest answer first. */
export const likelyReplies = (
  followed: FollowedPoint,
  debate: DebateEvidence,
  chance: (evidence: FirmEvidence, sentence: Sentence) => number,
): LikelyReply[] =>
  followed.met.heedings
    .flatMap(({ sentence }, nth): LikelyReply[] => {
      const evidence = replyEvidence(nth, followed, debate)
      return evidence ? [{ sentence, nth, evidence, chance: chance(evidence, sentence) }] : []
    })
    .sort((a, b) => b.chance - a.chance || a.nth - b.nth)

/** What the first reply and its point tell of whether the first reply is the one. */
const OF_REPLY = ['lead', 'value', 'next', 'sentences', 'beforeLead', 'fresh', 'length'] as const
const ALSO_OF_REPLY = [
  ...(['place', 'surelyShown', 'refutation', 'chinese', 'objection', 'namesAndTurns'] as const),
] as const

/** What is known of the likeliest reply, by which it is shown or not. */
export const quoteEvidence = (
  replies: readonly LikelyReply[],
  point: FirmEvidence,
  met: number,
): FirmEvidence | null => {
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
    met,
    general: point.general ?? 0,
    beside: point.beside ?? 0,
  }
}

export type HeadsOf<Name extends keyof FirmHeads> = Pick<FirmHeads, Name>

export const replyChance =
  ({ reply }: HeadsOf<'reply'>) =>
  (evidence: FirmEvidence) =>
    chanceOf(reply, evidence)
