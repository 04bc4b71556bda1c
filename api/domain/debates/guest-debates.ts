import { DomainError } from '#api/domain/domain-error.ts'
import type { Db } from '#db/database.ts'
import { countOpenOfGuest, lockGuest, type Owner } from '#db/queries/debates.ts'
import { LIMITS } from '#schema/constants.ts'

/** CONFLICT when a guest has as many debates in progress as a guest may have. */
export const assertMayOpenMore = async (db: Db, { guestId }: Owner): Promise<void> => {
  if (guestId === null) return
  const most = LIMITS.guestDebates
  if ((await countOpenOfGuest(db, guestId, most)) >= most)
    throw new DomainError('GUEST_DEBATES_OPEN', { max: most })
}

/** The same inside the transaction that starts one: starts at the same moment count each other. */
export const lockAndAssertMayOpenMore = async (tx: Db, owner: Owner): Promise<void> => {
  if (owner.guestId !== null) await lockGuest(tx, owner.guestId)
  await assertMayOpenMore(tx, owner)
}
