import type { Stance } from '#schema/constants.ts'

/**
 * What is done to what the change names: `adjust` sets a measure anew, `charge` puts a price or penalty on it, `enable`
 * sets something up, `reform` is any other.
 */
export type ChangeKind =
  | 'restrict'
  | 'abolish'
  | 'impose'
  | 'permit'
  | 'adjust'
  | 'charge'
  | 'enable'
  | 'reform'

/**
 * What a motion asks. `flipped` means that its wording denies: whoever argues for it is against the change,
 * against the object, or for the second of two things.
 */
export type MotionShape =
  /** `change` is a phrase such as "banning homework", or null where none could be read safely. */
  | { kind: ChangeKind; change: string | null; flipped: boolean }
  | { kind: 'judge'; object: string; flipped: boolean }
  | { kind: 'prefer'; object: string; other: string; flipped: boolean }
  /** A statement of some other sort, true or false as a whole. */
  | { kind: 'claim'; flipped: false }

/** Whether a side argues for what the shape names (its change, its object, its first thing). */
export const isFavourable = (shape: MotionShape, stance: Stance) =>
  (stance === 'for') !== shape.flipped
