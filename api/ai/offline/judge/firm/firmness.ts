import weights from './firmness.json' with { type: 'json' }

/** What is known of a statement that could be made: named figures. */
export type FirmEvidence = Readonly<Record<string, number>>

/**
 * How sure such evidence makes a statement: a logistic function of the figures, each in spreads
 * from its middle. With a chance above the threshold the statement is made.
 */
export type FirmHead = {
  start: number
  threshold: number
  figures: Record<string, { middle: number; spread: number; weight: number }>
}

/** `reply`: this sentence answers; `quote`: the likeliest one surely does; the others: outcomes. */
export const FIRM_HEADS = ['reply', 'met', 'dropped', 'quote'] as const
export type FirmHeads = Record<(typeof FIRM_HEADS)[number], FirmHead>

/** Written by scripts/train-firmness.ts. */
export const FIRMNESS: FirmHeads = weights

/** The chance, 0–1, that a statement with this evidence is right. */
export const chanceOf = ({ start, figures }: FirmHead, evidence: FirmEvidence): number => {
  let sum = start
  for (const name in figures) {
    const figure = figures[name]
    if (figure)
      sum += (figure.weight * ((evidence[name] ?? figure.middle) - figure.middle)) / figure.spread
  }
  return 1 / (1 + Math.exp(-sum))
}
