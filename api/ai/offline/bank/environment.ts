import type { MotionArguments } from './types.ts'

export const ENVIRONMENT_ARGUMENTS: readonly MotionArguments[] = []
