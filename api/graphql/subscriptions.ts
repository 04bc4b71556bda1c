import type { WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { PubSub } from 'mercurius'
import type { DebateChange } from '#api/domain/debate-events.ts'
import { requireAdmin } from '#api/domain/viewer.ts'
import { whenTokenEnds } from '#api/http/authentication.ts'

const TOPIC = 'DEBATE_CHANGED'
/** The close code of graphql-transport-ws for who may not listen (any more). */
const FORBIDDEN = 4403

type SubscriptionContext = {
  app: FastifyInstance
  pubsub: PubSub
  socket: WebSocket
  address: string
  _connectionInit?: { authorization?: unknown }
}

/**
 * The token that came with connection_init, of an administrator; the socket closes when it ends.
 */
const admit = async ({
  app,
  socket,
  address,
  _connectionInit,
}: SubscriptionContext): Promise<void> => {
  const given = _connectionInit?.authorization
  const token = typeof given === 'string' ? given.replace(/^Bearer /i, '') : null
  const { viewer, expiresAt } = await app.authenticate({ token, headers: {}, address })
  requireAdmin(viewer)
  socket.once(
    'close',
    whenTokenEnds(expiresAt, () => socket.close(FORBIDDEN, 'The login has ended')),
  )
}

export const subscriptionResolvers = {
  Subscription: {
    adminDebateChanged: {
      subscribe: async (_root: unknown, _args: unknown, context: SubscriptionContext) => {
        await admit(context)
        return context.pubsub.subscribe(TOPIC)
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
