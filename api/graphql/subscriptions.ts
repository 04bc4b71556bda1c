import type { FastifyInstance } from 'fastify'
import type { DebateChange } from '#api/domain/debate-events.ts'
import { requireAdmin } from '#api/domain/viewer.ts'
import type { SubscriptionContext } from './guard-sockets.ts'

const TOPIC = 'DEBATE_CHANGED'

export const subscriptionResolvers = {
  Subscription: {
    adminDebateChanged: {
      subscribe: async (_root: unknown, _args: unknown, context: SubscriptionContext) => {
        requireAdmin(context.viewer)
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
