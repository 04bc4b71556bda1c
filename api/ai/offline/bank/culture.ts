import { ADVERTISING_TO_CHILDREN } from './culture/advertising-to-children.ts'
import { ART_AND_ARTIST } from './culture/art-and-artist.ts'
import { CELEBRITY_PRIVACY } from './culture/celebrity-privacy.ts'
import { ESPORTS_OLYMPICS } from './culture/esports-olympics.ts'
import { RETURN_ARTEFACTS } from './culture/return-artefacts.ts'
import type { MotionArguments } from './types.ts'

export const CULTURE_ARGUMENTS: readonly MotionArguments[] = [
  RETURN_ARTEFACTS,
  ART_AND_ARTIST,
  ESPORTS_OLYMPICS,
  ADVERTISING_TO_CHILDREN,
  CELEBRITY_PRIVACY,
]
