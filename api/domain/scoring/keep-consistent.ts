import { hasGaps } from '#schema/gaps.ts'
import type { Move, Priority, Quote, Review } from '#schema/review.ts'

/** The parts of a review that can contradict each other. */
type Words = Pick<Review, 'strength' | 'priorities' | 'clash' | 'turns'>

const plain = (text: string) => text.replace(/[\s\p{P}]+/gu, '').toLowerCase()

const isSame = (one: Quote, other: Quote): boolean => {
  const [a, b] = [plain(one.text), plain(other.text)]
  return one.turn_id === other.turn_id && (a.includes(b) || b.includes(a))
}

const isAmong = (quote: Quote, quotes: readonly Quote[]) =>
  quotes.some(other => isSame(quote, other))

/** A strength has at least so many words, or Chinese characters. */
const LEAST_WORDS = 4

const hasMatter = ({ quote }: Move): boolean =>
  quote.text.split(/\s+/).length >= LEAST_WORDS ||
  (quote.text.match(/\p{Script=Han}/gu) ?? []).length >= LEAST_WORDS

const NEGATIONS =
  /\b(?:no|not|never|none|nobody|nothing|without|cannot)\b|n['’]t\b|不|没|无|别|未/giu

const negationsIn = (text: string) => (text.match(NEGATIONS) ?? []).length

/**
 * A rewrite either has gaps to fill, or keeps every negation of the sentence: without one it says
 * the opposite.
 */
const keepsMeaning = ({ quote, rewrite }: Priority): boolean =>
  rewrite === null || hasGaps(rewrite) || negationsIn(rewrite) >= negationsIn(quote.text)

/** A reply comes after the point that it answers; what was dropped has none. */
const keepReplies = (clash: Words['clash'], turnIds: readonly string[]): Words['clash'] =>
  clash.filter(({ point, reply }, at) => {
    const isFirst = clash.findIndex(other => isSame(other.point, point)) === at
    const isLater =
      reply === null || turnIds.indexOf(reply.turn_id) > turnIds.indexOf(point.turn_id)
    return isFirst && isLater
  })

/**
 * Takes out what contradicts the rest of a review. What is praised, or shown as an answer, is not
 * blamed; a strength has matter in it; no sentence is blamed twice over as a priority; a rewrite
 * keeps its meaning; the clash map names each point once, and its replies come after their points.
 */
export const keepConsistent = (words: Words, turnIds: readonly string[]): Words => {
  const clash = keepReplies(words.clash, turnIds)
  const strength = words.strength && hasMatter(words.strength) ? words.strength : null
  const best = words.turns.map(({ strongest }) =>
    strongest && hasMatter(strongest) ? strongest : null,
  )
  const praised = [
    ...(strength ? [strength.quote] : []),
    ...best.flatMap(move => (move ? [move.quote] : [])),
    ...clash.flatMap(({ reply }) => (reply ? [reply] : [])),
  ]
  const priorities = words.priorities.filter(
    (priority, at) =>
      keepsMeaning(priority) &&
      !isAmong(priority.quote, praised) &&
      words.priorities.findIndex(other => isSame(other.quote, priority.quote)) === at,
  )
  const turns = words.turns.map(({ turn_id, weakest }, at) => ({
    turn_id,
    strongest: best[at] ?? null,
    weakest: weakest && !isAmong(weakest.quote, praised) ? weakest : null,
  }))
  return {
    strength,
    priorities,
    clash,
    turns: turns.filter(turn => turn.strongest || turn.weakest),
  }
}
