import type { StartTimer } from '#api/ai/start-timer.ts'

/**
 * A deadline that can be moved while an answer comes in.
 * The SDK's own timeout ends at the response's headers.
 */
export type Watch = {
  /** Aborts with the caller's signal and when the deadline passes. */
  readonly signal: AbortSignal
  readonly expired: boolean
  setDeadline(ms: number): void
  clearDeadline(): void
}

export const createWatch = (caller: AbortSignal, start: StartTimer): Watch => {
  const late = new AbortController()
  let cancel = (): void => undefined
  return {
    signal: AbortSignal.any([caller, late.signal]),
    get expired() {
      return late.signal.aborted
    },
    setDeadline(ms) {
      cancel()
      cancel = start(ms, () => late.abort())
    },
    clearDeadline: () => cancel(),
  }
}
