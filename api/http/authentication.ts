import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import type { LoginMark } from '#api/domain/accounts/login-ends.ts'
import { type AccountName, accountMark } from '#api/domain/accounts/throttle.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { isUuid } from '#api/domain/input.ts'
import { networkOf } from '#api/domain/network-of.ts'
import type { KnownDevice, Viewer } from '#api/domain/viewer.ts'
import { type AccountId, type FoundLogin, findLogin, noteSessionUse } from '#db/queries/sessions.ts'
import { createKeyAuthentication } from './authenticate-key.ts'

/** What a request or a handshake says of who calls. */
type Credentials = { token: string | null; headers: IncomingHttpHeaders; address: string }

/** A checked token. */
type Token = AccountId & { version: number; sessionId: string | null; expiresAt: number }

/**
 * A token's payload, of which nothing is believed for its signature alone; `full_name` and the rest
 * of the admin's are for the client (specification section 3). Without `sid` it is from before
 * logins were stored, and ends by its date or its version.
 */
const tokenPayload = z.object({
  type: z.enum(['user', 'admin']),
  id: z.string().refine(isUuid),
  ver: z.int().min(0),
  sid: z.string().refine(isUuid).optional(),
  exp: z.number(),
})

/** What a login depends on, and when it ends at the latest; no login has no end. */
type LoginSpan = {
  marks: readonly LoginMark[]
  /** When the token ends, in ms since the epoch. */
  expiresAt: number | null
}

type Authenticated = { viewer: Viewer; login: LoginSpan }

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
     * changed password, of an ended login or of a deleted account is UNAUTHENTICATED, never a guest;
     * so is a wrong API key.
     */
    authenticate(credentials: Credentials): Promise<Authenticated>
    /** Calls `end` once when a connection's login ends. The answer stops waiting. */
    whenLoginEnds(login: LoginSpan, end: () => void): () => void
    /** The login that a token of ours stands for. */
    sessionOf(token: string): string | null
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

/**
 * Tokens whose signature is checked once, until they expire: a request asks three times who calls.
 * The account behind a token is looked up at every request.
 */
const MOST_TOKENS = 1_000

/** A login's last use is noted to within this time, so that few requests write it. */
const USE_NOTED_EVERY_MS = 5 * 60_000

const whenExpired = (expiresAt: number | null, end: () => void): (() => void) => {
  if (expiresAt === null) return () => undefined
  const timer = setTimeout(end, Math.min(expiresAt - Date.now(), LONGEST_TIMER))
  return () => clearTimeout(timer)
}

/** The token that a request or a handshake sends as a header; null without one. */
export const bearerOf = (headers: IncomingHttpHeaders): string | null => {
  const header = headers.authorization
  if (header === undefined || header === '') return null
  const [scheme, token] = header.split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : header
}

/** Who is calling: the token, else the guest cookie, else nobody in particular. */
export const authenticationPlugin = fp(
  async app => {
    const { deps } = app.composed

    const keys = createKeyAuthentication(deps)
    const checked = new Map<string, Token>()
    const readToken = (token: string): Token => {
      const known = checked.get(token)
      if (known && known.expiresAt > Date.now()) return known
      try {
        const { type, id, ver, sid, exp } = tokenPayload.parse(app.jwt.verify(token))
        const read = { type, id, version: ver, sessionId: sid ?? null, expiresAt: exp * 1000 }
        if (checked.size >= MOST_TOKENS) checked.clear()
        checked.set(token, read)
        return read
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
    const find = ({ type, id, sessionId }: Token): Promise<FoundLogin> =>
      type === 'user'
        ? findLogin(deps.db, { type, id }, sessionId)
        : deps.adminLogins.read(`${id} ${sessionId}`, () =>
            findLogin(deps.db, { type, id }, sessionId),
          )
    /** The token's login must still be there. */
    const assertLoggedIn = async (token: Token): Promise<void> => {
      const { version, sessionId } = token
      const login = await find(token)
      if (login?.token_version !== version || (login.session_id ?? null) !== sessionId)
        throw new DomainError('LOGIN_EXPIRED')
      const now = deps.now()
      const usedAt = login.last_used_at?.getTime() ?? Number.POSITIVE_INFINITY
      if (sessionId !== null && now.getTime() - usedAt > USE_NOTED_EVERY_MS)
        await noteSessionUse(deps.db, sessionId, now)
    }
    const marksOf = ({ type, id, version, sessionId }: Token): LoginMark[] => [
      { kind: type, id, version },
      ...(sessionId === null ? [] : [{ kind: 'session', id: sessionId, version: 0 } as const]),
    ]
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
      const known = { address, device, agent: headers['user-agent'] ?? null }
      return guestId === null
        ? { kind: 'anonymous', ...known }
        : { kind: 'guest', guestId, ...known }
    }

    const findCaller = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): Caller => {
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
    }
    const callers = new WeakMap<object, Caller>()
    app.decorate('callerOf', request => {
      const found = callers.get(request) ?? findCaller(request)
      callers.set(request, found)
      return found
    })
    app.decorate('authenticate', async ({ token: given, headers, address }) => {
      if (given === null)
        return { viewer: withoutToken(headers, address), login: { marks: [], expiresAt: null } }
      if (keys.isMeantAsKey(given)) return keys.authenticate(given, address)
      const token = readToken(given)
      await assertLoggedIn(token)
      const { type, id, sessionId, expiresAt } = token
      const known = { address, sessionId, agent: headers['user-agent'] ?? null }
      const viewer: Viewer =
        type === 'user'
          ? {
              kind: 'user',
              userId: id,
              guestId: guestOf(headers),
              device: deviceOf(headers),
              ...known,
            }
          : { kind: 'admin', adminId: id, ...known }
      return { viewer, login: { marks: marksOf(token), expiresAt } }
    })
    app.decorate('whenLoginEnds', ({ marks, expiresAt }, end) => {
      const stopTimer = whenExpired(expiresAt, end)
      const stopWatch = deps.loginEnds.watch(marks, end)
      return () => {
        stopTimer()
        stopWatch()
      }
    })
    app.decorate('sessionOf', token => readToken(token).sessionId)
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
