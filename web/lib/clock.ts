/** Time as code sees it; tests bring one that they move themselves. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number
  /** Acts once after so many milliseconds, unless the answer is called before. */
  after: (delayMs: number, act: () => void) => () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, act) => {
    const timer = setTimeout(act, delayMs)
    return () => clearTimeout(timer)
  },
}

export const pause = (clock: Clock, ms: number) =>
  new Promise<void>(resolve => {
    clock.after(ms, resolve)
  })
