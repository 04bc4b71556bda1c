import type { DebateMode, Language, Skill } from '../constants.ts'
import { RUBRIC_EN } from './rubric-en.ts'
import { BANDS, LETTERS, type RubricWording, type SkillWording, type TestId } from './rubric-ids.ts'
import { RUBRIC_ZH } from './rubric-zh.ts'

/** Changes whenever a test's wording changes; stored with each score. */
export const RUBRIC_VERSION = '3'

export const BAND_SIZE = 20
export const BAND_COUNT = BANDS.length

/** A published test. */
export type RubricTest<S extends Skill = Skill> = { id: TestId<S>; text: string }

const WORDINGS: Record<Language, RubricWording> = { en: RUBRIC_EN, zh: RUBRIC_ZH }

const wordingOf = (skill: Skill, mode: DebateMode, language: Language): SkillWording => {
  const wording = WORDINGS[language]
  // Each skill's wording has the ids of that skill, which the compiler cannot follow through a
  // variable.
  return (skill === 'delivery' ? wording.delivery[mode] : wording[skill]) as SkillWording
}

/** The ids of a skill's tests: five bands from the lowest to the highest, three tests each. */
const testIdsOf = <S extends Skill>(skill: S): TestId<S>[][] =>
  BANDS.map(band => LETTERS.map(letter => `${skill}-${band}${letter}` as TestId<S>))

/** The tests of a skill, band by band. Ids do not depend on language or mode. */
export const testsOf = <S extends Skill>(
  skill: S,
  mode: DebateMode,
  language: Language = 'en',
): RubricTest<S>[][] => {
  const { tests } = wordingOf(skill, mode, language)
  return testIdsOf(skill).map(ids => ids.map(id => ({ id, text: tests[id] })))
}

/** A test's id as a name of GraphQL: "depth_2b". */
export const testName = (id: string) => id.replace('-', '_')

/** The band of a score 0–100: 0 for 0–20 up to 4 for 80–100. */
export const bandOf = (score: number): number =>
  Math.min(BAND_COUNT - 1, Math.max(0, Math.floor(score / BAND_SIZE)))

/** The name of a skill for users, as on the radar chart. */
export const skillName = (skill: Skill, language: Language = 'en'): string =>
  wordingOf(skill, 'text', language).name
