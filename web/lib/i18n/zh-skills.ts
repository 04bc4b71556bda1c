import type { Skill } from '#schema/constants.ts'

/** Chinese names of the seven skills. */
export const zhSkills: Record<Skill, string> = {
  depth: '深度',
  persuasion: '说服力',
  clarity: '清晰度',
  argumentation: '论证',
  organization: '组织',
  delivery: '表达',
  refutation: '反驳',
}
