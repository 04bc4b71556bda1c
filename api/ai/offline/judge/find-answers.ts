import type { JudgedDebate } from '#api/ai/judge.ts'
import { sharedCount } from '../language/content-words.ts'
import { findLastWord, type LastWord } from './find-last-word.ts'
import { findPoints } from './find-points.ts'
import { type FollowedPoint, followPoints } from './follow-points.ts'
import type { Heard } from './hear-debate.ts'
import type { Scope } from './known-points.ts'
import type { Relevance } from './read-relevance.ts'
import type { Sentence } from './sentence.ts'

export type Answers = {
  points: FollowedPoint[]
  /** What the points were read by. */
  scope: Scope
  /** What came when the user's turns were over. */
  last: LastWord | null
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
  const answering = ours.filter(sentence => !caught.has(sentence.text))
  return {
    last: findLastWord(debate, points, heard),
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
