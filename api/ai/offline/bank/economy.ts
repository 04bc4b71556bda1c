import type { MotionArguments } from './types.ts'

export const ECONOMY_ARGUMENTS: readonly MotionArguments[] = []
