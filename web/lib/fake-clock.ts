import type { Clock } from './clock.ts'

type FakeClock = Clock & {
  /** Lets milliseconds go by; what falls due acts in the order of its time. */
  tick: (ms: number) => void
}

/** A clock for tests that stands still until it is told to go on. */
export const createFakeClock = (startsAt = 0): FakeClock => {
  let now = startsAt
  const waiting = new Set<{ at: number; act: () => void }>()

  const nextUntil = (end: number) =>
    [...waiting].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]

  return {
    now: () => now,
    after: (delayMs, act) => {
      const timer = { at: now + delayMs, act }
      waiting.add(timer)
      return () => waiting.delete(timer)
    },
    tick: ms => {
      const end = now + ms
      for (let due = nextUntil(end); due; due = nextUntil(end)) {
        waiting.delete(due)
        now = due.at
        due.act()
      }
      now = end
    },
  }
}
