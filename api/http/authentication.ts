import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { type AccountName, accountMark } from '#api/domain/accounts/throttle.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { isUuid } from '#api/domain/input.ts'
import { networkOf } from '#api/domain/network-of.ts'
import type { KnownDevice, Viewer } from '#api/domain/viewer.ts'
import { findAdminById } from '#db/queries/admins.ts'
import { findUserById } from '#db/queries/users.ts'

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

/** Whose budget a call uses: an account by its token, else a place in the network. */
export type Caller = { kind: 'user' | 'admin' | 'visitor'; key: string }

declare module 'fastify' {
  interface FastifyInstance {
    /** By the token's signature alone: no look at the database, and no failure. */
    callerOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): Caller
    /**
     * The only way from credentials to a viewer, for all APIs. A token that is wrong, expired, of a
     * changed password or of a deleted account is UNAUTHENTICATED, never a guest.
     */
    authenticate(credentials: Credentials): Promise<Authenticated>
    /**
     * Found out once a request, however often it is asked. Who is known by the guest cookie alone
     * must call from a page of ours: ORIGIN_FOREIGN.
     */
    viewerOf(request: FastifyRequest): Promise<Viewer>
    /** Who logs in or registers: a guest or anonymous, whatever old token is still sent along. */
    newcomerOf(request: FastifyRequest): Viewer
    /** The same in a browser that is known from now on: what it begins nobody else can finish. */
    knownNewcomerOf(request: FastifyRequest, reply: FastifyReply): Viewer
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

/** Behind TLS a name with this says that no other host and no page without TLS has set it. */
const HOST_PREFIX = '__Host-'
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

    const readToken = (token: string): TokenPayload => {
      try {
        return app.jwt.verify(token)
      } catch (cause) {
        throw new DomainError('LOGIN_EXPIRED', {}, { cause })
      }
    }
    /** What a cookie of ours says, by its name behind TLS first; older browsers kept the other. */
    const readSigned = (headers: IncomingHttpHeaders, name: string): string | null => {
      const cookies = app.parseCookie(headers.cookie ?? '')
      for (const each of [HOST_PREFIX + name, name]) {
        const read = app.unsignCookie(cookies[each] ?? '')
        if (read.valid) return read.value
      }
      return null
    }
    const guestOf = (headers: IncomingHttpHeaders): string | null => {
      const value = readSigned(headers, GUEST_COOKIE)
      return value !== null && isUuid(value) ? value : null
    }
    const deviceOf = (headers: IncomingHttpHeaders): KnownDevice | null => {
      const value = readSigned(headers, DEVICE_COOKIE)
      if (value === null) return null
      const [id = '', ...accounts] = value.split('.')
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
      const payload = readToken(token)
      const { type, id, ver, exp } = payload
      const account = await findAccount(deps, payload)
      if (account?.token_version !== ver) throw new DomainError('LOGIN_EXPIRED')
      const viewer: Viewer =
        type === 'user'
          ? {
              kind: 'user',
              userId: id,
              guestId: guestOf(headers),
              address,
              device: deviceOf(headers),
            }
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

    const optionsFor = ({ request }: FastifyReply) =>
      ({
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        signed: true,
      }) as const
    const keep = (reply: FastifyReply, name: string, value: string, maxAge: number) => {
      const options = optionsFor(reply)
      reply.setCookie(options.secure ? HOST_PREFIX + name : name, value, { ...options, maxAge })
    }
    app.decorate('rememberGuest', (reply, guestId) => {
      keep(reply, GUEST_COOKIE, guestId, GUEST_SECONDS)
    })
    app.decorate('forgetGuest', reply => {
      const options = optionsFor(reply)
      reply.clearCookie(GUEST_COOKIE, options)
      if (options.secure) reply.clearCookie(HOST_PREFIX + GUEST_COOKIE, options)
    })
    app.decorate('rememberDevice', ({ headers }, reply, account) => {
      const mark = accountMark(account)
      const known = deviceOf(headers) ?? { id: deps.newId(), accounts: [] }
      const others = known.accounts.filter(each => each !== mark)
      const value = [known.id, mark, ...others.slice(0, MOST_ACCOUNTS - 1)].join('.')
      keep(reply, DEVICE_COOKIE, value, DEVICE_SECONDS)
    })
    app.decorate('knownNewcomerOf', (request, reply) => {
      const viewer = app.newcomerOf(request)
      if (viewer.device) return viewer
      const device: KnownDevice = { id: deps.newId(), accounts: [] }
      keep(reply, DEVICE_COOKIE, device.id, DEVICE_SECONDS)
      return { ...viewer, device }
    })
  },
  { name: 'authentication', dependencies: ['@fastify/cookie', '@fastify/jwt', 'foreign-origin'] },
)
