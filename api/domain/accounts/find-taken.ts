import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { networkOf } from '#api/domain/network-of.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { countLoginFailures, takeBackLoginFailure } from '#db/queries/login-failures.ts'
import { findTakenFields } from '#db/queries/users.ts'
import type { FieldProblem } from '#schema/errors.ts'

/** A caller is told of so many taken email addresses an hour: enough for slips, not for lists. */
const MOST_TAKEN = 40
const WINDOW_MS = 60 * 60_000

const keyOf = (viewer: Viewer) =>
  viewer.kind === 'user' ? `taken:${viewer.userId}` : `taken:${networkOf(viewer.address)}`

export const takenProblems = (taken: { email: boolean; username: boolean }): FieldProblem[] => [
  ...(taken.email ? [{ field: 'email', code: 'EMAIL_TAKEN' } as const] : []),
  ...(taken.username ? [{ field: 'username', code: 'USERNAME_TAKEN' } as const] : []),
]

export const takenConflict = (fields: readonly FieldProblem[]) =>
  new DomainError('NAME_TAKEN', {}, { fields })

/**
 * Throws CONFLICT when somebody else has the email address or the username; RATE_LIMITED once the
 * caller has been told of too many taken addresses, or their network has asked about too many.
 * Counted before it is answered.
 */
export const assertNotTaken = async (
  deps: Pick<Deps, 'db' | 'now' | 'budgets'>,
  viewer: Viewer,
  names: { email?: string; username?: string },
  ownId?: string,
): Promise<void> => {
  const isAsking = names.email !== undefined
  const key = keyOf(viewer)
  const now = deps.now()
  if (isAsking) {
    deps.budgets.spend(viewer, 'email')
    const ends = new Date(now.getTime() + WINDOW_MS)
    const [count] = await countLoginFailures(deps.db, [key], now, ends)
    if (count && count.failures > MOST_TAKEN)
      throw new DomainError(
        'REQUESTS_TOO_MANY',
        {},
        { retryAfter: Math.ceil((count.window_ends.getTime() - now.getTime()) / 1000) },
      )
  }
  const taken = await findTakenFields(deps.db, names, ownId)
  if (isAsking && !taken.email) await takeBackLoginFailure(deps.db, key)
  const problems = takenProblems(taken)
  if (problems.length > 0) throw takenConflict(problems)
}
