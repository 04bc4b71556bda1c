/** Calls `end` after so many milliseconds, unless the answer is called before. */
export type StartTimer = (ms: number, end: () => void) => () => void

export const startTimer: StartTimer = (ms, end) => {
  const timer = setTimeout(end, ms)
  return () => clearTimeout(timer)
}
