import { all, type Evidence, reach, within } from './evidence.ts'
import type { RebuttalFeatures } from './read-rebuttals.ts'

// Each line stands for the published test of the same place in schema/rubric-en.ts.

export const weighRefutation = (r: RebuttalFeatures): Evidence => [
  [
    reach(r.blocks, 1),
    reach(r.denials, 1),
    all(reach(r.blocks, 1), within(r.hostile, Math.max(0, r.blocks - 1))),
  ],
  [reach(r.denials, 1), reach(r.meeting, 1), all(reach(r.blocks, 1), within(r.hostile, 0))],
  [
    reach(r.answered + r.meetingWell, 1),
    reach(r.reasoned, 1),
    all(reach(r.fresh, 1), reach(r.blocks, 1)),
  ],
  [
    all(reach(r.answered, 1), reach(r.answered, r.points / 2 || 1)),
    reach(r.fair, r.points >= 3 ? 2 : 1),
    all(reach(r.links, 1), reach(r.reasoned, 1)),
  ],
  [
    reach(r.strongest, 1),
    reach(r.turned, 1),
    all(reach(r.answered, Math.min(2, r.points || 2)), reach(r.answered, r.points || 1)),
  ],
]
