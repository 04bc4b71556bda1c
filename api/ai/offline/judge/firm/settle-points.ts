import { chanceOf } from '../../quality/logistic-head.ts'
import type { FollowedPoint } from '../follow-points.ts'
import type { Outcome } from '../outcome.ts'
import { joinSentences, type Sentence } from '../sentence.ts'
import { likelyReplies, quoteEvidence, replyChance, replyPassage } from './find-reply.ts'
import type { FirmHeads } from './firmness.ts'
import { type DebateEvidence, pointEvidence } from './point-evidence.ts'
import { takenUpBy } from './taken-up.ts'

/** What may be said of a point; the reply, a sentence or two, is shown only where it surely answers. */
export type SettledPoint = {
  followed: FollowedPoint
  outcome: Outcome
  reply: Sentence | null
  /** The sentence of the point that the reply takes up, or the lead. */
  met: Sentence
  /** How likely the point was left standing, 0–1. */
  dropped: number
}

/** From this chance on, 0–1, a sentence that turns a point turns this one. */
const TURNS = 0.3

/** The outcomes of the opponent's points, where the evidence is firm. */
export const settlePoints = (debate: DebateEvidence, heads: FirmHeads): SettledPoint[] =>
  debate.points.map(followed => {
    const { scope } = debate
    const { point } = followed
    const replies = likelyReplies(followed, debate, replyChance(heads))
    const evidence = pointEvidence(followed, debate, replies)
    const met = chanceOf(heads.met, evidence)
    const dropped = chanceOf(heads.dropped, evidence)
    const passage = replyPassage(replies, debate)
    // Who sets a point aside has not answered it, and need not have.
    const isAside = passage.some(({ text }) => scope.cues['sets aside'].test(text))
    if (met >= heads.met.threshold && !isAside) {
      const quote = quoteEvidence(replies, passage, evidence, met)
      const isShown = quote !== null && chanceOf(heads.quote, quote) >= heads.quote.threshold
      // What denies a point answers it; turned is what is said to speak for the own side.
      const isTurned =
        isShown &&
        replies.some(
          ({ sentence, chance }) => chance >= TURNS && scope.cues.turns.test(sentence.text),
        )
      return {
        ...{ followed, dropped },
        outcome: isTurned ? 'turned' : 'answered',
        reply: isShown ? joinSentences(passage, scope.heard.language) : null,
        met: isShown ? takenUpBy(passage, point, scope) : point.lead,
      }
    }
    const outcome = dropped >= heads.dropped.threshold ? 'dropped' : 'could_not_tell'
    return { followed, outcome, dropped, reply: null, met: point.lead }
  })
