import type { DebateMode, Skill } from '../constants.ts'

/** Bands from the lowest to the highest, and the three yes/no tests of each. */
export const BANDS = [0, 1, 2, 3, 4] as const
export const LETTERS = ['a', 'b', 'c'] as const

/** Stable within a rubric version: "depth-2" is a band of a skill, "depth-2b" a test of it. */
type BandId<S extends Skill = Skill> = `${S}-${(typeof BANDS)[number]}`
export type TestId<S extends Skill = Skill> = `${BandId<S>}${(typeof LETTERS)[number]}`

/** What a skill and its tests are called for users. */
export type SkillWording<S extends Skill = Skill> = {
  name: string
  tests: Record<TestId<S>, string>
}

/** All wordings of one language; delivery is judged differently in writing and aloud. */
export type RubricWording = {
  [S in Exclude<Skill, 'delivery'>]: SkillWording<S>
} & {
  delivery: Record<DebateMode, SkillWording<'delivery'>>
}
