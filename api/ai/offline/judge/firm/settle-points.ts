import type { FollowedPoint } from '../follow-points.ts'
import type { Outcome } from '../outcome.ts'
import { joinSentences, type Sentence } from '../sentence.ts'
import { likelyReplies, quoteEvidence, replyChance, replyPassage } from './find-reply.ts'
import { chanceOf, type FirmHeads } from './firmness.ts'
import { type DebateEvidence, pointEvidence } from './point-evidence.ts'

/** What may be said of a point; the reply, a sentence or two, is shown only where it surely answers. */
export type SettledPoint = {
  followed: FollowedPoint
  outcome: Outcome
  reply: Sentence | null
  /** How likely the point was left standing, 0–1. */
  dropped: number
}

/** The outcomes of the opponent's points, where the evidence is firm. */
export const settlePoints = (debate: DebateEvidence, heads: FirmHeads): SettledPoint[] =>
  debate.points.map(followed => {
    const replies = likelyReplies(followed, debate, replyChance(heads))
    const evidence = pointEvidence(followed, debate, replies)
    const met = chanceOf(heads.met, evidence)
    const dropped = chanceOf(heads.dropped, evidence)
    if (met >= heads.met.threshold) {
      const passage = replyPassage(replies, debate)
      const quote = quoteEvidence(replies, passage, evidence, met)
      const isShown = quote !== null && chanceOf(heads.quote, quote) >= heads.quote.threshold
      const reply = isShown ? joinSentences(passage, debate.scope.heard.language) : null
      // What denies a point answers it; turned is what speaks for the own side by the same reason.
      const isTurned = followed.firm?.outcome === 'turned' && reply?.marks.has('turn') === true
      return { followed, outcome: isTurned ? 'turned' : 'answered', dropped, reply }
    }
    const outcome = dropped >= heads.dropped.threshold ? 'dropped' : 'could_not_tell'
    return { followed, outcome, dropped, reply: null }
  })
