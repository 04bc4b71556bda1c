import { getDebate } from '#api/domain/debates/get-debate.ts'
import { getSharedDebate } from '#api/domain/debates/get-shared-debate.ts'
import { getShare, revokeShare, shareDebate } from '#api/domain/debates/share-debate.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'

export const sharingResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sharedDebate: (_root, { token }, context) => context.call(getSharedDebate, { token }),
  },
  Mutation: {
    shareDebate: (_root, { input }, context) =>
      payload(async () => ({
        shareLink: await context.call(shareDebate, { debate_id: input.debateId }),
      })),
    revokeShare: (_root, { input }, context) =>
      payload(async () => {
        await context.call(revokeShare, { debate_id: input.debateId })
        return { debate: (await context.call(getDebate, { debate_id: input.debateId })).debate }
      }),
  },
  Debate: {
    shareLink: async ({ debate_id }, _args, context) =>
      (await context.call(getShare, { debate_id })).share,
  },
  ShareLink: { createdAt: link => link.created_at },
  SharedDebate: {
    motion: shared => shared.topic.topic_text,
    userStance: shared => shared.debate.user_stance,
    mode: shared => shared.debate.debate_mode,
    status: shared => shared.debate.status,
    startTime: shared => shared.debate.start_time,
    welcomeMessage: shared => shared.debate.welcome_message,
    overallScore: shared => shared.debate.overall_score,
  },
}
