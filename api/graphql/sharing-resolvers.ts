import { findSharedDebate } from '#api/domain/debates/get-shared-debate.ts'
import { revokeShare, shareDebate } from '#api/domain/debates/share-debate.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'

export const sharingResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sharedDebate: (_root, { token }, context) => context.call(findSharedDebate, { token }),
  },
  Mutation: {
    shareDebate: (_root, { input }, context) =>
      payload(async () => ({
        shareLink: await context.callOwn(shareDebate, { debate_id: input.debateId }),
      })),
    revokeShare: (_root, { input }, context) =>
      payload(async () => ({
        debate: await context.callOwn(revokeShare, { debate_id: input.debateId }),
      })),
  },
}
