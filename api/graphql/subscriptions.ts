import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql'
import { watchDebates, watchTurns } from '#api/domain/debates/watch-debates.ts'
import type {
  SubscriptionDebateChangedArgs,
  SubscriptionTurnAddedArgs,
} from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { listenTo } from './event-queue.ts'
import { present } from './present.ts'

/** What a subscription works with: who was let in, and whose budget it uses. */
export type SubscriptionContext = Pick<
  GraphqlContext,
  'caller' | 'viewer' | 'knownViewer' | 'load' | 'call'
>

type Subscribe = GraphQLFieldResolver<unknown, SubscriptionContext>

/** Each answers the events of its field, under the field's name. */
const subscribers: Record<string, Subscribe> = {
  adminDebateChanged: async (_root, _args, context) => {
    const listen = await context.call(watchDebates, {})
    return listenTo(tell => listen(change => tell({ adminDebateChanged: change })))
  },
  debateChanged: async (_root, { filter }: SubscriptionDebateChangedArgs, context) => {
    const { debateIds, userId, externalUserId, kinds } = present(filter ?? {})
    const listen = await context.call(watchDebates, {
      debate_ids: debateIds,
      user_id: userId,
      external_user_id: externalUserId,
      kinds,
    })
    return listenTo(tell => listen(change => tell({ debateChanged: change })))
  },
  turnAdded: async (_root, { debateId }: SubscriptionTurnAddedArgs, context) => {
    const listen = await context.call(watchTurns, { debate_id: debateId })
    return listenTo(tell => listen(turn_id => tell({ turnAdded: { turn_id } })))
  },
}

export const subscriptionResolvers = { Subscription: subscribers }

/** Gives every field of Subscription its events: mercurius, whose own are off, leaves them out. */
export const completeSubscriptions = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {}))
    field.subscribe = subscribers[field.name]
  return schema
}
