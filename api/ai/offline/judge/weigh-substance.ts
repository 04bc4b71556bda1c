import { all, type Evidence, reach, within } from './evidence.ts'
import type { Features } from './read-features.ts'

export const weighDepth = (f: Features): Evidence<'depth'> => ({
  'depth-0a': reach(f.ownTerms, 3),
  'depth-0b': reach(f.fullClaims, 1),
  'depth-0c': reach(f.ownTerms, 6),
  'depth-1a': reach(f.reasons + f.results, 1),
  'depth-1b': reach(f.fullReasons, 1),
  'depth-1c': reach(f.ownTerms, 12),
  'depth-2a': reach(f.chains, 1),
  'depth-2b': reach(f.consequences, 1),
  'depth-2c': reach(f.developed, 1),
  'depth-3a': reach(f.reachingChains, 2),
  'depth-3b': reach(f.people, 2),
  'depth-3c': reach(f.impacts, 3),
  'depth-4a': reach(f.limits, 1),
  'depth-4b': all(reach(f.tradeOffs, 1), reach(f.reservations, 2)),
  'depth-4c': reach(f.secondOrder, 1),
})

export const weighPersuasion = (f: Features): Evidence<'persuasion'> => ({
  'persuasion-0a': reach(f.claims, 1),
  'persuasion-0b': reach(f.people + f.stakes, 1),
  'persuasion-0c': reach(f.changes + f.consequences, 1),
  'persuasion-1a': reach(f.importance + f.stakes, 2),
  'persuasion-1b': reach(f.stakes, 1),
  'persuasion-1c': reach(f.people, 1),
  'persuasion-2a': reach(f.examples + f.specifics, 1),
  'persuasion-2b': reach(f.supports, 1),
  'persuasion-2c': reach(f.scenes + f.impacts, 2),
  'persuasion-3a': reach(f.audience + f.questions + f.impacts / 3, 1),
  'persuasion-3b': reach(f.comparisons, 1),
  'persuasion-3c': reach(f.stakes + 2 * f.supports, 5),
  'persuasion-4a': reach(f.weighing, 1),
  'persuasion-4b': all(reach(f.decides + f.ranks, 1), reach(f.comparisons, 1)),
  'persuasion-4c': reach(f.granting, 1),
})

export const weighArgumentation = (f: Features): Evidence<'argumentation'> => ({
  'argumentation-0a': reach(f.claims, 1),
  'argumentation-0b': reach(f.sentences, 2),
  'argumentation-0c': reach(f.links, 1),
  'argumentation-1a': reach(f.reasons + f.results, 1),
  'argumentation-1b': reach(f.fullReasons, 1),
  'argumentation-1c': reach(f.fullReasons, f.emptyReasons + 1),
  'argumentation-2a': all(reach(f.reasonedClaims, 1), reach(f.supports, 1)),
  'argumentation-2b': reach(f.specifics, 1),
  'argumentation-2c': reach(f.explainedSupports + f.chains / 2, 1),
  'argumentation-3a': reach(f.reasonedClaims, 2),
  'argumentation-3b': reach(f.supports + f.comparisons / 2, 2),
  'argumentation-3c': all(reach(f.tied, 0.4), within(f.unsupported, 0.4)),
  'argumentation-4a': reach(f.results, 3),
  'argumentation-4b': reach(f.assumptions, 1),
  'argumentation-4c': reach(f.evidenceLimits, 1),
})
