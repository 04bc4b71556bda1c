import type { DebateSoFar } from '#api/ai/opponent.ts'
import type { Language, Stance } from '#schema/constants.ts'
import { findCardArguments } from '../concepts/card-arguments.ts'
import { isFavourable, type MotionKind } from '../motions/motion-kind.ts'
import { readMotion } from '../motions/read-motion.ts'
import { briefPoints } from './brief-points.ts'
import { findArguments } from './find-arguments.ts'
import type { CaseMaterial, Point } from './point.ts'
import { stockArgumentsFor, unreadChangeIn } from './stock-arguments.ts'

export const otherStance = (stance: Stance): Stance => (stance === 'for' ? 'against' : 'for')

/** What can be said on a side of any motion of this kind. */
const stockFor = (motion: MotionKind, stance: Stance, language: Language): Point[] => {
  const favours = isFavourable(motion, stance)
  switch (motion.kind) {
    case 'fact':
      return stockArgumentsFor(language, [favours ? 'fact, true' : 'fact, false'], {})
    case 'value': {
      const use = favours ? 'value, good' : 'value, bad'
      return stockArgumentsFor(language, [use], { object: motion.object })
    }
    case 'comparison': {
      const { object, other } = motion
      const [a, b] = favours ? [object, other] : [other, object]
      return stockArgumentsFor(language, ['comparison'], { a, b })
    }
    case 'policy': {
      const side = favours ? 'for' : 'against'
      const { policy } = motion
      const uses = [`${side} ${policy}, first`, `${side} any change`, `${side} ${policy}, last`]
      return stockArgumentsFor(language, uses, {
        change: motion.change ?? unreadChangeIn(language),
      })
    }
  }
}

const materialOf = ({ motion, motionKey, language, userStance, brief }: Asked): CaseMaterial => {
  const kind = readMotion(motion, language)
  const mine = otherStance(userStance)
  const known = motionKey === null ? null : findArguments(motionKey, language)
  const written = known
    ? { ...known, affected: null, cases: { for: null, against: null } }
    : findCardArguments(motion, language)
  const general = {
    own: stockFor(kind, mine, language),
    theirs: stockFor(kind, userStance, language),
  }
  const [ours, yours] = [mine, userStance].map(side => briefPoints(brief, side, language))
  const isWritten = written[mine].length > 0
  return {
    own: [...(isWritten ? (ours ?? []) : []), ...written[mine], ...(known ? general.own : [])],
    theirs: [...(yours ?? []), ...written[userStance], ...(known ? general.theirs : [])],
    general,
    briefed: isWritten ? [] : (ours ?? []),
    affected: written.affected,
    ownCase: written.cases[mine],
  }
}

type Asked = Pick<DebateSoFar, 'motion' | 'motionKey' | 'language' | 'userStance' | 'brief'>

/**
 * How many are cached: a debate asks for the same arguments at every turn, and match-point.ts
 * caches what it computes for them.
 */
const KEPT = 100
const kept = new Map<string, CaseMaterial>()

/**
 * The arguments of both sides: the motion's own and then stock arguments, or those of the concept
 * cards of a self-written motion; none where nothing is known of it.
 */
export const caseMaterialFor = (asked: Asked): CaseMaterial => {
  const { language, userStance, motionKey, motion, brief } = asked
  const key = JSON.stringify([language, userStance, motionKey, motion, brief ?? null])
  const known = kept.get(key)
  if (known) return known
  const material = materialOf(asked)
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(key, material)
  return material
}
