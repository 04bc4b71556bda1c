import type { OpponentLevel } from '#schema/constants.ts'

/** What an opponent of a level does. */
export type LevelRules = {
  /** In words: a reply is never longer. */
  most: number
  /** In words: from it on nothing more is added than weighing and a question. */
  full: number
  /** How many of the user's claims are answered. */
  claims: number
  /** The first round that ends on weighing. */
  weighsFrom: number
  /** In one round of so many a point that was dropped comes before a new one. */
  extends: number
  /** Whether the parts of a reply are announced: first, second, the weighing. */
  signposts: boolean
  /** Whether it makes one point at a time and asks simple questions. */
  isSimple: boolean
  /** The first of its turns with a flaw, and after how many turns another one may follow. */
  flaws: { from: number; every: number }
}

export const LEVELS: Record<OpponentLevel, LevelRules> = {
  beginner: {
    most: 60,
    full: 42,
    claims: 1,
    weighsFrom: Number.POSITIVE_INFINITY,
    extends: 3,
    signposts: false,
    isSimple: true,
    flaws: { from: 0, every: 3 },
  },
  club: {
    most: 125,
    full: 92,
    claims: 1,
    weighsFrom: 4,
    extends: 2,
    signposts: false,
    isSimple: false,
    flaws: { from: 1, every: 4 },
  },
  tournament: {
    most: 165,
    full: 120,
    claims: 2,
    weighsFrom: 2,
    extends: 1,
    signposts: true,
    isSimple: false,
    flaws: { from: 2, every: 6 },
  },
}
