import { SKILLS, type Skill } from '#schema/constants.ts'
import type { SkillScores } from '#schema/review.ts'

/** A single skill is less sure than the overall score: this many times its uncertainty. */
const FIRM = 2

/** The best and the weakest skill, where they are beyond doubt apart. */
export type SkillSpread = { kind: 'level' } | { kind: 'spread'; best: Skill; worst: Skill }

/** What the seven scores say in one sentence. `noise` is the overall score's, in points. */
export const verdictOf = (scores: SkillScores, noise: number): SkillSpread => {
  const scoreOf = (skill: Skill) => scores[`${skill}_score`]
  const [worst, ...others] = [...SKILLS].sort((a, b) => scoreOf(a) - scoreOf(b))
  const best = others.at(-1)
  if (!worst || !best || scoreOf(best) - scoreOf(worst) <= FIRM * noise) return { kind: 'level' }
  return { kind: 'spread', best, worst }
}
