import { AI_GOOD_OR_HARM } from './technology/ai-good-or-harm.ts'
import { AI_SCHOOL_WORK } from './technology/ai-school-work.ts'
import { DRIVERLESS_ROADS } from './technology/driverless-roads.ts'
import { ONLINE_ANONYMITY } from './technology/online-anonymity.ts'
import { RIGHT_TO_REPAIR } from './technology/right-to-repair.ts'
import { SOCIAL_MEDIA_UNDER_16 } from './technology/social-media-under-16.ts'
import type { MotionArguments } from './types.ts'

export const TECHNOLOGY_ARGUMENTS: readonly MotionArguments[] = [
  AI_GOOD_OR_HARM,
  SOCIAL_MEDIA_UNDER_16,
  AI_SCHOOL_WORK,
  DRIVERLESS_ROADS,
  ONLINE_ANONYMITY,
  RIGHT_TO_REPAIR,
]
