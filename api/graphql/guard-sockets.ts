import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { PubSub } from 'mercurius'
import { DomainError } from '#api/domain/domain-error.ts'
import { toDomainError } from '#api/domain/error-body.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { Caller } from '#api/http/authentication.ts'
import { createEventLimit } from '#api/http/event-limit.ts'

/** What a subscription works with: who was let in, and whose budget it uses. */
export type SubscriptionContext = { pubsub: PubSub; viewer: Viewer; caller: Caller }

/** Close codes of graphql-transport-ws. */
const CLOSE = {
  tryLater: 1013,
  badRequest: 4400,
  unauthorized: 4401,
  forbidden: 4403,
  tooMany: 4429,
} as const
/** Bytes: a query of many tokens, or a token. Nothing larger is even read. */
const LARGEST_MESSAGE = 16 * 1024
const PER_SECOND = { events: 20, bytes: 4 * LARGEST_MESSAGE }
/** Bytes that a close frame holds beside its code (RFC 6455, section 5.5). */
const LONGEST_REASON = 123

type SocketMessage = { type?: unknown; payload?: unknown }

const read = (text: string): SocketMessage | null => {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}

const tokenOf = ({ payload }: SocketMessage): string | null => {
  const given =
    typeof payload === 'object' && payload !== null && 'authorization' in payload
      ? payload.authorization
      : null
  return typeof given === 'string' ? given.replace(/^Bearer /i, '') : null
}

const admitted = new WeakMap<WebSocket, Pick<SubscriptionContext, 'viewer' | 'caller'>>()

/** Whom `guardSockets` let in by this socket. */
export const admittedBy = (socket: WebSocket) => {
  const known = admitted.get(socket)
  if (!known) throw new DomainError('ADMIN_LOGIN_REQUIRED')
  return known
}

/**
 * All subscriptions are for administrators, so anybody else is refused with the first message,
 * before mercurius reads it: 4403 and why. The socket closes as well when its token ends.
 */
export const guardSockets = (app: FastifyInstance): void => {
  const { deps } = app.composed
  const now = () => deps.now().getTime()

  const admit = async (socket: WebSocket, message: SocketMessage, address: string) => {
    const token = tokenOf(message)
    const { viewer, login } = await app.authenticate({ token, headers: {}, address })
    const adminId = requireAdmin(viewer)
    admitted.set(socket, { viewer, caller: { kind: 'admin', key: `admin ${adminId}` } })
    socket.once(
      'close',
      app.whenLoginEnds(login, () => socket.close(CLOSE.forbidden, 'The login has ended')),
    )
  }

  const guard = (socket: WebSocket, address: string): void => {
    const limit = createEventLimit(PER_SECOND, now)
    const pass = socket.emit.bind(socket)
    let state: 'new' | 'asking' | 'admitted' = 'new'
    const begin = (message: SocketMessage, go: () => void): void => {
      state = 'asking'
      admit(socket, message, address).then(
        () => {
          state = 'admitted'
          go()
        },
        error => {
          const expected = toDomainError(error)
          if (!expected) app.log.error({ err: error }, 'a socket failed')
          const isDown = expected?.said.code === 'DATABASE_UNAVAILABLE'
          const why = expected?.message ?? 'The server has failed'
          socket.close(isDown ? CLOSE.tryLater : CLOSE.forbidden, why.slice(0, LONGEST_REASON))
        },
      )
    }
    const take = (data: Buffer, go: () => void): void => {
      const decision = data.length > LARGEST_MESSAGE ? 'close' : limit(data.length)
      if (decision === 'close') socket.close(CLOSE.tooMany, 'Too many messages, or too large')
      if (decision !== 'pass') return
      const message = state === 'admitted' ? null : read(String(data))
      if (state === 'admitted') go()
      else if (message === null) socket.close(CLOSE.badRequest, 'A message is a JSON object')
      else if (state === 'new' && message.type === 'connection_init') begin(message, go)
      else socket.close(CLOSE.unauthorized, 'connection_init comes first')
    }
    // Mercurius listens to the socket itself: what it shall not hear must not be emitted.
    socket.emit = (name: string | symbol, ...args: unknown[]): boolean => {
      if (name !== 'message') return pass(name, ...args)
      const [data] = args
      const go = () => void pass(name, ...args)
      if (socket.readyState === socket.OPEN && Buffer.isBuffer(data)) take(data, go)
      return true
    }
  }

  app.websocketServer.on('connection', (socket, request) => {
    if (request.url?.startsWith('/graphql')) guard(socket, request.socket.remoteAddress ?? '')
  })
}
