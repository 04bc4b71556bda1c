import { ECONOMY_CASH_ARGUMENTS } from './economy-cash.ts'
import { ECONOMY_MONEY_ARGUMENTS } from './economy-money.ts'
import { ECONOMY_WORK_ARGUMENTS } from './economy-work.ts'
import type { MotionArguments } from './types.ts'

export const ECONOMY_ARGUMENTS: readonly MotionArguments[] = [
  ...ECONOMY_WORK_ARGUMENTS,
  ...ECONOMY_MONEY_ARGUMENTS,
  ...ECONOMY_CASH_ARGUMENTS,
]
