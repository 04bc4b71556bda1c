import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, invalidField } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTakenFields, recordActivity, updateUser } from '#db/queries/users.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import type { UpdateMeAnswer, UpdateMeInput } from '#schema/rest/accounts.ts'
import {
  avatarProblem,
  emailProblem,
  fieldProblems,
  passwordProblem,
  type Rule,
  usernameProblem,
} from '#schema/validation.ts'
import { requireOwnRow } from './get-me.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { takenConflict, takenProblems } from './register.ts'
import { assertMayTryLogin, countFailedLogin } from './throttle.ts'
import { issueUserToken, toUser } from './user-entity.ts'

const RULES: Record<'username' | 'email' | 'avatar_id' | 'password', Rule> = {
  username: usernameProblem,
  email: emailProblem,
  avatar_id: avatarProblem,
  password: passwordProblem,
}

/**
 * Changes the named profile fields. A new password needs the current one, ends every other
 * token and answers a new one. VALIDATION, CONFLICT on a taken name, UNAUTHENTICATED.
 */
export const updateMe = async (
  deps: Deps,
  viewer: Viewer,
  input: UpdateMeInput,
): Promise<UpdateMeAnswer> => {
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
  if (Object.keys(names).length > 0) {
    const taken = takenProblems(await findTakenFields(deps.db, names, me.user_id))
    if (taken.length > 0) throw takenConflict(taken)
  }
  if (input.password !== undefined) {
    const attempt = { realm: 'user', email: me.email, address: viewer.address } as const
    await assertMayTryLogin(deps, attempt)
    if (!(await isPassword(me.password_hash, input.current_password ?? ''))) {
      await countFailedLogin(deps, attempt)
      throw invalidField('current_password', 'CURRENT_PASSWORD_WRONG')
    }
  }
  const password_hash =
    input.password === undefined ? undefined : await hashPassword(input.password)
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
      ...toUser(row),
      ...(password_hash !== undefined && { token: issueUserToken(deps, row) }),
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw takenConflict(takenProblems(await findTakenFields(deps.db, names, me.user_id)))
  }
}
