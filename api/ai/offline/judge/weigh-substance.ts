import { all, type Evidence, reach, within } from './evidence.ts'
import type { Features } from './read-features.ts'

// Each line stands for the published test of the same place in schema/rubric-en.ts.

export const weighDepth = (f: Features): Evidence => [
  [reach(f.ownTerms, 3), reach(f.fullClaims, 1), reach(f.ownTerms, 6)],
  [reach(f.reasons + f.results, 1), reach(f.fullReasons, 1), reach(f.ownTerms, 12)],
  [reach(f.chains, 1), reach(f.consequences, 1), reach(f.developed, 1)],
  [reach(f.reachingChains, 2), reach(f.people, 2), reach(f.impacts, 3)],
  [
    reach(f.limits, 1),
    all(reach(f.tradeOffs, 1), reach(f.reservations, 2)),
    reach(f.secondOrder, 1),
  ],
]

export const weighPersuasion = (f: Features): Evidence => [
  [reach(f.claims, 1), reach(f.people + f.stakes, 1), reach(f.changes + f.consequences, 1)],
  [reach(f.importance + f.stakes, 2), reach(f.stakes, 1), reach(f.people, 1)],
  [reach(f.examples + f.specifics, 1), reach(f.supports, 1), reach(f.scenes + f.impacts, 2)],
  [
    reach(f.audience + f.questions + f.impacts / 3, 1),
    reach(f.comparisons, 1),
    reach(f.stakes + 2 * f.supports, 5),
  ],
  [
    reach(f.weighing, 1),
    all(reach(f.decides + f.ranks, 1), reach(f.comparisons, 1)),
    reach(f.granting, 1),
  ],
]

export const weighArgumentation = (f: Features): Evidence => [
  [reach(f.claims, 1), reach(f.sentences, 2), reach(f.links, 1)],
  [
    reach(f.reasons + f.results, 1),
    reach(f.fullReasons, 1),
    reach(f.fullReasons, f.emptyReasons + 1),
  ],
  [
    all(reach(f.reasonedClaims, 1), reach(f.supports, 1)),
    reach(f.specifics, 1),
    reach(f.explainedSupports + f.chains / 2, 1),
  ],
  [
    reach(f.reasonedClaims, 2),
    reach(f.supports + f.comparisons / 2, 2),
    all(reach(f.tied, 0.4), within(f.unsupported, 0.4)),
  ],
  [reach(f.results, 3), reach(f.assumptions, 1), reach(f.evidenceLimits, 1)],
]
