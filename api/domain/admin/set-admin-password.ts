import { hashPassword } from '#api/domain/accounts/passwords.ts'
import { reopenAccount } from '#api/domain/accounts/throttle.ts'
import type { Deps } from '#api/domain/deps.ts'
import { findAdminByEmail, insertAdmin, updateAdminPassword } from '#db/queries/admins.ts'
import { generatePassword, newAdmin } from './ensure-first-admin.ts'

/**
 * Makes an administrator of this address, or gives the one there is a new password, which ends
 * every session of theirs. For whoever runs the server. Without a password it makes one up.
 */
export const setAdminPassword = async (
  deps: Pick<Deps, 'db' | 'newId' | 'now'>,
  email: string,
  given: string | null,
): Promise<{ made: boolean; password: string }> => {
  const password = given ?? generatePassword()
  const admin = await findAdminByEmail(deps.db, email)
  if (admin === undefined) await insertAdmin(deps.db, await newAdmin(deps, email, password))
  else await updateAdminPassword(deps.db, admin.admin_id, await hashPassword(password))
  await reopenAccount(deps, { realm: 'admin', email })
  return { made: admin === undefined, password }
}
