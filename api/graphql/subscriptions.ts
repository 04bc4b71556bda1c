import type { FastifyInstance } from 'fastify'
import type { PubSub } from 'mercurius'
import type { WebSocket } from 'ws'
import type { DebateChange } from '#api/domain/debate-events.ts'
import { requireAdmin } from '#api/domain/viewer.ts'

const TOPIC = 'DEBATE_CHANGED'
/** The close code of graphql-transport-ws for who may not listen (any more). */
const FORBIDDEN = 4403
/** setTimeout takes no more. */
const LONGEST_TIMER = 2 ** 31 - 1

type Connection = {
  app: FastifyInstance
  pubsub: PubSub
  socket: WebSocket
  address: string
  _connectionInit?: { authorization?: unknown }
}

/**
 * The token that came with connection_init, of an administrator; the socket closes when it ends.
 */
const admit = async ({ app, socket, address, _connectionInit }: Connection): Promise<void> => {
  const given = _connectionInit?.authorization
  const token = typeof given === 'string' ? given.replace(/^Bearer /i, '') : null
  const { viewer, expiresAt } = await app.resolve({ token, headers: {}, address })
  requireAdmin(viewer)
  if (expiresAt === null) return
  const timer = setTimeout(
    () => socket.close(FORBIDDEN, 'The login has ended'),
    Math.min(expiresAt - Date.now(), LONGEST_TIMER),
  )
  socket.once('close', () => clearTimeout(timer))
}

export const subscriptionResolvers = {
  Subscription: {
    adminDebateChanged: {
      subscribe: async (_root: unknown, _args: unknown, connection: Connection) => {
        await admit(connection)
        return connection.pubsub.subscribe(TOPIC)
      },
    },
  },
}

/** Passes on to subscribers what the domain tells. */
export const publishDebateChanges = (app: FastifyInstance): void => {
  const publish = (change: DebateChange) => {
    const event = { topic: TOPIC, payload: { adminDebateChanged: change } }
    app.graphql.pubsub.publish(event, () => undefined)
  }
  const stop = app.composed.deps.debateEvents.subscribe(publish)
  app.addHook('onClose', async () => {
    stop()
  })
}
