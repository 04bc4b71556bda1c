import type { MotionArguments } from './types.ts'

export const EDUCATION_ARGUMENTS: readonly MotionArguments[] = []
