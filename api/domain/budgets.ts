import { DomainError } from './domain-error.ts'
import { createLeakyBuckets } from './leaky-bucket.ts'
import { networkOf } from './network-of.ts'
import type { Viewer } from './viewer.ts'

/** So many calls may come together; `perMinute` of them come back. */
type Rate = { atOnce: number; perMinute: number }

/**
 * How often a verb may be called: `own` by each user or guest, `network` by all who are not logged
 * in behind one address, who may be a whole school, `everybody` by all there, logged in or not.
 */
type Rates = { own: Rate | null; network: Rate | null; everybody?: Rate }

const RATES = {
  register: { own: null, network: { atOnce: 60, perMinute: 20 } },
  /** Whether an email address is taken: many accounts ask no more than one. */
  email: { own: null, network: null, everybody: { atOnce: 300, perMinute: 5 } },
  logIn: { own: null, network: { atOnce: 300, perMinute: 120 } },
  reset: { own: null, network: { atOnce: 20, perMinute: 10 } },
  start: { own: { atOnce: 20, perMinute: 10 }, network: { atOnce: 40, perMinute: 60 } },
  topic: { own: { atOnce: 20, perMinute: 10 }, network: null },
  turn: { own: { atOnce: 20, perMinute: 30 }, network: { atOnce: 60, perMinute: 600 } },
  retry: { own: { atOnce: 6, perMinute: 6 }, network: { atOnce: 40, perMinute: 40 } },
} as const satisfies Record<string, Rates>

type Action = keyof typeof RATES

const MINUTE = 60

/** In this process's memory, so that every server has budgets of its own. */
export type Budgets = {
  /** Counts a call of `viewer`. RATE_LIMITED when too many came before. */
  spend(viewer: Viewer, action: Action): void
}

/** The callers whose budgets a call uses up. */
const callersOf = (viewer: Viewer, action: Action): [caller: string, rate: Rate][] => {
  const { own, network, everybody }: Rates = RATES[action]
  const place = networkOf(viewer.address)
  const isUser = ['user', 'admin', 'key'].includes(viewer.kind)
  const callers: [string, Rate][] = []
  if (own && viewer.kind === 'user') callers.push([`${action} user ${viewer.userId}`, own])
  if (own && viewer.kind === 'guest') callers.push([`${action} guest ${viewer.guestId}`, own])
  if (network && !isUser) callers.push([`${action} network ${place}`, network])
  if (everybody) callers.push([`${action} everybody ${place}`, everybody])
  return callers
}

/** `now` in milliseconds. */
export const createBudgets = (now: () => number): Budgets => {
  const use = createLeakyBuckets(now)
  return {
    spend(viewer, action) {
      for (const [caller, { atOnce, perMinute }] of callersOf(viewer, action)) {
        const budget = { limit: atOnce, restoreRate: perMinute / MINUTE }
        const { isSpent, retryAfter } = use(caller, budget, 1)
        if (isSpent) throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter })
      }
    },
  }
}

/** Of a server whose limits are off. */
export const unlimited: Budgets = { spend: () => undefined }
