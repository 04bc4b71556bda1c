import type { LogisticHead } from '../../quality/logistic-head.ts'
import weights from './firmness.json' with { type: 'json' }

/** How sure evidence makes a statement. With a chance above the threshold the statement is made. */
export type FirmHead = LogisticHead & { threshold: number }

/** `reply`: this sentence answers; `quote`: the likeliest one surely does; the others: outcomes. */
export const FIRM_HEADS = ['reply', 'met', 'dropped', 'quote'] as const
export type FirmHeads = Record<(typeof FIRM_HEADS)[number], FirmHead>

/** Written by scripts/train-firmness.ts. */
export const FIRMNESS: FirmHeads = weights
