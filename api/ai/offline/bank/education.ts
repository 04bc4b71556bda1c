import { EDUCATION_ACCESS_ARGUMENTS } from './education-access.ts'
import { EDUCATION_DAILY_ARGUMENTS } from './education-daily.ts'
import { EDUCATION_PATHS_ARGUMENTS } from './education-paths.ts'
import type { MotionArguments } from './types.ts'

export const EDUCATION_ARGUMENTS: readonly MotionArguments[] = [
  ...EDUCATION_DAILY_ARGUMENTS,
  ...EDUCATION_ACCESS_ARGUMENTS,
  ...EDUCATION_PATHS_ARGUMENTS,
]
