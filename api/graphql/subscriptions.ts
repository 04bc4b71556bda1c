import type { FastifyInstance } from 'fastify'
import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import type { Caller } from '#api/http/authentication.ts'
import { listenTo } from './event-queue.ts'

/** What a subscription works with: who was let in, and whose budget it uses. */
export type SubscriptionContext = { app: FastifyInstance; viewer: Viewer; caller: Caller }

type Subscribe = GraphQLFieldResolver<unknown, SubscriptionContext>

/** Each answers the events of its field, under the field's name. */
const subscribers: Record<string, Subscribe> = {
  adminDebateChanged: (_root, _args, { app, viewer }) => {
    requireAdmin(viewer)
    const { debateEvents } = app.composed.deps
    return listenTo(tell => debateEvents.subscribe(change => tell({ adminDebateChanged: change })))
  },
}

export const subscriptionResolvers = { Subscription: subscribers }

/** Gives every field of Subscription its events: mercurius, whose own are off, leaves them out. */
export const completeSubscriptions = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {}))
    field.subscribe = subscribers[field.name]
  return schema
}
