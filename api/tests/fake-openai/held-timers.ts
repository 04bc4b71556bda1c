import type { StartTimer } from '#api/ai/start-timer.ts'

/** Timers that run out when a test says so, and not before. */
export const createHeldTimers = () => {
  const running = new Map<symbol, { ms: number; end: () => void }>()
  const startTimer: StartTimer = (ms, end) => {
    const id = Symbol()
    running.set(id, { ms, end })
    return () => running.delete(id)
  }
  return {
    startTimer,
    /** The milliseconds that each was started with. */
    running: () => [...running.values()].map(({ ms }) => ms),
    /** Ends those that were started with so many milliseconds. */
    runOut: (ms: number) => {
      for (const [id, timer] of [...running]) {
        if (timer.ms !== ms) continue
        running.delete(id)
        timer.end()
      }
    },
  }
}
