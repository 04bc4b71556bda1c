export const flag = (test: boolean): number => (test ? 1 : 0)

/** The value, or the end of the range that it lies beyond. */
export const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, value))

const LEAST_CHANCE = 0.01

/** How sure a chance is, on a scale without ends. */
export const logOdds = (chance: number) =>
  Math.log((chance + LEAST_CHANCE) / (1 + LEAST_CHANCE - chance))
