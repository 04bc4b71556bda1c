import type { JudgedDebate } from '#api/ai/judge.ts'
import { sharedCount } from '../language/content-words.ts'
import { normalise } from '../language/words.ts'
import { findPoints, type OpponentPoint } from './find-points.ts'
import { type FollowedPoint, followPoints } from './follow-points.ts'
import type { Heard } from './hear-debate.ts'
import type { Scope } from './known-points.ts'
import type { Relevance } from './read-relevance.ts'
import type { Sentence } from './sentence.ts'

export type Answers = {
  points: FollowedPoint[]
  /** What the points were read by. */
  scope: Scope
  /** The claim of a new point that the opponent made when the user's turns were over. */
  last: Sentence | null
  /**
   * Runs of rebutting sentences, each with how well it answers something the opponent really said.
   */
  blocks: { sentences: Sentence[]; meets: number }[]
}

const blocksOf = (ours: readonly Sentence[]): Sentence[][] => {
  const blocks: Sentence[][] = []
  ours.forEach((sentence, index) => {
    if (!sentence.isRebuttal) return
    const before = ours[index - 1]
    const last = blocks.at(-1)
    const goesOn = before?.isRebuttal && before.at === sentence.at && !sentence.marks.has('refer')
    if (goesOn && last) last.push(sentence)
    else blocks.push([sentence])
  })
  return blocks
}

const union = (sentences: readonly Sentence[]): Set<string> =>
  new Set(sentences.flatMap(each => [...each.stems]))

/** A claim has so many words of content; a smaller share of them, 0–1, was said before. */
const LEAST_STEMS = 3
const KNOWN_SHARE = 0.6

/**
 * The claim of a point that the opponent made for the first time when the user's turns were over. A
 * further reason or case for an older point is none: the user may have answered that.
 */
const lastOf = (
  points: readonly OpponentPoint[],
  heard: Heard,
  lastTurn: number,
): Sentence | null => {
  const known = union(heard.theirs.filter(({ at }) => at < lastTurn))
  const isNew = ({ stems }: Sentence) => sharedCount(stems, known) < KNOWN_SHARE * stems.size
  const made = points.filter(
    ({ lead, claim, from, isObjection }) =>
      lead.at > lastTurn &&
      !isObjection &&
      !lead.isQuestion &&
      normalise(claim).includes(normalise(lead.clean)) &&
      lead.stems.size >= LEAST_STEMS &&
      // In a plan each point has its place; a text may say the old ones again.
      (from === 'plan' || isNew(lead)),
  )
  // What would fit any motion comes after what belongs to this one.
  return (made.find(({ isGeneral }) => !isGeneral) ?? made[0])?.lead ?? null
}

/**
 * Finds which of the opponent's points the user answered, turned (used against the opponent) or
 * dropped. A sentence among `conceding` gives a point up; one among `caught` answers a flaw.
 */
export const findAnswers = (
  debate: JudgedDebate,
  heard: Heard,
  ours: readonly Sentence[],
  { field }: Relevance,
  { conceding, caught }: { conceding: ReadonlySet<string>; caught: ReadonlySet<string> },
): Answers => {
  const roots = new Set([...field.motion].map(field.names))
  const isMotion = (stem: string) => roots.has(field.names(stem))
  const points = findPoints(debate, heard)
  const lastTurn = debate.turns.findLastIndex(({ speaker }) => speaker === 'user')
  const answering = ours.filter(sentence => !caught.has(sentence.text))
  return {
    last: lastOf(points, heard, lastTurn),
    ...followPoints(points, answering, field.motion, isMotion, heard, conceding, caught),
    blocks: blocksOf(ours).map(sentences => {
      const at = sentences[0]?.at ?? 0
      const earlier = heard.theirs.filter(other => other.at < at)
      const own = union(sentences)
      return {
        sentences,
        meets: earlier.reduce((most, other) => Math.max(most, sharedCount(own, other.stems)), 0),
      }
    }),
  }
}
