import type { DebateMode } from '#schema/constants.ts'
import { all, type Evidence, reach, within } from './evidence.ts'
import type { Features } from './read-features.ts'

// Each line stands for the published test of the same place in schema/rubric-en.ts.

export const weighClarity = (f: Features): Evidence => [
  [reach(f.onMotion, 0.3), reach(f.claims, 1), all(reach(f.legible, 0.5), reach(f.meanWords, 3))],
  [reach(f.claims, 1), all(within(f.overlong, 0.5), reach(f.legible, 0.8)), within(f.unclear, 0.5)],
  [reach(f.clearClaims, 2), within(f.overlong, 0.34), within(f.vague, 0.3)],
  [
    all(reach(f.clearClaims, 3), reach(f.clearClaims, 0.6 * f.fullClaims || 1)),
    reach(f.definitions + f.contrasts / 2 + f.scenes / 4, 1),
    all(within(f.unclear, 0.15), within(f.vague, 0.2), reach(f.full, 0.6)),
  ],
  [
    reach(f.summaries, 1),
    all(reach(f.full, 0.9), within(f.overlong, 0.05), within(f.meanWords, 22)),
    all(within(f.vague, 0), within(f.hedged, 0.05), within(f.unclear, 0.1), reach(f.full, 0.8)),
  ],
]

export const weighOrganization = (f: Features): Evidence => [
  [reach(f.sentences, 2), reach(f.onMotion, 0.4), reach(f.links, 1)],
  [
    reach(f.cohesion + f.tied + f.order / 8, 0.2),
    reach(f.reasons + f.results + f.links, 1),
    all(reach(f.soundOpenings, 0.34), reach(f.order, 0.4)),
  ],
  [
    all(reach(f.connectives, 3), reach(f.order, 0.5)),
    all(reach(f.signposts + f.developed / 3, 1), reach(f.order, 0.5)),
    reach(f.pointOpenings, 0.6),
  ],
  [
    all(reach(f.signposts, 2), reach(f.rising, 0.7), reach(f.order, 0.75)),
    all(reach(f.turns, 2), reach(f.builds, 1), reach(f.order, 0.7)),
    all(reach(f.closes, 1), reach(f.order, 0.7)),
  ],
  [
    all(reach(f.ranks, 1), reach(f.order, 0.85)),
    all(reach(f.clash, 1), reach(f.signposts, 3), reach(f.order, 0.85)),
    all(reach(f.closes, 1), reach(f.decidingCloses, 1), reach(f.order, 0.85)),
  ],
]

const sayable = (f: Features) => all(within(f.overlong, 0.2), reach(f.meanWords, 7))
const varied = (f: Features) => all(within(f.sameOpening, 0.5), reach(f.lengthSpread, 3.5))
const addressed = (f: Features) => reach(f.audience + f.questions, 1)
const memorable = (f: Features) => reach(f.contrasts + f.triads / 2, 1)
const controlled = (f: Features) =>
  all(within(f.extreme, 0.12), within(f.hedged, 0.25), within(f.hostile, 0), reach(f.meanWords, 7))

export const weighDelivery = (f: Features, mode: DebateMode): Evidence =>
  mode === 'voice'
    ? [
        [reach(f.legible, 0.5), reach(f.turns, 1), reach(f.meanWords, 3)],
        [reach(f.meanWords, 4), within(f.fillers, 0.7), reach(f.onMotion, 0.3)],
        [all(within(f.overlong, 0.5), reach(f.meanWords, 5)), within(f.fillers, 0.5), varied(f)],
        [
          all(sayable(f), reach(f.tied, 0.3)),
          within(f.fillers, 0.15),
          all(addressed(f), within(f.hostile, 0)),
        ],
        [memorable(f), reach(f.rhythm, 0.4), controlled(f)],
      ]
    : [
        [reach(f.legible, 0.5), within(f.shouting, 0.7), reach(f.meanWords, 3)],
        [reach(f.meanWords, 4), within(f.overlong, 0.6), within(f.shouting, 0.4)],
        [within(f.overlong, 0.4), within(f.shouting, 0.15), varied(f)],
        [all(sayable(f), reach(f.tied, 0.3)), within(f.hostile, 0), addressed(f)],
        [memorable(f), reach(f.rhythm, 0.4), controlled(f)],
      ]
