/** What a socket has saved up it may spend at once; so many seconds' worth. */
const SAVED_SECONDS = 2

export type SocketBudget = {
  /** Whether an event with so many bytes of audio may pass. */
  spend(bytes: number): boolean
}

/** Two token buckets: events and bytes. `now` in milliseconds. */
export const createSocketBudget = (
  perSecond: { events: number; bytes: number },
  now: () => number,
): SocketBudget => {
  const most = {
    events: perSecond.events * SAVED_SECONDS,
    bytes: perSecond.bytes * SAVED_SECONDS,
  }
  const saved = { ...most }
  let lookedAt = now()
  return {
    spend(bytes) {
      const seconds = Math.max(0, now() - lookedAt) / 1000
      lookedAt += seconds * 1000
      saved.events = Math.min(most.events, saved.events + seconds * perSecond.events)
      saved.bytes = Math.min(most.bytes, saved.bytes + seconds * perSecond.bytes)
      if (saved.events < 1 || saved.bytes < bytes) return false
      saved.events -= 1
      saved.bytes -= bytes
      return true
    },
  }
}
