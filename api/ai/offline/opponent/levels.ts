import type { OpponentLevel } from '#schema/constants.ts'

/** What an opponent of a level does. */
export type LevelRules = {
  /** In words: below it another point is added. */
  thin: number
  /** In words: from it on nothing more is added. */
  full: number
  /** How many of the user's claims are answered. */
  claims: number
  /** The first round that ends on weighing. */
  weighsFrom: number
  /** One answer in this many concedes something first. */
  concedes: number
  /** One round in this many goes back to an old point instead of making a new one. */
  extends: number
}

export const LEVELS: Record<OpponentLevel, LevelRules> = {
  beginner: {
    thin: 36,
    full: 60,
    claims: 1,
    weighsFrom: Number.POSITIVE_INFINITY,
    concedes: 2,
    extends: 3,
  },
  club: { thin: 66, full: 92, claims: 1, weighsFrom: 4, concedes: 4, extends: 2 },
  tournament: { thin: 84, full: 116, claims: 2, weighsFrom: 2, concedes: 6, extends: 2 },
}
