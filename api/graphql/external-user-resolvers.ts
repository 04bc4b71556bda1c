import { createJoinLink, joinByLink } from '#api/domain/external-users/join-links.ts'
import { upsertUser } from '#api/domain/external-users/upsert-user.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

/** People from another system. */
export const externalUserResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    upsertUser: (_root, { input }, context) =>
      payload(() => {
        const { externalId, username, email, avatarId } = present(input)
        return context.call(upsertUser, {
          external_id: externalId,
          username,
          email,
          avatar_id: avatarId,
        })
      }),
    createJoinUrl: (_root, { input }, context) =>
      payload(async () => {
        const { path, expires_at } = await context.call(createJoinLink, {
          debate_id: input.debateId,
        })
        return { joinUrl: context.addressOf(path), joinUrlExpiresAt: expires_at }
      }),
    enterDebate: (_root, { input }, context) =>
      payload(async () => {
        const session = await context.callAsNewcomer(joinByLink, { token: input.token })
        context.becomeUser(session)
        const { token, user, debate_id } = session
        return { token, viewer: user, debate: { debate_id } }
      }),
  },
  DebateChange: {
    debate: async ({ debateId }, _args, { load }) => (await load.debate(debateId)) ?? null,
  },
}
