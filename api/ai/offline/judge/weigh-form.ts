import type { DebateMode } from '#schema/constants.ts'
import { all, type Evidence, free, reach, within } from './evidence.ts'
import type { Features } from './read-features.ts'
import type { SoundEvidence } from './weigh-sound.ts'

export const weighClarity = (f: Features): Evidence<'clarity'> => ({
  'clarity-0a': reach(f.onMotion, 0.3),
  'clarity-0b': reach(f.claims, 1),
  'clarity-0c': all(reach(f.legible, 0.5), reach(f.meanWords, 3)),
  'clarity-1a': reach(f.claims, 1),
  'clarity-1b': all(within(f.overlong, 0.5), reach(f.legible, 0.8)),
  'clarity-1c': free(f.unclear, 0.5),
  'clarity-2a': reach(f.clearClaims, 2),
  'clarity-2b': within(f.overlong, 0.34),
  'clarity-2c': free(f.vague, 0.3),
  'clarity-3a': all(reach(f.clearClaims, 3), reach(f.clearClaims, 0.6 * f.fullClaims || 1)),
  'clarity-3b': reach(f.definitions + f.contrasts / 2 + f.scenes / 4, 1),
  'clarity-3c': all(within(f.unclear, 0.15), within(f.vague, 0.2), reach(f.full, 0.6)),
  'clarity-4a': reach(f.summaries, 1),
  'clarity-4b': all(reach(f.full, 0.9), within(f.overlong, 0.05), within(f.meanWords, 22)),
  'clarity-4c': all(
    within(f.vague, 0),
    within(f.hedged, 0.05),
    within(f.unclear, 0.1),
    reach(f.full, 0.8),
  ),
})

export const weighOrganization = (f: Features): Evidence<'organization'> => ({
  'organization-0a': reach(f.sentences, 2),
  'organization-0b': reach(f.onMotion, 0.4),
  'organization-0c': reach(f.links, 1),
  'organization-1a': reach(f.cohesion + f.tied + f.order / 8, 0.2),
  'organization-1b': reach(f.reasons + f.results + f.links, 1),
  'organization-1c': all(reach(f.soundOpenings, 0.34), reach(f.order, 0.4)),
  'organization-2a': all(reach(f.connectives, 3), reach(f.order, 0.5)),
  'organization-2b': all(reach(f.signposts + f.developed / 3, 1), reach(f.order, 0.5)),
  'organization-2c': reach(f.pointOpenings, 0.6),
  'organization-3a': all(reach(f.signposts, 2), reach(f.rising, 0.7), reach(f.order, 0.75)),
  'organization-3b': all(reach(f.turns, 2), reach(f.builds, 1), reach(f.order, 0.7)),
  'organization-3c': all(reach(f.closes, 1), reach(f.order, 0.7)),
  'organization-4a': all(reach(f.ranks, 1), reach(f.order, 0.85)),
  'organization-4b': all(reach(f.clash, 1), reach(f.signposts, 3), reach(f.order, 0.85)),
  'organization-4c': all(reach(f.closes, 1), reach(f.decidingCloses, 1), reach(f.order, 0.85)),
})

const sayable = (f: Features) => all(within(f.overlong, 0.2), reach(f.meanWords, 7))
const varied = (f: Features) => all(within(f.sameOpening, 0.5), reach(f.lengthSpread, 3.5))
const addressed = (f: Features) => reach(f.audience + f.questions, 1)
const memorable = (f: Features) => reach(f.contrasts + f.triads / 2, 1)
const controlled = (f: Features) =>
  all(within(f.extreme, 0.12), within(f.hedged, 0.25), within(f.hostile, 0), reach(f.meanWords, 7))

export const weighDelivery = (
  f: Features,
  mode: DebateMode,
  sound: SoundEvidence,
): Evidence<'delivery'> =>
  mode === 'voice'
    ? {
        'delivery-0a': reach(f.legible, 0.5),
        'delivery-0b': reach(f.turns, 1),
        'delivery-0c': reach(f.meanWords, 3),
        'delivery-1a': reach(f.meanWords, 4),
        'delivery-1b': all(within(f.fillers, 0.7), sound.unbroken),
        'delivery-1c': reach(f.onMotion, 0.3),
        'delivery-2a': all(within(f.overlong, 0.5), reach(f.meanWords, 5), sound.followable),
        'delivery-2b': all(within(f.fillers, 0.5), sound.bearableFillers),
        'delivery-2c': varied(f),
        'delivery-3a': all(sayable(f), reach(f.tied, 0.3), sound.steady),
        'delivery-3b': all(within(f.fillers, 0.15), sound.fewFillers),
        'delivery-3c': all(addressed(f), within(f.hostile, 0)),
        'delivery-4a': memorable(f),
        'delivery-4b': all(reach(f.rhythm, 0.4), sound.rhythmic),
        'delivery-4c': controlled(f),
      }
    : {
        'delivery-0a': reach(f.legible, 0.5),
        'delivery-0b': free(f.shouting, 0.7),
        'delivery-0c': reach(f.meanWords, 3),
        'delivery-1a': reach(f.meanWords, 4),
        'delivery-1b': within(f.overlong, 0.6),
        'delivery-1c': free(f.shouting, 0.4),
        'delivery-2a': within(f.overlong, 0.4),
        'delivery-2b': free(f.shouting, 0.15),
        'delivery-2c': varied(f),
        'delivery-3a': all(sayable(f), reach(f.tied, 0.3)),
        'delivery-3b': free(f.hostile, 0),
        'delivery-3c': addressed(f),
        'delivery-4a': memorable(f),
        'delivery-4b': reach(f.rhythm, 0.4),
        'delivery-4c': controlled(f),
      }
