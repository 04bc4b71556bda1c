import { HEALTH_DAILY_ARGUMENTS } from './health-daily.ts'
import { HEALTH_FRONTIER_ARGUMENTS } from './health-frontier.ts'
import type { MotionArguments } from './types.ts'

export const HEALTH_ARGUMENTS: readonly MotionArguments[] = [...HEALTH_DAILY_ARGUMENTS, ...HEALTH_FRONTIER_ARGUMENTS]
