import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireUser, type Viewer } from '#api/domain/viewer.ts'
import { findUserById } from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
import type { Account } from '#schema/nodes.ts'
import { toAccount } from './user-entity.ts'

/** The viewer's own row. UNAUTHENTICATED when the account is gone. */
export const requireOwnRow = async (deps: Deps, viewer: Viewer): Promise<UserRow> => {
  const row = await findUserById(deps.db, requireUser(viewer))
  if (!row) throw new DomainError('ACCOUNT_GONE')
  return row
}

/** The logged-in user. UNAUTHENTICATED, FORBIDDEN. */
export const getMe = async (deps: Deps, viewer: Viewer): Promise<Account> =>
  toAccount(await requireOwnRow(deps, viewer))
