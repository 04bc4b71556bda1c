import { hashLinkToken, makeLinkToken } from '#api/domain/accounts/one-use-link.ts'
import { hashPassword } from '#api/domain/accounts/passwords.ts'
import type { Deps } from '#api/domain/deps.ts'
import { assertNoProblems, DomainError, invalidField } from '#api/domain/domain-error.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { Db } from '#db/database.ts'
import { findInvitation, replaceInvitation, takeInvitation } from '#db/queries/admin-invitations.ts'
import { findAdminByEmail, insertAdmin, updateAdminPassword } from '#db/queries/admins.ts'
import type { AdminRow } from '#db/tables.ts'
import type { PasswordReset } from '#schema/admin.ts'
import { DEFAULT_AVATAR_ID, invitationPath } from '#schema/constants.ts'
import type { ResetLinkAnswer } from '#schema/rest/accounts.ts'
import type { AcceptInvitationInput, AdminSessionAnswer } from '#schema/rest/admin.ts'
import {
  fieldProblems,
  fullNameProblem,
  newEmailProblem,
  passwordProblem,
} from '#schema/validation.ts'
import { logChange } from './audit-log.ts'
import { toAdminSession } from './log-in-admin.ts'

const LIFETIME_MS = 24 * 3_600_000

/**
 * A link by which somebody becomes an administrator: it works once, for a day, and for this address
 * alone. A later one to the same address replaces it. Administrators only; VALIDATION, CONFLICT.
 */
export const inviteAdmin = async (
  deps: Deps,
  viewer: Viewer,
  input: { email: string },
): Promise<PasswordReset> => {
  const adminId = requireAdmin(viewer)
  assertNoProblems(fieldProblems({ email: [newEmailProblem, input.email] }))
  const email = input.email.trim()
  const known = await findAdminByEmail(deps.db, email)
  if (known && known.revoked_at === null) throw new DomainError('INVITED_IS_ADMIN')
  const { token, token_hash } = makeLinkToken()
  const expires_at = new Date(deps.now().getTime() + LIFETIME_MS)
  await deps.db.transaction().execute(async tx => {
    await replaceInvitation(tx, { token_hash, email, invited_by: adminId, expires_at })
    await logChange(deps, tx, adminId, 'invite_admin', email)
  })
  return { path: invitationPath(token), expires_at: expires_at.toISOString() }
}

/** Whether an invitation can still be taken; whose, it does not tell. RATE_LIMITED. */
export const checkInvitation = async (
  deps: Deps,
  viewer: Viewer,
  input: { token: string },
): Promise<ResetLinkAnswer> => {
  deps.budgets.spend(viewer, 'reset')
  const found = await findInvitation(deps.db, hashLinkToken(input.token), deps.now())
  return { works: found !== undefined }
}

type InvitedAccount = { email: string; full_name: string; password_hash: string }

/** The invited one's account, new or from before a revocation. */
const openAccount = async (
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  tx: Db,
  { email, full_name, password_hash }: InvitedAccount,
): Promise<AdminRow> => {
  const known = await findAdminByEmail(tx, email)
  if (known) return updateAdminPassword(tx, known.admin_id, password_hash, { full_name })
  return insertAdmin(tx, {
    admin_id: newId(),
    email,
    password_hash,
    full_name,
    avatar_id: DEFAULT_AVATAR_ID,
    created_at: now(),
  })
}

/**
 * Becomes an administrator by an invitation, with a name and a password of one's own, and logs in.
 * VALIDATION on a weak password or an invitation that is used or too old, RATE_LIMITED, UNAVAILABLE.
 */
export const acceptInvitation = async (
  deps: Deps,
  viewer: Viewer,
  input: AcceptInvitationInput,
): Promise<AdminSessionAnswer> => {
  deps.budgets.spend(viewer, 'reset')
  assertNoProblems(
    fieldProblems({
      full_name: [fullNameProblem, input.full_name],
      password: [passwordProblem, input.password],
    }),
  )
  const spent = () => invalidField('token', 'INVITATION_SPENT')
  const tokenHash = hashLinkToken(input.token)
  if (!(await findInvitation(deps.db, tokenHash, deps.now()))) throw spent()
  const password_hash = await deps.passwords.run(viewer, () => hashPassword(input.password))
  const full_name = input.full_name.trim()
  const row = await deps.db.transaction().execute(async tx => {
    const taken = await takeInvitation(tx, tokenHash, deps.now())
    if (!taken) throw spent()
    const admin = await openAccount(deps, tx, { email: taken.email, full_name, password_hash })
    await logChange(deps, tx, admin.admin_id, 'accept_admin_invitation', admin.admin_id)
    return admin
  })
  return toAdminSession(deps, viewer, row)
}
