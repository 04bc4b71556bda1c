import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import { guestIdOf, type Viewer } from '#api/domain/viewer.ts'
import { claimGuestDebates } from '#db/queries/debates.ts'
import { findUserByEmail, recordLogin } from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
import type { UserSession } from '#schema/nodes.ts'
import type { LogInInput } from '#schema/rest/accounts.ts'
import { emailProblem, fieldProblems, givenPasswordProblem } from '#schema/validation.ts'
import { assertActive } from './assert-active.ts'
import { isPassword } from './passwords.ts'
import { type Attempt, countLogin, forgiveLogin, noteRefusedLogin } from './throttle.ts'
import { toSession } from './user-entity.ts'

const findByPassword = async (deps: Deps, attempt: Attempt, password: string): Promise<UserRow> => {
  await countLogin(deps, attempt)
  const user = await findUserByEmail(deps.db, attempt.email)
  if (!(await isPassword(user?.password_hash ?? null, password)) || !user) {
    noteRefusedLogin(deps, attempt, 'CREDENTIALS_WRONG', user?.user_id)
    throw new DomainError('CREDENTIALS_WRONG')
  }
  await forgiveLogin(deps, attempt)
  if (user.suspended_at) noteRefusedLogin(deps, attempt, 'ACCOUNT_SUSPENDED', user.user_id)
  assertActive(user)
  return user
}

/**
 * Logs in and claims the guest's debates.
 * VALIDATION, UNAUTHENTICATED, FORBIDDEN when suspended, RATE_LIMITED after too many failures, UNAVAILABLE when too busy.
 */
export const logIn = async (
  deps: Deps,
  viewer: Viewer,
  input: LogInInput,
): Promise<UserSession> => {
  assertNoProblems(
    fieldProblems({
      email: [emailProblem, input.email],
      password: [givenPasswordProblem, input.password],
    }),
  )
  const email = input.email.trim()
  deps.budgets.spend(viewer, 'logIn')
  const user = await deps.passwords.run(viewer, () =>
    findByPassword(deps, { realm: 'user', email, viewer }, input.password),
  )
  const guestId = guestIdOf(viewer)
  const row = await deps.db.transaction().execute(async tx => {
    if (guestId !== null) await claimGuestDebates(tx, guestId, user.user_id)
    return recordLogin(tx, user.user_id, 'login', deps.now())
  })
  if (guestId !== null) deps.cache.clear()
  return toSession(deps, viewer, row)
}
