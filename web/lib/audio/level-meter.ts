/** Decibels below full scale at which the ring is empty, and at which it is full. */
const [SILENT_DB, LOUD_DB] = [-55, -12]
/** How much of the way down the level goes with each block; up it goes at once. */
const FALL = 0.35

/** Loudness (root mean square, 0 to 1) as the ear takes it, 0 to 1. */
export const levelOf = (loudness: number): number => {
  if (loudness <= 0) return 0
  const decibels = 20 * Math.log10(loudness)
  return Math.min(1, Math.max(0, (decibels - SILENT_DB) / (LOUD_DB - SILENT_DB)))
}

/** Rises at once and falls gently, as a needle does. */
export const createLevelMeter = () => {
  let level = 0
  return {
    take: (loudness: number) => {
      const now = levelOf(loudness)
      level = now > level ? now : level + (now - level) * FALL
    },
    rest: () => {
      level = 0
    },
    level: () => level,
  }
}
