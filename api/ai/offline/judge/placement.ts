import type { Placement } from './place-debate.ts'
import placement from './placement.json' with { type: 'json' }

/** Where coaches place debates; scripts/train-placement.ts writes it. */
export const PLACEMENT: Placement = placement
