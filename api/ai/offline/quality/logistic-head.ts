/** What is known of something that could be said: named figures. */
export type HeadEvidence = Readonly<Record<string, number>>

/** A logistic function of figures, each in spreads from its middle. */
export type LogisticHead = {
  start: number
  figures: Record<string, { middle: number; spread: number; weight: number }>
}

/** The chance, 0–1, that what has this evidence is so. */
export const chanceOf = ({ start, figures }: LogisticHead, evidence: HeadEvidence): number => {
  let sum = start
  for (const name in figures) {
    const figure = figures[name]
    if (figure)
      sum += (figure.weight * ((evidence[name] ?? figure.middle) - figure.middle)) / figure.spread
  }
  return 1 / (1 + Math.exp(-sum))
}
