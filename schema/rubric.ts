import type { DebateMode, Language } from './constants.ts'
import type { Skill } from './review.ts'
import { RUBRIC_EN } from './rubric-en.ts'
import type { RubricWording, SkillWording } from './rubric-wording.ts'
import { RUBRIC_ZH } from './rubric-zh.ts'

/** Changes whenever a test or a band's wording changes; stored with each score. */
export const RUBRIC_VERSION = '1'
export type { Skill }

export const BAND_SIZE = 20
export const BAND_COUNT = 5

/** A published test: its id is stable within a rubric version, such as "depth-2b" (band 2, second test). */
export type RubricTest = { id: string; text: string }

const WORDINGS: Record<Language, RubricWording> = { en: RUBRIC_EN, zh: RUBRIC_ZH }

const wordingOf = (skill: Skill, mode: DebateMode, language: Language): SkillWording => {
  const wording = WORDINGS[language]
  return skill === 'delivery' ? wording.delivery[mode] : wording[skill]
}

/** The tests of a skill: five bands from the lowest to the highest, three tests each. Ids do not depend on language. */
export const testsOf = (
  skill: Skill,
  mode: DebateMode,
  language: Language = 'en',
): RubricTest[][] =>
  wordingOf(skill, mode, language).bands.map(([, ...tests], band) =>
    tests.map((text, at) => ({ id: `${skill}-${band}${'abc'.charAt(at)}`, text })),
  )

/** The band of a score 0–100: 0 for 0–20 up to 4 for 80–100. */
export const bandOf = (score: number): number =>
  Math.min(BAND_COUNT - 1, Math.max(0, Math.floor(score / BAND_SIZE)))

/** The name of a skill for users, as on the radar chart. */
export const skillName = (skill: Skill, language: Language = 'en'): string =>
  wordingOf(skill, 'text', language).name
