import { BAN_HOMEWORK } from './education/ban-homework.ts'
import { FREE_UNIVERSITY } from './education/free-university.ts'
import { GAP_YEAR } from './education/gap-year.ts'
import { NO_FINAL_EXAMS } from './education/no-final-exams.ts'
import { PHONES_IN_SCHOOLS } from './education/phones-in-schools.ts'
import { SCHOOL_UNIFORMS } from './education/school-uniforms.ts'
import type { MotionArguments } from './types.ts'

export const EDUCATION_ARGUMENTS: readonly MotionArguments[] = [
  BAN_HOMEWORK,
  PHONES_IN_SCHOOLS,
  SCHOOL_UNIFORMS,
  FREE_UNIVERSITY,
  NO_FINAL_EXAMS,
  GAP_YEAR,
]
