import { TECHNOLOGY_CHOICES_ARGUMENTS } from './technology-choices.ts'
import { TECHNOLOGY_RULES_ARGUMENTS } from './technology-rules.ts'
import { TECHNOLOGY_SCREENS_ARGUMENTS } from './technology-screens.ts'
import type { MotionArguments } from './types.ts'

export const TECHNOLOGY_ARGUMENTS: readonly MotionArguments[] = [
  ...TECHNOLOGY_SCREENS_ARGUMENTS,
  ...TECHNOLOGY_CHOICES_ARGUMENTS,
  ...TECHNOLOGY_RULES_ARGUMENTS,
]
