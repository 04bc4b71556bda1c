import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { recordActivity, updateUser } from '#db/queries/users.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { Account } from '#schema/nodes.ts'
import type { UpdateMeInput } from '#schema/rest/accounts.ts'
import {
  avatarProblem,
  fieldProblems,
  newEmailProblem,
  passwordProblem,
  type Rule,
  usernameProblem,
} from '#schema/validation.ts'
import { confirmPassword } from './confirm-password.ts'
import { assertNotTaken } from './find-taken.ts'
import { requireOwnRow } from './get-me.ts'
import { hashPassword } from './passwords.ts'
import { beginUserSession, toAccount } from './user-entity.ts'

const RULES: Record<'username' | 'email' | 'avatar_id' | 'password', Rule> = {
  username: usernameProblem,
  email: newEmailProblem,
  avatar_id: avatarProblem,
  password: passwordProblem,
}

/**
 * Changes the named profile fields. A new password and a new address need the current password; a
 * new password ends every other login and answers a new token. VALIDATION, CONFLICT on a taken
 * name, UNAUTHENTICATED.
 */
export const updateMe = async (
  deps: Deps,
  viewer: Viewer,
  input: UpdateMeInput,
): Promise<{ user: Account; token?: string }> => {
  const me = await requireOwnRow(deps, viewer)
  const checks = Object.entries(RULES).flatMap(([field, rule]) => {
    const value = input[field as keyof typeof RULES]
    return value === undefined ? [] : [[field, [rule, value]] as [string, [Rule, string]]]
  })
  if (checks.length === 0) throw new DomainError('NOTHING_TO_CHANGE')
  assertNoProblems(fieldProblems(Object.fromEntries(checks)))
  const names = {
    ...(input.email !== undefined && { email: input.email.trim() }),
    ...(input.username !== undefined && { username: input.username.trim() }),
  }
  const { password } = input
  const isNewAddress = names.email !== undefined && names.email !== me.email
  const hashNew = async () => {
    const own = { realm: 'user', email: me.email, hash: me.password_hash } as const
    await confirmPassword(deps, viewer, own, input.current_password ?? '', 'current_password')
    return password === undefined ? undefined : hashPassword(password)
  }
  const password_hash =
    password !== undefined || isNewAddress ? await deps.passwords.run(viewer, hashNew) : undefined
  if (Object.keys(names).length > 0) await assertNotTaken(deps, viewer, names, me.user_id)
  try {
    const row = await deps.db.transaction().execute(async tx => {
      if (password_hash !== undefined)
        await recordActivity(tx, me.user_id, 'password_change', deps.now())
      return updateUser(tx, me.user_id, {
        ...names,
        ...(input.avatar_id !== undefined && { avatar_id: input.avatar_id }),
        ...(password_hash !== undefined && { password_hash }),
      })
    })
    deps.cache.clear()
    return {
      user: toAccount(row),
      ...(password_hash !== undefined && { token: await beginUserSession(deps, viewer, row) }),
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await assertNotTaken(deps, viewer, names, me.user_id)
    throw error
  }
}
