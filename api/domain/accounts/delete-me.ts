import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { deleteUser } from '#db/queries/admin-users.ts'
import { confirmPassword } from './confirm-password.ts'
import { requireOwnRow } from './get-me.ts'

type Input = { password?: string | undefined; username?: string | undefined }

/**
 * Deletes the caller's own account, with the same effect as an administrator's deletion. It needs
 * the password; an account without one (third-party sign-in) the username, typed. Answers
 * the id that is gone. VALIDATION,
 * UNAUTHENTICATED, RATE_LIMITED.
 */
export const deleteMe = async (deps: Deps, viewer: Viewer, input: Input): Promise<string> => {
  const { user_id, email, username, password_hash: hash } = await requireOwnRow(deps, viewer)
  if (hash !== null)
    await deps.passwords.run(viewer, () =>
      confirmPassword(
        deps,
        viewer,
        { realm: 'user', email, hash },
        input.password ?? '',
        'password',
      ),
    )
  else if (input.username !== username) throw invalidField('username', 'USERNAME_NOT_TYPED')
  await deps.db.transaction().execute(tx => deleteUser(tx, user_id))
  deps.cache.clear()
  return user_id
}
