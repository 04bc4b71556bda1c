import type { Stance } from '#schema/constants.ts'
import type { DebateSoFar } from '../opponent.ts'
import { findArguments } from './bank/find-arguments.ts'
import { AFFIRM, DENY } from './frames-en-claim.ts'
import { BAD, GOOD, PREFER } from './frames-en-judgement.ts'
import {
  OPPOSE_IMPOSE,
  OPPOSE_RESTRICT,
  SUPPORT_IMPOSE,
  SUPPORT_RESTRICT,
  SUPPORT_RESTRICT_LAST,
} from './frames-en-limits.ts'
import {
  OPPOSE_ABOLISH,
  OPPOSE_ADJUST,
  OPPOSE_CHARGE,
  SUPPORT_ABOLISH,
  SUPPORT_ADJUST,
  SUPPORT_CHARGE,
} from './frames-en-measures.ts'
import { OPPOSE_PERMIT, SUPPORT_ENABLE, SUPPORT_PERMIT } from './frames-en-openings.ts'
import { OPPOSE, SUPPORT } from './frames-en-policy.ts'
import { FRAMES_ZH } from './frames-zh.ts'
import { isFavourable, type MotionShape, readMotion } from './motion-shape.ts'
import { type CaseMaterial, type Frames, fillFrames, type Point, type Slots } from './point.ts'

/** The frames of one language by the part a side plays. */
export type FrameSet = {
  support: Frames
  oppose: Frames
  supportRestrict: Frames
  supportRestrictLast: Frames
  opposeRestrict: Frames
  supportEnable: Frames
  supportPermit: Frames
  opposePermit: Frames
  supportImpose: Frames
  opposeImpose: Frames
  supportAbolish: Frames
  opposeAbolish: Frames
  supportAdjust: Frames
  opposeAdjust: Frames
  supportCharge: Frames
  opposeCharge: Frames
  good: Frames
  bad: Frames
  prefer: Frames
  affirm: Frames
  deny: Frames
  /** What a change is called that could not be read. */
  thisChange: string
}

const FRAMES_EN: FrameSet = {
  support: SUPPORT,
  oppose: OPPOSE,
  supportRestrict: SUPPORT_RESTRICT,
  supportRestrictLast: SUPPORT_RESTRICT_LAST,
  opposeRestrict: OPPOSE_RESTRICT,
  supportEnable: SUPPORT_ENABLE,
  supportPermit: SUPPORT_PERMIT,
  opposePermit: OPPOSE_PERMIT,
  supportImpose: SUPPORT_IMPOSE,
  opposeImpose: OPPOSE_IMPOSE,
  supportAbolish: SUPPORT_ABOLISH,
  opposeAbolish: OPPOSE_ABOLISH,
  supportAdjust: SUPPORT_ADJUST,
  opposeAdjust: OPPOSE_ADJUST,
  supportCharge: SUPPORT_CHARGE,
  opposeCharge: OPPOSE_CHARGE,
  good: GOOD,
  bad: BAD,
  prefer: PREFER,
  affirm: AFFIRM,
  deny: DENY,
  thisChange: 'this change',
}

export const otherStance = (stance: Stance): Stance => (stance === 'for' ? 'against' : 'for')

const framesFor = (shape: MotionShape, stance: Stance, set: FrameSet): Point[] => {
  const favours = isFavourable(shape, stance)
  const made = (frames: Frames, slots: Slots) => fillFrames(frames, slots)
  if (shape.kind === 'claim') return made(favours ? set.affirm : set.deny, {})
  if (shape.kind === 'judge') return made(favours ? set.good : set.bad, { object: shape.object })
  if (shape.kind === 'prefer') {
    const [a, b] = favours ? [shape.object, shape.other] : [shape.other, shape.object]
    return made(set.prefer, { a, b })
  }
  const slots = { change: shape.change ?? set.thisChange }
  const forIt = {
    restrict: set.supportRestrict,
    impose: set.supportImpose,
    abolish: set.supportAbolish,
    adjust: set.supportAdjust,
    charge: set.supportCharge,
    permit: set.supportPermit,
    enable: set.supportEnable.slice(0, 1),
    reform: [],
  }
  const lastFor: Partial<Record<typeof shape.kind, Frames>> = {
    restrict: set.supportRestrictLast,
    enable: set.supportEnable.slice(1),
    reform: set.supportEnable.slice(1),
  }
  const againstIt = {
    restrict: set.opposeRestrict,
    impose: set.opposeImpose,
    permit: set.opposePermit,
    abolish: set.opposeAbolish,
    adjust: set.opposeAdjust,
    charge: set.opposeCharge,
    enable: [],
    reform: [],
  }
  return favours
    ? made([...forIt[shape.kind], ...set.support, ...(lastFor[shape.kind] ?? [])], slots)
    : made([...againstIt[shape.kind], ...set.oppose], slots)
}

/** The arguments of both sides: the motion's own from the bank where there are any, then those by value. */
export const caseMaterialFor = (debate: DebateSoFar): CaseMaterial => {
  const shape = readMotion(debate.motion, debate.language)
  const set = debate.language === 'zh' ? FRAMES_ZH : FRAMES_EN
  const mine = otherStance(debate.userStance)
  const known = debate.motionKey === null ? null : findArguments(debate.motionKey, debate.language)
  return {
    own: [...(known?.[mine] ?? []), ...framesFor(shape, mine, set)],
    theirs: [...(known?.[debate.userStance] ?? []), ...framesFor(shape, debate.userStance, set)],
  }
}
