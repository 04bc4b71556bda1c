import { chanceOf, type HeadEvidence, type LogisticHead } from '../../quality/logistic-head.ts'
import weights from './pressing.json' with { type: 'json' }

/**
 * Whether a question about a clause is fair, whether the clause is the heart of its turn, and
 * whether it speaks for the other side: granted, or told as what others say.
 */
export const PRESS_HEADS = ['fair', 'heart', 'theirs'] as const
export type PressHeads = Record<(typeof PRESS_HEADS)[number], LogisticHead>

/** How much it counts, 0–1, that the clause is the heart of its turn; else that it is fair. */
const HEART = 0.6

/**
 * How sure it is, 0–1, that to quote a clause and ask about it meets what its turn argues, learned
 * from coded clauses by scripts/train-pressing.ts.
 */
export const chanceToPress = (evidence: HeadEvidence, heads: PressHeads = weights): number =>
  HEART * chanceOf(heads.heart, evidence) + (1 - HEART) * chanceOf(heads.fair, evidence)

/** How sure it is, 0–1, that a clause speaks for the other side. */
export const chanceOfTheirs = (evidence: HeadEvidence): number => chanceOf(weights.theirs, evidence)
