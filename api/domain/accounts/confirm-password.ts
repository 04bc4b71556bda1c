import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { accountOf, type Viewer } from '#api/domain/viewer.ts'
import { isPassword } from './passwords.ts'
import { countLogin, forgiveLogin, noteRefusedLogin } from './throttle.ts'

type OwnAccount = { realm: 'user' | 'admin'; email: string; hash: string | null }

/**
 * Whoever changes what keeps an account safe must know its password: a browser left open is not
 * enough. Counted like a login. VALIDATION on `field`, RATE_LIMITED. Runs in the password queue.
 */
export const confirmPassword = async (
  deps: Deps,
  viewer: Viewer,
  { realm, email, hash }: OwnAccount,
  given: string,
  field: string,
): Promise<void> => {
  const attempt = { realm, email, viewer }
  await countLogin(deps, attempt)
  if (!(await isPassword(hash, given))) {
    noteRefusedLogin(deps, attempt, 'CURRENT_PASSWORD_WRONG', accountOf(viewer).id)
    throw invalidField(field, 'CURRENT_PASSWORD_WRONG')
  }
  await forgiveLogin(deps, attempt)
}
