import { SKILLS, type Skill } from './review.ts'

/** Changes whenever a test or a band's wording changes; stored with each score. */
export const RUBRIC_VERSION = '1'
export { SKILLS, type Skill }
