import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import { guestIdOf, type Viewer } from '#api/domain/viewer.ts'
import { claimGuestDebates } from '#db/queries/debates.ts'
import { findTakenFields, insertUser, recordActivity } from '#db/queries/users.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { DEFAULT_AVATAR_ID } from '#schema/constants.ts'
import type { FieldProblem } from '#schema/errors.ts'
import type { RegisterInput, SessionAnswer } from '#schema/rest/accounts.ts'
import {
  avatarProblem,
  emailProblem,
  fieldProblems,
  passwordProblem,
  usernameProblem,
} from '#schema/validation.ts'
import { hashPassword } from './passwords.ts'
import { toSession } from './user-entity.ts'

export const takenProblems = (taken: { email: boolean; username: boolean }): FieldProblem[] => [
  ...(taken.email ? [{ field: 'email', code: 'EMAIL_TAKEN' } as const] : []),
  ...(taken.username ? [{ field: 'username', code: 'USERNAME_TAKEN' } as const] : []),
]

export const takenConflict = (fields: readonly FieldProblem[]) =>
  new DomainError('NAME_TAKEN', {}, { fields })

/**
 * Makes an account, logs it in and claims the guest's debates.
 * VALIDATION (§5), CONFLICT on a taken name.
 */
export const register = async (
  deps: Deps,
  viewer: Viewer,
  input: RegisterInput,
): Promise<SessionAnswer> => {
  const avatar_id = input.avatar_id ?? DEFAULT_AVATAR_ID
  assertNoProblems(
    fieldProblems({
      email: [emailProblem, input.email],
      password: [passwordProblem, input.password],
      username: [usernameProblem, input.username],
      avatar_id: [avatarProblem, avatar_id],
    }),
  )
  const names = { email: input.email.trim(), username: input.username.trim() }
  const taken = takenProblems(await findTakenFields(deps.db, names))
  if (taken.length > 0) throw takenConflict(taken)
  const password_hash = await hashPassword(input.password)
  const now = deps.now()
  try {
    const user = await deps.db.transaction().execute(async tx => {
      const row = await insertUser(tx, {
        user_id: deps.newId(),
        ...names,
        password_hash,
        avatar_id,
        registration_date: now,
      })
      await recordActivity(tx, row.user_id, 'registration', now)
      const guestId = guestIdOf(viewer)
      if (guestId !== null) await claimGuestDebates(tx, guestId, row.user_id)
      return row
    })
    deps.cache.clear()
    return toSession(deps, user)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw takenConflict(takenProblems(await findTakenFields(deps.db, names)))
  }
}
