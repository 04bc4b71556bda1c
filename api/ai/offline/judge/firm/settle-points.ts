import { normalise } from '../../language/words.ts'
import { phraseKindOf } from '../../opponent/phrase-kind-of.ts'
import { chanceOf } from '../../quality/logistic-head.ts'
import type { FollowedPoint } from '../follow-points.ts'
import type { Outcome } from '../outcome.ts'
import { onlyGrants } from '../read-passages.ts'
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
  /** The opponent let a sentence stand that speaks against it. */
  isGivenUp: boolean
}

/** From this chance on, 0–1, a sentence that turns a point turns this one. */
const TURNS = 0.3

/** How the opponent says that it has no answer to words that it quotes. */
const LETS_STAND: ReadonlySet<string | null> = new Set(['no-answer', 'counts-for-you'])
const QUOTED = /[“"「]([^”"」]+)[”"」]/gu

/** The words of the user's that the opponent let stand. */
const letStandIn = ({ scope: { heard } }: DebateEvidence): readonly string[] =>
  heard.theirs.flatMap(({ text }) => {
    const quotes = [...text.matchAll(QUOTED)].flatMap(([, quote]) => quote ?? [])
    return quotes.length > 0 && LETS_STAND.has(phraseKindOf(text)) ? quotes : []
  })

/** From this on a sentence of the user's is about a point. */
const ABOUT = 0.2

const isGivenUpBy = ({ met }: FollowedPoint, letStand: readonly string[]): boolean =>
  met.heedings.some(
    ({ sentence, about, elsewhere }) =>
      about.value >= Math.max(ABOUT, elsewhere) &&
      letStand.some(quote => normalise(sentence.text).includes(normalise(quote))),
  )

/** The outcomes of the opponent's points, where the evidence is firm. */
export const settlePoints = (debate: DebateEvidence, heads: FirmHeads): SettledPoint[] => {
  const letStand = letStandIn(debate)
  return debate.points.map(followed => {
    const { scope } = debate
    const isGivenUp = isGivenUpBy(followed, letStand)
    const { point } = followed
    const replies = likelyReplies(followed, debate, replyChance(heads))
    const evidence = pointEvidence(followed, debate, replies)
    const met = chanceOf(heads.met, evidence)
    const dropped = chanceOf(heads.dropped, evidence)
    const passage = replyPassage(replies, debate)
    // Who sets a point aside has not answered it, and need not have.
    const isAside = passage.some(({ text }) => scope.cues['sets aside'].test(text))
    if (met >= heads.met.threshold && !isAside) {
      // What only says again what was said, or grants it, goes before the answer.
      const leadsIn = passage.every(
        each => scope.cues['leads in'].test(each.text) || onlyGrants(each, scope),
      )
      // What nobody had spoken of yet answers nothing that was said before.
      const isNew = passage.some(({ text }) => scope.cues['new matter'].test(text))
      const quote = leadsIn || isNew ? null : quoteEvidence(replies, passage, evidence, met)
      const isShown = quote !== null && chanceOf(heads.quote, quote) >= heads.quote.threshold
      // What denies a point answers it; turned is what is said to speak for the own side.
      const isTurned =
        isShown &&
        replies.some(
          ({ sentence, chance }) => chance >= TURNS && scope.cues.turns.test(sentence.text),
        )
      return {
        ...{ followed, dropped, isGivenUp },
        outcome: isTurned ? 'turned' : 'answered',
        reply: isShown ? joinSentences(passage, scope.heard.language) : null,
        met: isShown ? takenUpBy(passage, point, scope) : point.lead,
      }
    }
    const outcome = dropped >= heads.dropped.threshold ? 'dropped' : 'could_not_tell'
    return { followed, outcome, dropped, isGivenUp, reply: null, met: point.lead }
  })
}
