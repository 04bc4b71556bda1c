import { randomBytes } from 'node:crypto'
import { takenConflict, takenProblems } from '#api/domain/accounts/find-taken.ts'
import { toAccount } from '#api/domain/accounts/user-entity.ts'
import { logChange } from '#api/domain/admin/audit-log.ts'
import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, invalidField } from '#api/domain/domain-error.ts'
import { type Actor, requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findTakenFields, findUserByExternalId, insertUser, updateUser } from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
import { isUniqueViolation } from '#db/unique-violation.ts'
import { DEFAULT_AVATAR_ID, LIMITS } from '#schema/constants.ts'
import { madeUpAddress } from '#schema/made-up-address.ts'
import type { Account } from '#schema/nodes.ts'
import { avatarProblem, emailProblem, fieldProblems, usernameProblem } from '#schema/validation.ts'

type Names = {
  username?: string | undefined
  email?: string | undefined
  avatar_id?: string | undefined
}
export type UpsertUserInput = Names & { external_id: string }
export type UpsertedUser = { user: Account; created: boolean }

/** Bytes of a made-up username, as hexadecimal digits. */
const NAME_BYTES = 6

const readExternalId = (given: string): string => {
  const id = given.trim()
  if (id === '' || id.length > LIMITS.externalIdMax)
    throw invalidField('external_id', 'EXTERNAL_ID_LENGTH', { max: LIMITS.externalIdMax })
  return id
}

const readNames = ({ username, email, avatar_id }: Names) => {
  assertNoProblems(
    fieldProblems({
      ...(username !== undefined && { username: [usernameProblem, username] }),
      ...(email !== undefined && { email: [emailProblem, email] }),
      ...(avatar_id !== undefined && { avatar_id: [avatarProblem, avatar_id] }),
    }),
  )
  return {
    ...(username !== undefined && { username: username.trim() }),
    ...(email !== undefined && { email: email.trim() }),
    ...(avatar_id !== undefined && { avatar_id }),
  }
}
type ReadNames = ReturnType<typeof readNames>

const change = async (
  deps: Deps,
  actor: Actor,
  user: UserRow,
  names: ReadNames,
): Promise<UpsertedUser> => {
  const fields = (Object.keys(names) as (keyof ReadNames)[]).filter(
    field => names[field] !== user[field],
  )
  if (fields.length === 0) return { user: toAccount(user), created: false }
  const row = await deps.db.transaction().execute(async tx => {
    await logChange(deps, tx, actor, 'update_user', user.user_id, { fields })
    return updateUser(tx, user.user_id, names)
  })
  return { user: toAccount(row), created: false }
}

const create = async (
  deps: Deps,
  actor: Actor,
  external_id: string,
  names: ReadNames,
): Promise<UpsertedUser> => {
  const user_id = deps.newId()
  const row = await deps.db.transaction().execute(async tx => {
    const made = await insertUser(tx, {
      user_id,
      username: `Learner${randomBytes(NAME_BYTES).toString('hex')}`,
      // No mail reaches it, nobody can register it, and nobody logs in without a password.
      email: madeUpAddress(user_id),
      avatar_id: DEFAULT_AVATAR_ID,
      ...names,
      password_hash: null,
      registration_date: deps.now(),
      external_id,
    })
    await logChange(deps, tx, actor, 'create_user', user_id)
    return made
  })
  return { user: toAccount(row), created: true }
}

/**
 * The user of another system with this id there, made or changed as the input says; the same input
 * twice changes nothing. Accounts that people made themselves are never taken over: their names and
 * addresses are taken. Administrators, and keys with USERS_WRITE; VALIDATION, CONFLICT.
 */
export const upsertUser = async (
  deps: Deps,
  viewer: Viewer,
  input: UpsertUserInput,
): Promise<UpsertedUser> => {
  const actor = requireAdminOr(viewer, 'USERS_WRITE')
  const external_id = readExternalId(input.external_id)
  const names = readNames(input)
  const put = async (): Promise<UpsertedUser> => {
    const known = await findUserByExternalId(deps.db, external_id)
    const taken = takenProblems(await findTakenFields(deps.db, names, known?.user_id))
    if (taken.length > 0) throw takenConflict(taken)
    return known ? change(deps, actor, known, names) : create(deps, actor, external_id, names)
  }
  // Whoever came second at the same moment finds what the first one made.
  const done = await put().catch(error => {
    if (isUniqueViolation(error)) return put()
    throw error
  })
  deps.cache.clear()
  return done
}
