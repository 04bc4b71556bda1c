import { isPassword } from '#api/domain/accounts/passwords.ts'
import { beginSession } from '#api/domain/accounts/sessions.ts'
import {
  type Attempt,
  countLogin,
  forgiveLogin,
  noteRefusedLogin,
} from '#api/domain/accounts/throttle.ts'
import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findAdminByEmail, findAdminById } from '#db/queries/admins.ts'
import type { AdminRow } from '#db/tables.ts'
import type { Admin } from '#schema/entities.ts'
import type { LogInInput } from '#schema/rest/accounts.ts'
import type { AdminSessionAnswer } from '#schema/rest/admin.ts'
import { emailProblem, fieldProblems, givenPasswordProblem } from '#schema/validation.ts'

export const toAdmin = (row: AdminRow): Admin => ({
  admin_id: row.admin_id,
  email: row.email,
  full_name: row.full_name,
  avatar_id: row.avatar_id,
  created_at: row.created_at.toISOString(),
  revoked_at: row.revoked_at?.toISOString() ?? null,
})

/** Begins a login of the administrator. */
export const toAdminSession = async (
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'issueToken'>,
  viewer: Viewer,
  row: AdminRow,
): Promise<AdminSessionAnswer> => ({
  token: await beginSession(deps, viewer, {
    type: 'admin',
    id: row.admin_id,
    version: row.token_version,
    email: row.email,
    fullName: row.full_name,
  }),
  admin: toAdmin(row),
})

const findByPassword = async (
  deps: Deps,
  attempt: Attempt,
  password: string,
): Promise<AdminRow> => {
  await countLogin(deps, attempt)
  const admin = await findAdminByEmail(deps.db, attempt.email)
  const isRight = await isPassword(admin?.password_hash ?? null, password)
  if (!isRight || !admin || admin.revoked_at !== null) {
    noteRefusedLogin(deps, attempt, 'ADMIN_CREDENTIALS_WRONG', admin?.admin_id)
    throw new DomainError('ADMIN_CREDENTIALS_WRONG')
  }
  await forgiveLogin(deps, attempt)
  return admin
}

/**
 * Logs an administrator in with a token of its own kind. VALIDATION, UNAUTHENTICATED, RATE_LIMITED,
 * UNAVAILABLE when too busy.
 */
export const logInAdmin = async (
  deps: Deps,
  viewer: Viewer,
  input: LogInInput,
): Promise<AdminSessionAnswer> => {
  assertNoProblems(
    fieldProblems({
      email: [emailProblem, input.email],
      password: [givenPasswordProblem, input.password],
    }),
  )
  deps.budgets.spend(viewer, 'logIn')
  const attempt = { realm: 'admin', email: input.email.trim(), viewer } as const
  const admin = await deps.passwords.run(viewer, () =>
    findByPassword(deps, attempt, input.password),
  )
  return toAdminSession(deps, viewer, admin)
}

/** The logged-in administrator. UNAUTHENTICATED, FORBIDDEN for a debater. */
export const getAdminProfile = async (deps: Deps, viewer: Viewer): Promise<Admin> => {
  const admin = await findAdminById(deps.db, requireAdmin(viewer))
  if (!admin) throw new DomainError('ACCOUNT_GONE')
  return toAdmin(admin)
}
