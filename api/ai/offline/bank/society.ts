import { CARE_FOR_PARENTS } from './society/care-for-parents.ts'
import { EQUAL_PARENTAL_LEAVE } from './society/equal-parental-leave.ts'
import { PAID_CHORES } from './society/paid-chores.ts'
import { SMALL_TOWN_LIFE } from './society/small-town-life.ts'
import { STRICT_PARENTING } from './society/strict-parenting.ts'
import { YEAR_OF_SERVICE } from './society/year-of-service.ts'
import type { MotionArguments } from './types.ts'

export const SOCIETY_ARGUMENTS: readonly MotionArguments[] = [
  CARE_FOR_PARENTS,
  EQUAL_PARENTAL_LEAVE,
  SMALL_TOWN_LIFE,
  YEAR_OF_SERVICE,
  PAID_CHORES,
  STRICT_PARENTING,
]
