import { BASIC_INCOME } from './economy/basic-income.ts'
import { CASHLESS_SOCIETY } from './economy/cashless-society.ts'
import { FOUR_DAY_WEEK } from './economy/four-day-week.ts'
import { INHERITANCE_TAX } from './economy/inheritance-tax.ts'
import { WORK_FROM_HOME } from './economy/work-from-home.ts'
import type { MotionArguments } from './types.ts'

export const ECONOMY_ARGUMENTS: readonly MotionArguments[] = [
  FOUR_DAY_WEEK,
  WORK_FROM_HOME,
  BASIC_INCOME,
  INHERITANCE_TAX,
  CASHLESS_SOCIETY,
]
