import type { Skill } from '#schema/review.ts'

export type Coaching = {
  /** Why a sentence that shows the skill works. */
  strength: Record<Skill, string>
  /** Why a sentence cost points while the skill is in its lower two bands, in the middle, or above. */
  why: Record<Skill, readonly [low: string, middle: string, high: string]>
  /** Three minutes of exercise; `point` is something the opponent said. */
  drill: Record<Skill, (point: string | null) => string>
  lift(tests: readonly string[]): string
  liftNone: string
  instruction: string
  copied: string
  foreign: string
  wordList: string
}
