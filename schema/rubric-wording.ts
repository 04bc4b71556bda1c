import type { DebateMode } from './constants.ts'
import type { Skill } from './review.ts'

/** A band's short name and its three yes/no tests a, b and c. */
type BandWording = readonly [name: string, a: string, b: string, c: string]
export type SkillWording = { name: string; bands: readonly BandWording[] }
/** All wordings of one language; delivery is judged differently in writing and aloud. */
export type RubricWording = Record<Exclude<Skill, 'delivery'>, SkillWording> & {
  delivery: Record<DebateMode, SkillWording>
}
