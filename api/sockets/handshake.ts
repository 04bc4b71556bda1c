import type { FastifyInstance } from 'fastify'
import type { DefaultEventsMap, Namespace } from 'socket.io'
import { DomainError } from '#api/domain/domain-error.ts'
import { toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import { type Budget, createLeakyBuckets } from '#api/domain/leaky-bucket.ts'
import { keyOf, type Viewer } from '#api/domain/viewer.ts'
import { bearerOf } from '#api/http/authentication.ts'
import { createEventLimit, type EventLimit } from '#api/http/event-limit.ts'
import { addressOf } from './visitor-address.ts'

type EnteredNamespace<Data> = Pick<
  Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>,
  'use'
>

/** Of one debater, whatever the connection. */
const DEBATERS_ENTRIES: Budget = { limit: 120, restoreRate: 2 }
/** Entries of one connection: each looks for the account, and one connection can ask again. */
const ENTRIES = { events: 5, bytes: 1 }

/**
 * Who may enter a namespace (specification section 7): the token as `auth.token` or as a header, or the guest
 * cookie. A socket does not outlive its token.
 */
export const admitDebaters = <Data>(
  app: FastifyInstance,
  namespace: EnteredNamespace<Data>,
  dataFor: (viewer: Viewer) => Data,
): void => {
  const now = () => app.composed.deps.now().getTime()
  const spend = createLeakyBuckets(now)
  const entries = new WeakMap<object, EventLimit>()
  const limitEntries = (conn: { close(): unknown }): void => {
    const limit = entries.get(conn) ?? createEventLimit(ENTRIES, now)
    entries.set(conn, limit)
    const decision = limit()
    if (decision === 'close') conn.close()
    if (decision !== 'pass') throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 })
  }
  namespace.use(async (socket, next) => {
    try {
      limitEntries(socket.conn)
      const { auth, headers } = socket.handshake
      const { token } = auth
      const { viewer, login } = await app.authenticate({
        token: typeof token === 'string' && token !== '' ? token : bearerOf(headers),
        headers,
        address: addressOf(socket.request),
      })
      if (viewer.kind === 'anonymous') throw new DomainError('LOGIN_REQUIRED')
      const { isSpent, retryAfter } = spend(keyOf(viewer), DEBATERS_ENTRIES, 1)
      if (app.hasBudgets && isSpent) throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter })
      socket.data = dataFor(viewer)
      socket.once(
        'disconnect',
        app.whenLoginEnds(login, () => socket.disconnect(true)),
      )
      next()
    } catch (error) {
      if (toDomainError(error) === null) app.log.error({ err: error }, 'a socket handshake failed')
      const body = toErrorBody(error)
      const message = body.code === 'UNAUTHENTICATED' ? 'Authentication failed' : body.error
      next(Object.assign(new Error(message), { data: body }))
    }
  })
}
