import type { Stance } from '#schema/constants.ts'

/**
 * What a policy does to what it names: `adjust` changes a measure, `charge` puts a price or penalty
 * on it, `enable` sets something up, `reform` is any other.
 */
export const POLICY_KINDS = [
  'restrict',
  'abolish',
  'impose',
  'permit',
  'adjust',
  'charge',
  'enable',
  'reform',
] as const
export type PolicyKind = (typeof POLICY_KINDS)[number]

/**
 * What a motion asks. `flipped` means that its wording denies: whoever argues for it is against the
 * change, against the object, or for the second of two things.
 */
export type MotionKind =
  /** `change` is a phrase such as "banning homework", or null where none could be read safely. */
  | { kind: 'policy'; policy: PolicyKind; change: string | null; flipped: boolean }
  | { kind: 'value'; object: string; flipped: boolean }
  | { kind: 'comparison'; object: string; other: string; flipped: boolean }
  /** A statement of some other sort, true or false as a whole. */
  | { kind: 'fact'; flipped: false }

/** Whether a side argues for what the motion names (its change, its object, its first thing). */
export const isFavourable = (motion: MotionKind, stance: Stance) =>
  (stance === 'for') !== motion.flipped
