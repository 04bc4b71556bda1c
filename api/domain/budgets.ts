import { DomainError } from './domain-error.ts'
import { createLeakyBuckets } from './leaky-bucket.ts'
import { networkOf, siteOf } from './network-of.ts'
import type { Viewer } from './viewer.ts'

/** So many calls may come together; `perMinute` of them come back. */
type Rate = { atOnce: number; perMinute: number }

/**
 * How often a verb may be called: `own` by each user or guest, `network` by all who are not logged
 * in behind one address, who may be a whole school.
 */
type Rates = { own: Rate | null; network: Rate | null }

const RATES = {
  /** A school of 200 registers in one lesson. */
  register: { own: null, network: { atOnce: 200, perMinute: 20 } },
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

/**
 * In a /48 of IPv6 there may be one visitor or many: it has twice what each network in it has, so
 * that none of them uses it up alone.
 */
const ofSite = ({ atOnce, perMinute }: Rate): Rate => ({
  atOnce: 2 * atOnce,
  perMinute: 2 * perMinute,
})

/** The callers whose budgets a call uses up. */
const callersOf = (viewer: Viewer, action: Action): [caller: string, rate: Rate][] => {
  const { own, network }: Rates = RATES[action]
  const site = siteOf(viewer.address)
  const isUser = ['user', 'admin', 'key'].includes(viewer.kind)
  const callers: [string, Rate][] = []
  if (own && viewer.kind === 'user') callers.push([`${action} user ${viewer.userId}`, own])
  if (own && viewer.kind === 'guest') callers.push([`${action} guest ${viewer.guestId}`, own])
  if (!network || isUser) return callers
  callers.push([`${action} network ${networkOf(viewer.address)}`, network])
  if (site !== null) callers.push([`${action} site ${site}`, ofSite(network)])
  return callers
}

/** `now` in milliseconds. */
export const createBudgets = (now: () => number): Budgets => {
  const use = createLeakyBuckets(now)
  return {
    spend(viewer, action) {
      const budgets = callersOf(viewer, action).map(([caller, { atOnce, perMinute }]) => ({
        caller,
        budget: { limit: atOnce, restoreRate: perMinute / MINUTE },
      }))
      for (const [at, { caller, budget }] of budgets.entries()) {
        const { isSpent, retryAfter } = use(caller, budget, 1)
        if (!isSpent) continue
        for (const given of budgets.slice(0, at)) use(given.caller, given.budget, -1)
        throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter })
      }
    },
  }
}

/** Of a server whose limits are off. */
export const unlimited: Budgets = { spend: () => undefined }
