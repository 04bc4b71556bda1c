import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, invalidField } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { isPasswordReset, takePasswordReset } from '#db/queries/password-resets.ts'
import { recordActivity, updateUser } from '#db/queries/users.ts'
import type { UserSession } from '#schema/nodes.ts'
import { fieldProblems, passwordProblem } from '#schema/validation.ts'
import { assertActive } from './assert-active.ts'
import { hashLinkToken } from './one-use-link.ts'
import { hashPassword } from './passwords.ts'
import { toSession } from './user-entity.ts'

const spent = () => invalidField('token', 'RESET_LINK_SPENT')

/**
 * Sets a new password by an administrator's link, ends every other session and logs in.
 * The link works once. VALIDATION on a weak password or a link that is used or too old,
 * FORBIDDEN when suspended, RATE_LIMITED, UNAVAILABLE when too busy.
 */
export const resetPassword = async (
  deps: Deps,
  viewer: Viewer,
  input: { token: string; password: string },
): Promise<UserSession> => {
  deps.budgets.spend(viewer, 'reset')
  assertNoProblems(fieldProblems({ password: [passwordProblem, input.password] }))
  const tokenHash = hashLinkToken(input.token)
  if (!(await isPasswordReset(deps.db, tokenHash, deps.now()))) throw spent()
  const password_hash = await deps.passwords.run(viewer, () => hashPassword(input.password))
  const row = await deps.db.transaction().execute(async tx => {
    const userId = await takePasswordReset(tx, tokenHash, deps.now())
    if (userId === null) throw spent()
    await recordActivity(tx, userId, 'password_reset', deps.now())
    const changed = await updateUser(tx, userId, { password_hash })
    assertActive(changed)
    return changed
  })
  return toSession(deps, viewer, row)
}
