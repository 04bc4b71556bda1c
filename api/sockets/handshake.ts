import type { FastifyInstance } from 'fastify'
import type { DefaultEventsMap, Namespace } from 'socket.io'
import { DomainError } from '#api/domain/domain-error.ts'
import { toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { whenTokenEnds } from '#api/http/authentication.ts'
import { addressOf } from './visitor-address.ts'

type EnteredNamespace<Data> = Pick<
  Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>,
  'use'
>

/**
 * Who may enter a namespace (specification section 7): the token as `auth.token`, or the guest
 * cookie. A socket does not outlive its token.
 */
export const admitDebaters = <Data>(
  app: FastifyInstance,
  namespace: EnteredNamespace<Data>,
  dataFor: (viewer: Viewer) => Data,
): void => {
  namespace.use(async (socket, next) => {
    try {
      const { token } = socket.handshake.auth
      const { viewer, expiresAt } = await app.authenticate({
        token: typeof token === 'string' && token !== '' ? token : null,
        headers: socket.handshake.headers,
        address: addressOf(socket.request),
      })
      if (viewer.kind === 'anonymous') throw new DomainError('LOGIN_REQUIRED')
      socket.data = dataFor(viewer)
      socket.once(
        'disconnect',
        whenTokenEnds(expiresAt, () => socket.disconnect(true)),
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
