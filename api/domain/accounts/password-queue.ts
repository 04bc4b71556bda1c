import { DomainError } from '#api/domain/domain-error.ts'
import { networkOf, siteOf } from '#api/domain/network-of.ts'
import type { Viewer } from '#api/domain/viewer.ts'

/** Each hash takes a core for some 50 ms and 19 MB; other requests need the rest of the machine. */
const AT_ONCE = 2
/** About a second's worth for one network, twice that for a /48 of IPv6, some seconds' for all. */
const WAITING_OF_NETWORK = 40
const WAITING_OF_SITE = 2 * WAITING_OF_NETWORK
const WAITING = 200
const RETRY_SECONDS = { network: 2, all: 5 } as const

/** Password work in turns: networks take turns, so that one with a script delays only itself. */
export type PasswordQueue = {
  /** RATE_LIMITED when the viewer's network or site has too much waiting, UNAVAILABLE when all. */
  run<T>(viewer: Pick<Viewer, 'address'>, work: () => Promise<T>): Promise<T>
}

type WaitingHash = { site: string | null; begin(): void }

export const createPasswordQueue = (): PasswordQueue => {
  const waiting = new Map<string, WaitingHash[]>()
  let waitingInAll = 0
  let running = 0

  /** Lets the next one begin, of the network whose turn it is. */
  const letNext = () => {
    const [next] = waiting
    if (!next || running >= AT_ONCE) return
    const [network, [first, ...others]] = next
    waiting.delete(network)
    if (others.length > 0) waiting.set(network, others)
    waitingInAll -= 1
    running += 1
    first?.begin()
  }

  const isSiteFull = (site: string | null): boolean => {
    if (site === null) return false
    const ofSite = [...waiting.values()].flat().filter(each => each.site === site)
    return ofSite.length >= WAITING_OF_SITE
  }

  const turnOf = (address: string): Promise<void> => {
    const network = networkOf(address)
    const site = siteOf(address)
    const own = waiting.get(network) ?? []
    if (own.length >= WAITING_OF_NETWORK || isSiteFull(site))
      throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: RETRY_SECONDS.network })
    if (waitingInAll >= WAITING)
      throw new DomainError('SERVER_BUSY', {}, { retryAfter: RETRY_SECONDS.all })
    return new Promise(resolve => {
      waiting.set(network, [...own, { site, begin: resolve }])
      waitingInAll += 1
      letNext()
    })
  }

  return {
    run: async ({ address }, work) => {
      await turnOf(address)
      try {
        return await work()
      } finally {
        running -= 1
        letNext()
      }
    },
  }
}
