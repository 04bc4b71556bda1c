import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type AccountName, accountMark } from '#api/domain/accounts/throttle.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { isUuid } from '#api/domain/input.ts'
import { networkOf } from '#api/domain/network-of.ts'
import type { KnownDevice, Viewer } from '#api/domain/viewer.ts'
import { findAdminById } from '#db/queries/admins.ts'
import { findUserById } from '#db/queries/users.ts'
import { createKeyAuthentication } from './authenticate-key.ts'

/** What a request or a handshake says of who calls. */
type Credentials = { token: string | null; headers: IncomingHttpHeaders; address: string }

/**
 * A token's payload; `full_name` and the rest of the
 * admin's are for the client (specification section 3).
 */
type TokenPayload = { type: 'user' | 'admin'; id: string; ver: number; exp: number }

type Authenticated = {
  viewer: Viewer
  /** When the token ends, in ms since the epoch. */
  expiresAt: number | null
}

/** Whose budget a call uses: an account by its token, an API key, else a place in the network. */
export type Caller = { kind: 'user' | 'admin' | 'key' | 'visitor'; key: string }

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * By the token's signature, or an API key that was met before: no look at the database, and no
     * failure. A key's first call on a server uses its network's budget.
     */
    callerOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): Caller
    /**
     * The only way from credentials to a viewer, for all APIs. A token that is wrong, expired, of a
     * changed password or of a deleted account is UNAUTHENTICATED, never a guest; so is a wrong API
     * key.
     */
    authenticate(credentials: Credentials): Promise<Authenticated>
    /**
     * Found out once a request, however often it is asked. Who is known by the guest cookie alone
     * must call from a page of ours: ORIGIN_FOREIGN.
     */
    viewerOf(request: FastifyRequest): Promise<Viewer>
    /** Who logs in or registers: a guest or anonymous, whatever old token is still sent along. */
    newcomerOf(request: FastifyRequest): Viewer
    rememberGuest(reply: FastifyReply, guestId: string): void
    forgetGuest(reply: FastifyReply): void
    /** This account has logged in here: from now on nobody else's guesses lock it out here. */
    rememberDevice(request: FastifyRequest, reply: FastifyReply, account: AccountName): void
  }
}

/** The viewer of a call that answers everybody the same: credentials are not even looked at. */
export const anonymous = ({ ip }: Pick<FastifyRequest, 'ip'>): Viewer => ({
  kind: 'anonymous',
  address: ip,
})

const GUEST_COOKIE = 'guest'
const GUEST_SECONDS = 90 * 86_400
const DEVICE_COOKIE = 'device'
const DEVICE_SECONDS = 365 * 86_400
/** Accounts that a device remembers, the latest: a school's computer has many. */
const MOST_ACCOUNTS = 30
/** setTimeout takes no more; who is connected for longer is asked again when reconnecting. */
const LONGEST_TIMER = 2 ** 31 - 1

/** Calls `end` when a socket's token ends. The answer stops waiting. */
export const whenTokenEnds = (expiresAt: number | null, end: () => void): (() => void) => {
  if (expiresAt === null) return () => undefined
  const timer = setTimeout(end, Math.min(expiresAt - Date.now(), LONGEST_TIMER))
  return () => clearTimeout(timer)
}

const bearerOf = (headers: IncomingHttpHeaders): string | null => {
  const header = headers.authorization
  if (header === undefined || header === '') return null
  const [scheme, token] = header.split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : header
}

const findAccount = (deps: Deps, { type, id }: TokenPayload) =>
  type === 'user'
    ? findUserById(deps.db, id)
    : deps.adminSessions.read(id, () => findAdminById(deps.db, id))

/** Who is calling: the token, else the guest cookie, else nobody in particular. */
export const authenticationPlugin = fp(
  async app => {
    const { deps } = app.composed

    const keys = createKeyAuthentication(deps)
    const readToken = (token: string): TokenPayload => {
      try {
        return app.jwt.verify(token)
      } catch (cause) {
        throw new DomainError('LOGIN_EXPIRED', {}, { cause })
      }
    }
    const guestOf = (headers: IncomingHttpHeaders): string | null => {
      const signed = app.parseCookie(headers.cookie ?? '')[GUEST_COOKIE]
      const read = signed ? app.unsignCookie(signed) : null
      return read?.valid && read.value !== null && isUuid(read.value) ? read.value : null
    }
    const deviceOf = (headers: IncomingHttpHeaders): KnownDevice | null => {
      const signed = app.parseCookie(headers.cookie ?? '')[DEVICE_COOKIE]
      const read = signed ? app.unsignCookie(signed) : null
      if (!read?.valid || read.value === null) return null
      const [id = '', ...accounts] = read.value.split('.')
      return { id, accounts }
    }
    const withoutToken = (headers: IncomingHttpHeaders, address: string): Viewer => {
      const guestId = guestOf(headers)
      const device = deviceOf(headers)
      return guestId === null
        ? { kind: 'anonymous', address, device }
        : { kind: 'guest', guestId, address, device }
    }

    app.decorate('callerOf', ({ headers, ip }) => {
      const visitor: Caller = { kind: 'visitor', key: `visitor ${networkOf(ip)}` }
      const token = bearerOf(headers)
      if (token === null) return visitor
      if (keys.isMeantAsKey(token)) {
        const keyId = keys.idOf(token)
        return keyId === null ? visitor : { kind: 'key', key: `key ${keyId}` }
      }
      try {
        const { type, id } = readToken(token)
        return { kind: type, key: `${type} ${id}` }
      } catch (error) {
        if (error instanceof DomainError) return visitor
        throw error
      }
    })
    app.decorate('authenticate', async ({ token, headers, address }) => {
      if (token === null) return { viewer: withoutToken(headers, address), expiresAt: null }
      if (keys.isMeantAsKey(token)) return keys.authenticate(token, address)
      const payload = readToken(token)
      const { type, id, ver, exp } = payload
      const account = await findAccount(deps, payload)
      if (account?.token_version !== ver) throw new DomainError('LOGIN_EXPIRED')
      const viewer: Viewer =
        type === 'user'
          ? { kind: 'user', userId: id, guestId: guestOf(headers), address }
          : { kind: 'admin', adminId: id, address }
      return { viewer, expiresAt: exp * 1000 }
    })
    const viewers = new WeakMap<FastifyRequest, Promise<Authenticated>>()
    app.decorate('viewerOf', async request => {
      const { headers, ip: address } = request
      const found =
        viewers.get(request) ?? app.authenticate({ token: bearerOf(headers), headers, address })
      viewers.set(request, found)
      const { viewer } = await found
      if (viewer.kind === 'guest') app.refuseForeign(request)
      return viewer
    })
    app.decorate('newcomerOf', request => {
      const viewer = withoutToken(request.headers, request.ip)
      if (viewer.kind === 'guest') app.refuseForeign(request)
      return viewer
    })

    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: 'auto',
      signed: true,
    } as const
    app.decorate('rememberGuest', (reply, guestId) => {
      reply.setCookie(GUEST_COOKIE, guestId, { ...options, maxAge: GUEST_SECONDS })
    })
    app.decorate('forgetGuest', reply => {
      reply.clearCookie(GUEST_COOKIE, options)
    })
    app.decorate('rememberDevice', ({ headers }, reply, account) => {
      const mark = accountMark(account)
      const known = deviceOf(headers) ?? { id: deps.newId(), accounts: [] }
      const others = known.accounts.filter(each => each !== mark)
      const value = [known.id, mark, ...others.slice(0, MOST_ACCOUNTS - 1)].join('.')
      reply.setCookie(DEVICE_COOKIE, value, { ...options, maxAge: DEVICE_SECONDS })
    })
  },
  { name: 'authentication', dependencies: ['@fastify/cookie', '@fastify/jwt', 'foreign-origin'] },
)
