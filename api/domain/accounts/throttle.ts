import { createHash } from 'node:crypto'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { networkOf, siteOf } from '#api/domain/network-of.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { isOnlyAdmin } from '#db/queries/admins.ts'
import {
  clearLoginFailures,
  countLoginFailures,
  takeBackLoginFailure,
} from '#db/queries/login-failures.ts'

const WINDOW_MS = 15 * 60_000
const MOST_FAILURES = { account: 10, place: 10, device: 10, session: 10, network: 100 } as const
type ThrottleKind = keyof typeof MOST_FAILURES
/** Characters of a hash that tell accounts apart. */
const MARK_LENGTH = 16

const hashOf = (value: string) => createHash('sha256').update(value).digest('base64url')

export type AccountName = { realm: 'user' | 'admin'; email: string }
export type Attempt = AccountName & { viewer: Viewer }

/** An account's name in keys and in the cookie of known devices: no address can be read from it. */
export const accountMark = ({ realm, email }: AccountName): string =>
  hashOf(`${realm} ${email.trim().toLowerCase()}`).slice(0, MARK_LENGTH)

const REFUSED = {
  user: 'a login was refused',
  admin: 'a login of an administrator was refused',
} as const

type Refusal =
  | 'CREDENTIALS_WRONG'
  | 'ADMIN_CREDENTIALS_WRONG'
  | 'CURRENT_PASSWORD_WRONG'
  | 'ACCOUNT_SUSPENDED'
  | 'LOGINS_TOO_MANY'

/**
 * Writes down that a login was refused: no address and no password, but the account's mark, its id
 * where there is one, and where the caller is. The log limits lines that repeat.
 */
export const noteRefusedLogin = (
  { log }: Pick<Deps, 'log'>,
  attempt: Attempt,
  code: Refusal,
  account_id: string | null = null,
): void =>
  log.warn(
    { code, account: accountMark(attempt), account_id, remoteAddress: attempt.viewer.address },
    REFUSED[attempt.realm],
  )

type ThrottleKey = { kind: ThrottleKind; key: string }

const keyOf = (kind: ThrottleKind, ...names: string[]): ThrottleKey => ({
  kind,
  key: [kind, ...names].join(':'),
})

/**
 * Where an attempt is counted. Who holds a session, or logs in on a device where this account has
 * logged in before, is counted apart, so that nobody else's guesses keep the owner out.
 */
const keysOf = (attempt: Attempt): ThrottleKey[] => {
  const mark = accountMark(attempt)
  const { kind, address, device } = attempt.viewer
  if (kind === 'user' || kind === 'admin') return [keyOf('session', mark)]
  if (device?.accounts.includes(mark)) return [keyOf('device', mark, device.id)]
  const network = keyOf('network', hashOf(networkOf(address)))
  if (attempt.realm === 'user') return [keyOf('account', mark), network]
  // Whoever has a whole /48 of IPv6 has 65,536 networks to guess from: they are one place.
  const place = keyOf('place', mark, hashOf(siteOf(address) ?? networkOf(address)))
  return [keyOf('account', mark), place, network]
}

/** Nobody can be locked out from everywhere who is the only one able to unlock: only one place. */
const isExempt = async (
  deps: Pick<Deps, 'db'>,
  { realm, email }: Attempt,
  over: readonly ThrottleKind[],
) => realm === 'admin' && !over.includes('place') && isOnlyAdmin(deps.db, email)

/**
 * Counts an attempt to log in before its password is checked, so that a thousand at the same moment
 * are no more than ten. RATE_LIMITED after too many failures of this account or from this network.
 */
export const countLogin = async (
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  attempt: Attempt,
): Promise<void> => {
  const keys = keysOf(attempt)
  const now = deps.now()
  const rows = await countLoginFailures(
    deps.db,
    keys.map(({ key }) => key),
    now,
    new Date(now.getTime() + WINDOW_MS),
  )
  const over = keys.flatMap(({ kind, key }) => {
    const row = rows.find(({ throttle_key }) => throttle_key === key)
    return row && row.failures > MOST_FAILURES[kind] ? [{ kind, row }] : []
  })
  if (over.length === 0) return
  const kinds = over.map(({ kind }) => kind)
  if (await isExempt(deps, attempt, kinds)) return
  const ends = Math.max(...over.map(({ row }) => row.window_ends.getTime()))
  const retryAfter = Math.max(1, Math.ceil((ends - now.getTime()) / 1000))
  const minutes = Math.ceil(retryAfter / 60)
  noteRefusedLogin(deps, attempt, 'LOGINS_TOO_MANY')
  throw new DomainError('LOGINS_TOO_MANY', { minutes }, { retryAfter })
}

/** The counted attempt had the right password: it and the account's failures are forgotten. */
export const forgiveLogin = async (deps: Pick<Deps, 'db'>, attempt: Attempt): Promise<void> => {
  const keys = keysOf(attempt)
  const own = keys.filter(({ kind }) => kind !== 'network')
  await clearLoginFailures(
    deps.db,
    own.map(({ key }) => key),
  )
  const network = keys.find(({ kind }) => kind === 'network')
  if (network) await takeBackLoginFailure(deps.db, network.key)
}

/** After a new password from whoever runs the server nothing keeps the account closed. */
export const reopenAccount = (deps: Pick<Deps, 'db'>, account: AccountName) =>
  clearLoginFailures(deps.db, [keyOf('account', accountMark(account)).key])
