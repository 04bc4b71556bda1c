import { ANIMAL_TESTING } from './health/animal-testing.ts'
import { GENE_EDITING_CHILDREN } from './health/gene-editing-children.ts'
import { OPT_OUT_ORGAN_DONATION } from './health/opt-out-organ-donation.ts'
import { SPACE_EXPLORATION } from './health/space-exploration.ts'
import { SUGAR_TAX } from './health/sugar-tax.ts'
import type { MotionArguments } from './types.ts'

export const HEALTH_ARGUMENTS: readonly MotionArguments[] = [
  SUGAR_TAX,
  ANIMAL_TESTING,
  OPT_OUT_ORGAN_DONATION,
  GENE_EDITING_CHILDREN,
  SPACE_EXPLORATION,
]
