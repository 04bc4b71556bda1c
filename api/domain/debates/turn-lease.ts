import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Db } from '#db/database.ts'
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
  /**
   * Releases the lease as part of `tx`; CONFLICT when it was lost, so that a late reply is never
   * stored.
   */
  settle(tx: Db): Promise<void>
  /** Releases the lease if it is still held. */
  giveUp(): Promise<void>
}

/** CONFLICT while another turn runs. */
export const takeTurnLease = async (deps: Deps, debateId: string): Promise<TurnLease> => {
  const leaseId = deps.newId()
  const untilFromNow = () => new Date(deps.now().getTime() + LEASE_MS)
  if (!(await takeLease(deps.db, debateId, leaseId, deps.now(), untilFromNow())))
    throw new DomainError('TURN_RUNNING')
  let isHeld = true
  return {
    id: leaseId,
    keep: abort => {
      const renew = async () => {
        try {
          if (!(await renewLease(deps.db, debateId, leaseId, untilFromNow())))
            abort.abort(debateEnded())
        } catch (error) {
          deps.log.warn({ err: error, debateId }, 'the lease of a turn could not be renewed')
        }
      }
      const timer = setInterval(renew, RENEW_MS)
      return () => clearInterval(timer)
    },
    settle: async tx => {
      if (!(await releaseLease(tx, debateId, leaseId))) throw debateEnded()
      isHeld = false
    },
    giveUp: async () => {
      if (isHeld) await releaseLease(deps.db, debateId, leaseId)
    },
  }
}
