import { all, type Evidence, freeIn, reach } from './evidence.ts'
import type { RebuttalFeatures } from './read-rebuttals.ts'

export const weighRefutation = (r: RebuttalFeatures): Evidence<'refutation'> => ({
  'refutation-0a': reach(r.blocks, 1),
  'refutation-0b': reach(r.denials, 1),
  'refutation-0c': freeIn(r.blocks, r.hostile, Math.max(0, r.blocks - 1)),
  'refutation-1a': reach(r.denials, 1),
  'refutation-1b': reach(r.meeting, 1),
  'refutation-1c': freeIn(r.blocks, r.hostile, 0),
  'refutation-2a': reach(r.answered + r.meetingWell, 1),
  'refutation-2b': reach(r.reasoned, 1),
  'refutation-2c': all(reach(r.fresh, 1), reach(r.blocks, 1)),
  'refutation-3a': all(reach(r.answered, 1), reach(r.answered, r.points / 2 || 1)),
  'refutation-3b': reach(r.fair, r.points >= 3 ? 2 : 1),
  'refutation-3c': all(reach(r.links, 1), reach(r.reasoned, 1)),
  'refutation-4a': reach(r.strongest, 1),
  'refutation-4b': reach(r.turned, 1),
  'refutation-4c': all(
    reach(r.answered, Math.min(2, r.points || 2)),
    reach(r.answered, r.points || 1),
  ),
})
