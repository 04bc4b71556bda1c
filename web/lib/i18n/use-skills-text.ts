import type { Skill } from '#schema/constants.ts'
import { enSkills } from './en-skills.ts'
import { useLanguage } from './use-text.ts'
import { zhSkills } from './zh-skills.ts'

/** The names of the seven skills, for every screen that shows scores. */
export const useSkillsText = (): Record<Skill, string> =>
  useLanguage() === 'zh' ? zhSkills : enSkills
