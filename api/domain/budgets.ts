import { DomainError } from './domain-error.ts'
import { networkOf } from './network-of.ts'
import type { Viewer } from './viewer.ts'

/** `atOnce` calls may come together; so many a minute come back. */
type Rate = { atOnce: number; perMinute: number }

/**
 * How often a verb may be called: `own` by each user or guest, `network` by all who are not logged
 * in behind one address, who may be a whole school.
 */
const RATES = {
  register: { own: null, network: { atOnce: 60, perMinute: 20 } },
  logIn: { own: null, network: { atOnce: 300, perMinute: 120 } },
  reset: { own: null, network: { atOnce: 20, perMinute: 10 } },
  start: { own: { atOnce: 20, perMinute: 10 }, network: { atOnce: 200, perMinute: 60 } },
  topic: { own: { atOnce: 20, perMinute: 10 }, network: null },
  turn: { own: { atOnce: 20, perMinute: 30 }, network: { atOnce: 150, perMinute: 600 } },
  retry: { own: { atOnce: 6, perMinute: 6 }, network: { atOnce: 40, perMinute: 40 } },
} as const satisfies Record<string, { own: Rate | null; network: Rate | null }>

export type Action = keyof typeof RATES

/** Callers remembered; the one who has called least recently is forgotten first. */
const MOST_CALLERS = 10_000
const MINUTE_MS = 60_000

/** In this process's memory, so that every server has budgets of its own. */
export type Budgets = {
  /** Counts a call of `viewer`. RATE_LIMITED when too many came before. */
  spend(viewer: Viewer, action: Action): void
}

type Bucket = { left: number; at: number }

const bucketsOf = (viewer: Viewer, action: Action): [key: string, rate: Rate][] => {
  const { own, network } = RATES[action]
  const isUser = viewer.kind === 'user' || viewer.kind === 'admin'
  const buckets: [string, Rate][] = []
  if (own && viewer.kind === 'user') buckets.push([`${action} user ${viewer.userId}`, own])
  if (own && viewer.kind === 'guest') buckets.push([`${action} guest ${viewer.guestId}`, own])
  if (network && !isUser) buckets.push([`${action} network ${networkOf(viewer.address)}`, network])
  return buckets
}

/** `now` in milliseconds. */
export const createBudgets = (now: () => number): Budgets => {
  const buckets = new Map<string, Bucket>()

  const fill = (key: string, { atOnce, perMinute }: Rate): Bucket => {
    const at = now()
    const { left, at: lookedAt } = buckets.get(key) ?? { left: atOnce, at }
    const gained = (Math.max(0, at - lookedAt) / MINUTE_MS) * perMinute
    const bucket = { left: Math.min(atOnce, left + gained), at }
    buckets.delete(key)
    buckets.set(key, bucket)
    return bucket
  }

  const forgetOldest = () => {
    for (const key of buckets.keys()) {
      if (buckets.size <= MOST_CALLERS) return
      buckets.delete(key)
    }
  }

  return {
    spend(viewer, action) {
      const asked = bucketsOf(viewer, action).map(([key, rate]) => ({
        bucket: fill(key, rate),
        rate,
      }))
      forgetOldest()
      for (const { bucket, rate } of asked) {
        if (bucket.left >= 1) continue
        const seconds = ((1 - bucket.left) / rate.perMinute) * 60
        throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: Math.ceil(seconds) })
      }
      for (const { bucket } of asked) bucket.left -= 1
    },
  }
}

/** Of a server whose limits are off. */
export const unlimited: Budgets = { spend: () => undefined }
