import { hashResetToken } from '#api/domain/admin/create-password-reset.ts'
import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, invalidField } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { takePasswordReset } from '#db/queries/password-resets.ts'
import { recordActivity, updateUser } from '#db/queries/users.ts'
import type { SessionAnswer } from '#schema/rest/accounts.ts'
import { fieldProblems, passwordProblem } from '#schema/validation.ts'
import { hashPassword } from './passwords.ts'
import { toSession } from './user-entity.ts'

/**
 * Sets a new password by an administrator's link, ends every other session and logs in.
 * The link works once. VALIDATION on a weak password or a link that is used or too old.
 */
export const resetPassword = async (
  deps: Deps,
  _viewer: Viewer,
  input: { token: string; password: string },
): Promise<SessionAnswer> => {
  assertNoProblems(fieldProblems({ password: [passwordProblem, input.password] }))
  const password_hash = await hashPassword(input.password)
  const row = await deps.db.transaction().execute(async tx => {
    const userId = await takePasswordReset(tx, hashResetToken(input.token), deps.now())
    if (userId === null) throw invalidField('token', 'RESET_LINK_SPENT')
    await recordActivity(tx, userId, 'password_reset', deps.now())
    return updateUser(tx, userId, { password_hash })
  })
  return toSession(deps, row)
}
