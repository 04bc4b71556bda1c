import { deleteMe } from '#api/domain/accounts/delete-me.ts'
import { exportMe } from '#api/domain/accounts/export-me.ts'
import {
  endSession,
  listSessions,
  logOut,
  logOutEverywhere,
} from '#api/domain/accounts/sessions.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import { readWithinLimit } from './answer-size.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

export const sessionResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sessions: (_root, _args, context) => context.call(listSessions, undefined),
    viewerExport: async (_root, _args, context) =>
      readWithinLimit(await context.call(exportMe, undefined)),
  },
  Mutation: {
    deleteViewer: (_root, { input }, context) =>
      payload(async () => ({ deletedUserId: await context.call(deleteMe, present(input)) })),
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
