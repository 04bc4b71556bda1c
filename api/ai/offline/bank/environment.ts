import { ENVIRONMENT_ANIMALS_ARGUMENTS } from './environment-animals.ts'
import { ENVIRONMENT_CLIMATE_ARGUMENTS } from './environment-climate.ts'
import { ENVIRONMENT_HABITS_ARGUMENTS } from './environment-habits.ts'
import type { MotionArguments } from './types.ts'

export const ENVIRONMENT_ARGUMENTS: readonly MotionArguments[] = [
  ...ENVIRONMENT_CLIMATE_ARGUMENTS,
  ...ENVIRONMENT_HABITS_ARGUMENTS,
  ...ENVIRONMENT_ANIMALS_ARGUMENTS,
]
