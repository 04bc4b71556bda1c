import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Stance } from '#schema/constants.ts'
import { findArguments } from '../bank/find-arguments.ts'
import { AFFIRM, DENY } from '../data/en/stock-claim.ts'
import { BAD, GOOD, PREFER } from '../data/en/stock-judgement.ts'
import {
  OPPOSE_IMPOSE,
  OPPOSE_RESTRICT,
  SUPPORT_IMPOSE,
  SUPPORT_RESTRICT,
  SUPPORT_RESTRICT_LAST,
} from '../data/en/stock-limits.ts'
import {
  OPPOSE_ABOLISH,
  OPPOSE_ADJUST,
  OPPOSE_CHARGE,
  SUPPORT_ABOLISH,
  SUPPORT_ADJUST,
  SUPPORT_CHARGE,
} from '../data/en/stock-measures.ts'
import { OPPOSE_PERMIT, SUPPORT_ENABLE, SUPPORT_PERMIT } from '../data/en/stock-openings.ts'
import { OPPOSE, SUPPORT } from '../data/en/stock-policy.ts'
import { FRAMES_ZH } from '../data/zh/stock.ts'
import { isFavourable, type MotionShape } from '../motions/motion-shape.ts'
import { readMotion } from '../motions/read-motion.ts'
import type { FrameSet } from './frame-set.ts'
import { type CaseMaterial, type Frames, fillFrames, type Point, type Slots } from './point.ts'

const FRAMES_EN: FrameSet = {
  support: SUPPORT,
  oppose: OPPOSE,
  supportFirst: {
    restrict: SUPPORT_RESTRICT,
    abolish: SUPPORT_ABOLISH,
    impose: SUPPORT_IMPOSE,
    permit: SUPPORT_PERMIT,
    adjust: SUPPORT_ADJUST,
    charge: SUPPORT_CHARGE,
    enable: SUPPORT_ENABLE.slice(0, 1),
  },
  supportLast: {
    restrict: SUPPORT_RESTRICT_LAST,
    enable: SUPPORT_ENABLE.slice(1),
    reform: SUPPORT_ENABLE.slice(1),
  },
  opposeFirst: {
    restrict: OPPOSE_RESTRICT,
    abolish: OPPOSE_ABOLISH,
    impose: OPPOSE_IMPOSE,
    permit: OPPOSE_PERMIT,
    adjust: OPPOSE_ADJUST,
    charge: OPPOSE_CHARGE,
  },
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
  const [first, any, last] = favours
    ? [set.supportFirst, set.support, set.supportLast]
    : [set.opposeFirst, set.oppose, {}]
  const frames = [...(first[shape.kind] ?? []), ...any, ...(last[shape.kind] ?? [])]
  return made(frames, { change: shape.change ?? set.thisChange })
}

const materialOf = ({ motion, motionKey, language, userStance }: Asked): CaseMaterial => {
  const shape = readMotion(motion, language)
  const set = language === 'zh' ? FRAMES_ZH : FRAMES_EN
  const mine = otherStance(userStance)
  const known = motionKey === null ? null : findArguments(motionKey, language)
  return {
    own: [...(known?.[mine] ?? []), ...framesFor(shape, mine, set)],
    theirs: [...(known?.[userStance] ?? []), ...framesFor(shape, userStance, set)],
  }
}

type Asked = Pick<DebateSoFar, 'motion' | 'motionKey' | 'language' | 'userStance'>

/** A debate asks for the same arguments at every turn, and what is read out of them (match-point.ts) hangs on them. */
const KEPT = 200
const kept = new Map<string, CaseMaterial>()

/** The arguments of both sides: the motion's own from the bank where there are any, then those by value. */
export const caseMaterialFor = (asked: Asked): CaseMaterial => {
  const key = [asked.language, asked.userStance, asked.motionKey, asked.motion].join('\n')
  const known = kept.get(key)
  if (known) return known
  const material = materialOf(asked)
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, material)
  return material
}
