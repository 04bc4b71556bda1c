import { DomainError } from '#api/domain/domain-error.ts'
import { networkOf } from '#api/domain/network-of.ts'
import type { Viewer } from '#api/domain/viewer.ts'

/** Each hash takes a core for some 50 ms and 19 MB; other requests need the rest of the machine. */
const AT_ONCE = 2
/** About a second's worth for one network, and some seconds' for all. */
const WAITING_OF_NETWORK = 40
const WAITING = 200
const RETRY_SECONDS = { network: 2, all: 5 } as const

/** Password work in turns: networks take turns, so that one with a script delays only itself. */
export type PasswordQueue = {
  /** RATE_LIMITED when the viewer's network has too much waiting, UNAVAILABLE when all have. */
  run<T>(viewer: Pick<Viewer, 'address'>, work: () => Promise<T>): Promise<T>
}

export const createPasswordQueue = (): PasswordQueue => {
  const waiting = new Map<string, (() => void)[]>()
  let waitingInAll = 0
  let running = 0

  /** Lets the next one begin, of the network whose turn it is. */
  const letNext = () => {
    const [next] = waiting
    if (!next || running >= AT_ONCE) return
    const [network, [begin, ...others]] = next
    waiting.delete(network)
    if (others.length > 0) waiting.set(network, others)
    waitingInAll -= 1
    running += 1
    begin?.()
  }

  const turnOf = (network: string): Promise<void> => {
    const own = waiting.get(network) ?? []
    if (own.length >= WAITING_OF_NETWORK)
      throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: RETRY_SECONDS.network })
    if (waitingInAll >= WAITING)
      throw new DomainError('SERVER_BUSY', {}, { retryAfter: RETRY_SECONDS.all })
    return new Promise(resolve => {
      waiting.set(network, [...own, resolve])
      waitingInAll += 1
      letNext()
    })
  }

  return {
    run: async ({ address }, work) => {
      await turnOf(networkOf(address))
      try {
        return await work()
      } finally {
        running -= 1
        letNext()
      }
    },
  }
}
