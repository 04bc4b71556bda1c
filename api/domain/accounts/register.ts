import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems } from '#api/domain/domain-error.ts'
import { guestIdOf, type Viewer } from '#api/domain/viewer.ts'
import { claimGuestDebates } from '#db/queries/debates.ts'
import { insertUser, recordActivity } from '#db/queries/users.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { DEFAULT_AVATAR_ID } from '#schema/constants.ts'
import type { UserSession } from '#schema/nodes.ts'
import type { RegisterInput } from '#schema/rest/accounts.ts'
import {
  avatarProblem,
  fieldProblems,
  newEmailProblem,
  passwordProblem,
  usernameProblem,
} from '#schema/validation.ts'
import { assertNotTaken } from './find-taken.ts'
import { hashPassword } from './passwords.ts'
import { toSession } from './user-entity.ts'

/**
 * Makes an account, logs it in and claims the guest's debates.
 * VALIDATION (§5), CONFLICT on a taken name, RATE_LIMITED, UNAVAILABLE when too busy.
 */
export const register = async (
  deps: Deps,
  viewer: Viewer,
  input: RegisterInput,
): Promise<UserSession> => {
  const avatar_id = input.avatar_id ?? DEFAULT_AVATAR_ID
  assertNoProblems(
    fieldProblems({
      email: [newEmailProblem, input.email],
      password: [passwordProblem, input.password],
      username: [usernameProblem, input.username],
      avatar_id: [avatarProblem, avatar_id],
    }),
  )
  deps.budgets.spend(viewer, 'register')
  const names = { email: input.email.trim(), username: input.username.trim() }
  // Asked in the queue, so that who is refused by it has not asked.
  const { giveBack, password_hash } = await deps.passwords.run(viewer, async () => ({
    giveBack: await assertNotTaken(deps, viewer, names),
    password_hash: await hashPassword(input.password),
  }))
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
    await giveBack()
    deps.cache.clear()
    return await toSession(deps, viewer, user)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await assertNotTaken(deps, viewer, names)
    throw error
  }
}
