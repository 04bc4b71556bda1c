import { takenConflict, takenProblems } from '#api/domain/accounts/find-taken.ts'
import { toAccount } from '#api/domain/accounts/user-entity.ts'
import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findTakenFields, updateUser } from '#db/queries/users.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { Account } from '#schema/nodes.ts'
import { fieldProblems, newEmailProblem, usernameProblem } from '#schema/validation.ts'
import { logChange } from './audit-log.ts'
import { requireUserRow } from './get-user.ts'

type Input = { user_id: string; username?: string | undefined; email?: string | undefined }

/**
 * Changes a user's name or address. Administrators only;
 * VALIDATION, CONFLICT on a taken one, NOT_FOUND.
 */
export const updateAdminUser = async (
  deps: Deps,
  viewer: Viewer,
  input: Input,
): Promise<Account> => {
  const adminId = requireAdmin(viewer)
  const before = await requireUserRow(deps, viewer, input.user_id)
  const names = {
    ...(input.username !== undefined && { username: input.username.trim() }),
    ...(input.email !== undefined && { email: input.email.trim() }),
  }
  if (Object.keys(names).length === 0) throw new DomainError('NOTHING_TO_CHANGE')
  assertNoProblems(
    fieldProblems({
      ...(input.username !== undefined && { username: [usernameProblem, input.username] }),
      ...(input.email !== undefined && { email: [newEmailProblem, input.email] }),
    }),
  )
  const findTaken = async () => takenProblems(await findTakenFields(deps.db, names, before.user_id))
  const taken = await findTaken()
  if (taken.length > 0) throw takenConflict(taken)
  try {
    const row = await deps.db.transaction().execute(async tx => {
      await logChange(deps, tx, adminId, 'update_user', before.user_id, {
        fields: Object.keys(names),
      })
      return updateUser(tx, before.user_id, names)
    })
    deps.cache.clear()
    return toAccount(row)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw takenConflict(await findTaken())
  }
}
