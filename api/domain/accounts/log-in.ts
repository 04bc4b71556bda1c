import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import { guestIdOf, type Viewer } from '#api/domain/viewer.ts'
import { claimGuestDebates } from '#db/queries/debates.ts'
import { findUserByEmail, recordLogin } from '#db/queries/users.ts'
import type { LogInInput, SessionAnswer } from '#schema/rest/accounts.ts'
import { emailProblem, fieldProblems, givenPasswordProblem } from '#schema/validation.ts'
import { isPassword } from './passwords.ts'
import { assertMayTryLogin, countFailedLogin, forgetFailedLogins } from './throttle.ts'
import { toSession } from './user-entity.ts'

/**
 * Logs in and claims the guest's debates.
 * VALIDATION, UNAUTHENTICATED, RATE_LIMITED after too many failures.
 */
export const logIn = async (
  deps: Deps,
  viewer: Viewer,
  input: LogInInput,
): Promise<SessionAnswer> => {
  assertNoProblems(
    fieldProblems({
      email: [emailProblem, input.email],
      password: [givenPasswordProblem, input.password],
    }),
  )
  const email = input.email.trim()
  const attempt = { realm: 'user', email, address: viewer.address } as const
  await assertMayTryLogin(deps, attempt)
  const user = await findUserByEmail(deps.db, email)
  if (!(await isPassword(user?.password_hash ?? null, input.password)) || !user) {
    await countFailedLogin(deps, attempt)
    throw new DomainError('CREDENTIALS_WRONG')
  }
  await forgetFailedLogins(deps, attempt)
  const guestId = guestIdOf(viewer)
  const row = await deps.db.transaction().execute(async tx => {
    if (guestId !== null) await claimGuestDebates(tx, guestId, user.user_id)
    return recordLogin(tx, user.user_id, 'login', deps.now())
  })
  if (guestId !== null) deps.cache.clear()
  return toSession(deps, row)
}
