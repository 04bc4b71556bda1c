import { CULTURE_HERITAGE_ARGUMENTS } from './culture-heritage.ts'
import { CULTURE_MEDIA_ARGUMENTS } from './culture-media.ts'
import type { MotionArguments } from './types.ts'

export const CULTURE_ARGUMENTS: readonly MotionArguments[] = [...CULTURE_HERITAGE_ARGUMENTS, ...CULTURE_MEDIA_ARGUMENTS]
