import { COMPULSORY_VOTING } from './politics/compulsory-voting.ts'
import { NATIONAL_REFERENDUMS } from './politics/national-referendums.ts'
import { POLITICAL_TERM_LIMITS } from './politics/political-term-limits.ts'
import { PUBLIC_CAMERAS } from './politics/public-cameras.ts'
import { REHABILITATION_FIRST } from './politics/rehabilitation-first.ts'
import { VOTING_AGE_16 } from './politics/voting-age-16.ts'
import type { MotionArguments } from './types.ts'

export const POLITICS_ARGUMENTS: readonly MotionArguments[] = [
  VOTING_AGE_16,
  COMPULSORY_VOTING,
  REHABILITATION_FIRST,
  PUBLIC_CAMERAS,
  POLITICAL_TERM_LIMITS,
  NATIONAL_REFERENDUMS,
]
