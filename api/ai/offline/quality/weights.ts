import type { Heads } from './heads.ts'
import weights from './weights.json' with { type: 'json' }

/** The trained figures of the offline judge; scripts/train-judge.ts writes them. */
export const HEADS = weights as unknown as Heads
