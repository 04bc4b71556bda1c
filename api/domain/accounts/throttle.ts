import { createHash } from 'node:crypto'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import {
  clearLoginFailures,
  countLoginFailure,
  findLoginFailures,
} from '#db/queries/login-failures.ts'

const WINDOW_MS = 15 * 60_000
const MOST_FAILURES = { account: 10, address: 100 } as const

/** Email and network addresses are stored as hashes: the table only compares them. */
const keyOf = (kind: keyof typeof MOST_FAILURES, value: string) =>
  `${kind}:${createHash('sha256').update(value.trim().toLowerCase()).digest('base64url')}`

export type Attempt = { realm: 'user' | 'admin'; email: string; address: string }

const keysOf = ({ realm, email, address }: Attempt) => ({
  account: keyOf('account', `${realm} ${email}`),
  address: keyOf('address', address),
})

/** Throws RATE_LIMITED after too many failed logins for this account or from this address. */
export const assertMayTryLogin = async (
  deps: Pick<Deps, 'db' | 'now'>,
  attempt: Attempt,
): Promise<void> => {
  const keys = keysOf(attempt)
  const rows = await findLoginFailures(deps.db, [keys.account, keys.address], deps.now())
  const over = rows.find(
    row =>
      row.failures >=
      (row.throttle_key === keys.account ? MOST_FAILURES.account : MOST_FAILURES.address),
  )
  if (!over) return
  const retryAfter = Math.max(
    1,
    Math.ceil((over.window_ends.getTime() - deps.now().getTime()) / 1000),
  )
  const minutes = Math.ceil(retryAfter / 60)
  throw new DomainError('LOGINS_TOO_MANY', { minutes }, { retryAfter })
}

export const countFailedLogin = async (
  deps: Pick<Deps, 'db' | 'now'>,
  attempt: Attempt,
): Promise<void> => {
  const keys = keysOf(attempt)
  const now = deps.now()
  await countLoginFailure(
    deps.db,
    [keys.account, keys.address],
    now,
    new Date(now.getTime() + WINDOW_MS),
  )
}

export const forgetFailedLogins = async (
  deps: Pick<Deps, 'db'>,
  attempt: Attempt,
): Promise<void> => {
  await clearLoginFailures(deps.db, keysOf(attempt).account)
}
