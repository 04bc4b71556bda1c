import { CAR_FREE_CENTRES } from './environment/car-free-centres.ts'
import { CLOSE_ZOOS } from './environment/close-zoos.ts'
import { NUCLEAR_POWER } from './environment/nuclear-power.ts'
import { SINGLE_USE_PLASTICS } from './environment/single-use-plastics.ts'
import { STOP_EATING_MEAT } from './environment/stop-eating-meat.ts'
import type { MotionArguments } from './types.ts'

export const ENVIRONMENT_ARGUMENTS: readonly MotionArguments[] = [
  NUCLEAR_POWER,
  CAR_FREE_CENTRES,
  SINGLE_USE_PLASTICS,
  STOP_EATING_MEAT,
  CLOSE_ZOOS,
]
