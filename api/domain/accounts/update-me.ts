import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, invalidField } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { recordActivity, updateUser } from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
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
import { assertNotTaken } from './find-taken.ts'
import { requireOwnRow } from './get-me.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { countLogin, forgiveLogin } from './throttle.ts'
import { beginUserSession, toUser } from './user-entity.ts'

const RULES: Record<'username' | 'email' | 'avatar_id' | 'password', Rule> = {
  username: usernameProblem,
  email: emailProblem,
  avatar_id: avatarProblem,
  password: passwordProblem,
}

/** The hash of a new password, for who knows the current one. */
const hashNew = async (
  deps: Deps,
  viewer: Viewer,
  me: UserRow,
  password: string,
  current: string,
): Promise<string> => {
  const attempt = { realm: 'user', email: me.email, viewer } as const
  await countLogin(deps, attempt)
  if (!(await isPassword(me.password_hash, current)))
    throw invalidField('current_password', 'CURRENT_PASSWORD_WRONG')
  await forgiveLogin(deps, attempt)
  return hashPassword(password)
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
  if (Object.keys(names).length > 0) await assertNotTaken(deps, viewer, names, me.user_id)
  const { password } = input
  const password_hash =
    password === undefined
      ? undefined
      : await deps.passwords.run(viewer, () =>
          hashNew(deps, viewer, me, password, input.current_password ?? ''),
        )
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
      ...(password_hash !== undefined && { token: await beginUserSession(deps, viewer, row) }),
    }
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await assertNotTaken(deps, viewer, names, me.user_id)
    throw error
  }
}
