import type { Finding } from '#api/ai/judge.ts'
import { type Coaching, FAULTS, type FaultKind, fillWholly } from './coaching.ts'
import type { FoundFault } from './find-faults.ts'
import { blame } from './review-turns.ts'

const MOST_PRIORITIES = 2

/** How much a fault weighs: the gravest first. */
const BY_WEIGHT = Object.keys(FAULTS) as FaultKind[]

/** A fault as a priority: why it cost points, a frame for its sentence, what lifts the skill. */
export const priorityOf = (
  fault: FoundFault,
  coaching: Coaching,
): Finding['priorities'][number] => {
  const { frame, lift } = coaching.faults[fault.kind]
  const filled = frame === null ? null : fillWholly(frame, fault.slots)
  return {
    ...blame(fault, coaching),
    rewrite: filled === null ? null : `${coaching.frameLabel}${filled}`,
    lift: fillWholly(lift, fault.slots) ?? lift,
  }
}

/** The gravest faults first; of one kind in the order of speaking. */
export const byWeight = (faults: readonly FoundFault[]): FoundFault[] =>
  [...faults].sort((a, b) => BY_WEIGHT.indexOf(a.kind) - BY_WEIGHT.indexOf(b.kind))

/** One or two faults to work on, of different skills and sentences; `faults` by weight. */
export const choosePriorities = (faults: readonly FoundFault[]): FoundFault[] => {
  const [first, ...others] = faults
  if (!first) return []
  const second = others.find(
    other => FAULTS[other.kind] !== FAULTS[first.kind] && other.sentence !== first.sentence,
  )
  return [first, ...(second ? [second] : [])].slice(0, MOST_PRIORITIES)
}
