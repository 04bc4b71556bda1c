import type { JudgedDebate } from '#api/ai/judge.ts'
import type { Evidence } from './evidence.ts'
import type { Features } from './read-features.ts'
import type { RebuttalFeatures } from './read-rebuttals.ts'
import { weighClarity, weighDelivery, weighOrganization } from './weigh-form.ts'
import { weighRefutation } from './weigh-refutation.ts'
import { weighSound } from './weigh-sound.ts'
import { weighArgumentation, weighDepth, weighPersuasion } from './weigh-substance.ts'

/** Evidence for the fifteen published tests of every skill. */
export const weighTests = (
  { mode, voice }: Pick<JudgedDebate, 'mode' | 'voice'>,
  features: Features,
  rebuttals: RebuttalFeatures,
): Evidence => ({
  ...weighDepth(features),
  ...weighPersuasion(features),
  ...weighClarity(features),
  ...weighArgumentation(features),
  ...weighOrganization(features),
  ...weighDelivery(features, mode, weighSound(voice)),
  ...weighRefutation(rebuttals),
})
