import { POLITICS_BALLOT_ARGUMENTS } from './politics-ballot.ts'
import { POLITICS_JUSTICE_ARGUMENTS } from './politics-justice.ts'
import { POLITICS_POWER_ARGUMENTS } from './politics-power.ts'
import type { MotionArguments } from './types.ts'

export const POLITICS_ARGUMENTS: readonly MotionArguments[] = [
  ...POLITICS_BALLOT_ARGUMENTS,
  ...POLITICS_JUSTICE_ARGUMENTS,
  ...POLITICS_POWER_ARGUMENTS,
]
