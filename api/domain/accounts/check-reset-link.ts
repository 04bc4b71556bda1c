import type { Deps } from '#api/domain/deps.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { isPasswordReset } from '#db/queries/password-resets.ts'
import type { ResetLinkAnswer } from '#schema/rest/accounts.ts'
import { hashLinkToken } from './one-use-link.ts'

/**
 * Whether an administrator's link still sets a password; whose, and why not, it does not tell.
 * RATE_LIMITED, together with the resets themselves.
 */
export const checkResetLink = async (
  deps: Deps,
  viewer: Viewer,
  input: { token: string },
): Promise<ResetLinkAnswer> => {
  deps.budgets.spend(viewer, 'reset')
  return { works: await isPasswordReset(deps.db, hashLinkToken(input.token), deps.now()) }
}
