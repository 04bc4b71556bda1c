import {
  endSession,
  listSessions,
  logOut,
  logOutEverywhere,
} from '#api/domain/accounts/sessions.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'

export const sessionResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sessions: (_root, _args, context) => context.call(listSessions, undefined),
  },
  Mutation: {
    endSession: (_root, { input: { sessionId } }, context) =>
      payload(async () => {
        await context.call(endSession, { session_id: sessionId })
        return { endedSessionId: sessionId }
      }),
    logOut: (_root, _args, context) =>
      payload(async () => {
        await context.call(logOut, undefined)
        return {}
      }),
    logOutEverywhere: (_root, _args, context) =>
      payload(async () => {
        await context.call(logOutEverywhere, undefined)
        return {}
      }),
  },
}
