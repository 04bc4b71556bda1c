/** How much may be asked at once, and how much of it comes back in a second. */
export type Budget = { limit: number; restoreRate: number }

export type Spent = {
  isSpent: boolean
  /** What is left now. */
  available: number
  /** Seconds until as much as was asked for is there; 0 where it was. */
  retryAfter: number
}

/** Callers whose use is kept; beyond, who asked longest ago is forgotten, which fills their bucket. */
const MOST_KEPT = 10_000

type Bucket = { used: number; at: number }

/**
 * Leaky buckets by caller, in this process alone. What was used drains by itself; who asks for more
 * than is left is refused and uses nothing up; a cost below zero gives back. `now` in milliseconds.
 */
export const createLeakyBuckets = (now: () => number, most = MOST_KEPT) => {
  const buckets = new Map<string, Bucket>()
  return (caller: string, { limit, restoreRate }: Budget, cost: number): Spent => {
    const at = now()
    const kept = buckets.get(caller)
    const drained = kept ? (Math.max(0, at - kept.at) / 1000) * restoreRate : 0
    const used = Math.max(0, (kept?.used ?? 0) - drained)
    const isSpent = used + cost > limit
    const usedNow = isSpent ? used : Math.max(0, used + cost)
    // Put last, so that the first ones are those that have not asked for longest.
    buckets.delete(caller)
    if (usedNow > 0) buckets.set(caller, { used: usedNow, at })
    const [oldest] = buckets.keys()
    if (buckets.size > most && oldest !== undefined) buckets.delete(oldest)
    const missing = used + cost - limit
    return {
      isSpent,
      available: Math.floor(limit - usedNow),
      retryAfter: isSpent ? Math.max(1, Math.ceil(missing / restoreRate)) : 0,
    }
  }
}
