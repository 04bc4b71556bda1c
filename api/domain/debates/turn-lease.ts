import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { releaseLease, renewLease, takeLease } from '#db/queries/debates.ts'

/**
 * After this time the lease of a server that died expires; a running server renews its lease this
 * often.
 */
const LEASE_MS = 15_000
const RENEW_MS = 5_000

export const debateEnded = () => new DomainError('DEBATE_ENDED')

/** The right to the debate's next turn, held in the database so that it binds every server. */
export type TurnLease = {
  /** What the row of the debate holds as long as the lease is held. */
  id: string
  /**
   * Aborts `abort` once the lease is lost: the debate ended, or another server took over. Returns
   * the function that ends this.
   */
  keep(abort: AbortController): () => void
  /** The reply was stored, and the lease was released with it. */
  settled(): void
  /** Releases the lease if it is still held. */
  giveUp(): Promise<void>
}

const fromNow = (deps: Deps) => new Date(deps.now().getTime() + LEASE_MS)

/** A lease to be taken. */
export const newLease = (deps: Deps) => ({
  id: deps.newId(),
  now: deps.now(),
  until: fromNow(deps),
})

/** CONFLICT while another turn runs. */
export const takeTurnLease = async (deps: Deps, debateId: string): Promise<TurnLease> => {
  const { id, now, until } = newLease(deps)
  if (!(await takeLease(deps.db, debateId, id, now, until))) throw new DomainError('TURN_RUNNING')
  return leaseTaken(deps, debateId, id)
}

/** The lease that has been taken in the database. */
export const leaseTaken = (deps: Deps, debateId: string, leaseId: string): TurnLease => {
  let isHeld = true
  return {
    id: leaseId,
    keep: abort => {
      const renew = async () => {
        try {
          if (!(await renewLease(deps.db, debateId, leaseId, fromNow(deps))))
            abort.abort(debateEnded())
        } catch (error) {
          deps.log.warn({ err: error, debateId }, 'the lease of a turn could not be renewed')
        }
      }
      const timer = setInterval(renew, RENEW_MS)
      return () => clearInterval(timer)
    },
    settled: () => {
      isHeld = false
    },
    giveUp: async () => {
      if (isHeld) await releaseLease(deps.db, debateId, leaseId)
    },
  }
}
