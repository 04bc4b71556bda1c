import { SOCIETY_HOME_ARGUMENTS } from './society-home.ts'
import { SOCIETY_YOUTH_ARGUMENTS } from './society-youth.ts'
import type { MotionArguments } from './types.ts'

export const SOCIETY_ARGUMENTS: readonly MotionArguments[] = [...SOCIETY_HOME_ARGUMENTS, ...SOCIETY_YOUTH_ARGUMENTS]
