import type { Skill } from '#schema/review.ts'
import type { Sentence } from './hear-debate.ts'

/** What a rewrite can draw on. What only the speaker can know stands in brackets, as a choice to make. */
export type Material = {
  sentence: Sentence
  /** People named in this debate, to choose from. */
  people: readonly string[]
  /** What the opponent has at stake, in its word. */
  theirStake: string | null
  /** A point of the opponent's, best one that was dropped. */
  point: string | null
  /** The word of the sentence that most needs a meaning. */
  term: string | null
}

export type Rewrite = Record<Skill, (material: Material) => string>
