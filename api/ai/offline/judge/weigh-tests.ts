import type { DebateMode } from '#schema/constants.ts'
import type { Skill } from '#schema/review.ts'
import type { Evidence } from './evidence.ts'
import type { Features } from './read-features.ts'
import type { RebuttalFeatures } from './read-rebuttals.ts'
import { weighClarity, weighDelivery, weighOrganization } from './weigh-form.ts'
import { weighRefutation } from './weigh-refutation.ts'
import { weighArgumentation, weighDepth, weighPersuasion } from './weigh-substance.ts'

/** Evidence for the fifteen published tests of a skill. */
export const weighTests = (
  skill: Skill,
  mode: DebateMode,
  features: Features,
  rebuttals: RebuttalFeatures,
): Evidence => {
  switch (skill) {
    case 'depth':
      return weighDepth(features)
    case 'persuasion':
      return weighPersuasion(features)
    case 'clarity':
      return weighClarity(features)
    case 'argumentation':
      return weighArgumentation(features)
    case 'organization':
      return weighOrganization(features)
    case 'delivery':
      return weighDelivery(features, mode)
    case 'refutation':
      return weighRefutation(rebuttals)
  }
}
