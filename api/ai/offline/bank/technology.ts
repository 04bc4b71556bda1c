import type { MotionArguments } from './types.ts'

export const TECHNOLOGY_ARGUMENTS: readonly MotionArguments[] = []
