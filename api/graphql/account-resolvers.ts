import { checkResetLink } from '#api/domain/accounts/check-reset-link.ts'
import { getMe } from '#api/domain/accounts/get-me.ts'
import { logIn } from '#api/domain/accounts/log-in.ts'
import { register } from '#api/domain/accounts/register.ts'
import { resetPassword } from '#api/domain/accounts/reset-password.ts'
import { updateMe } from '#api/domain/accounts/update-me.ts'
import { getLeaderboard } from '#api/domain/statistics/get-leaderboard.ts'
import { getPlatformStats } from '#api/domain/statistics/get-platform-stats.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

export const accountResolvers: Resolvers<GraphqlContext> = {
  Query: {
    viewer: async (_root, _args, context) =>
      (await context.viewer()).kind === 'user' ? context.call(getMe, undefined) : null,
    resetLinkWorks: async (_root, { token }, context) =>
      (await context.callAsNewcomer(checkResetLink, { token })).works,
    statistics: (_root, _args, context) => context.callAsAnonymous(getPlatformStats, undefined),
    leaderboard: (_root, { limit }, context) =>
      context.callAsAnonymous(getLeaderboard, { limit: limit ?? LIMITS.leaderboard }),
  },
  Mutation: {
    register: (_root, { input }, context) =>
      payload(async () => {
        const { avatarId, ...names } = present(input)
        const session = await context.callAsNewcomer(register, {
          ...names,
          ...(avatarId !== undefined && { avatar_id: avatarId }),
        })
        context.becomeUser(session)
        return { token: session.token, viewer: session.user }
      }),
    logIn: (_root, { input }, context) =>
      payload(async () => {
        const session = await context.callAsNewcomer(logIn, input)
        context.becomeUser(session)
        return { token: session.token, viewer: session.user }
      }),
    resetPassword: (_root, { input }, context) =>
      payload(async () => {
        const session = await context.callAsNewcomer(resetPassword, input)
        context.becomeUser(session)
        return { token: session.token, viewer: session.user }
      }),
    updateViewer: (_root, { input }, context) =>
      payload(async () => {
        const { avatarId, currentPassword, ...names } = present(input)
        const { user, token } = await context.call(updateMe, {
          ...names,
          ...(avatarId !== undefined && { avatar_id: avatarId }),
          ...(currentPassword !== undefined && { current_password: currentPassword }),
        })
        return { viewer: user, ...(token !== undefined && { token }) }
      }),
  },
  LeaderboardEntry: { user: entry => entry },
}
