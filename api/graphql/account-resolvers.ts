import { getMe } from '#api/domain/accounts/get-me.ts'
import { logIn } from '#api/domain/accounts/log-in.ts'
import { register } from '#api/domain/accounts/register.ts'
import { resetPassword } from '#api/domain/accounts/reset-password.ts'
import { updateMe } from '#api/domain/accounts/update-me.ts'
import { sliceMyDebates } from '#api/domain/debates/list-my-debates.ts'
import { getLeaderboard } from '#api/domain/statistics/get-leaderboard.ts'
import { getPlatformStats } from '#api/domain/statistics/get-platform-stats.ts'
import { LIMITS } from '#schema/constants.ts'
import type { Resolvers } from '#schema/generated/resolver-types.ts'
import { connectionOf, offsetAfter } from './connections.ts'
import type { GraphqlContext } from './context.ts'
import { payload } from './errors.ts'
import { present } from './present.ts'

export const accountResolvers: Resolvers<GraphqlContext> = {
  Query: {
    viewer: async (_root, _args, context) =>
      (await context.viewer()).kind === 'user' ? context.call(getMe, undefined) : null,
    statistics: (_root, _args, context) => context.callAsAnonymous(getPlatformStats, undefined),
    leaderboard: (_root, { limit }, context) =>
      context.callAsAnonymous(getLeaderboard, { limit: limit ?? LIMITS.leaderboard }),
  },
  Mutation: {
    register: (_root, { input }, context) =>
      payload(async () => {
        const { avatarId, ...names } = present(input)
        const { token, user } = await context.callAsNewcomer(register, {
          ...names,
          ...(avatarId !== undefined && { avatar_id: avatarId }),
        })
        context.becomeUser(user.user_id)
        return { token, viewer: user }
      }),
    logIn: (_root, { input }, context) =>
      payload(async () => {
        const { token, user } = await context.callAsNewcomer(logIn, input)
        context.becomeUser(user.user_id)
        return { token, viewer: user }
      }),
    resetPassword: (_root, { input }, context) =>
      payload(async () => {
        const { token, user } = await context.callAsNewcomer(resetPassword, input)
        context.becomeUser(user.user_id)
        return { token, viewer: user }
      }),
    updateViewer: (_root, { input }, context) =>
      payload(async () => {
        const { avatarId, currentPassword, ...names } = present(input)
        const { token, ...user } = await context.call(updateMe, {
          ...names,
          ...(avatarId !== undefined && { avatar_id: avatarId }),
          ...(currentPassword !== undefined && { current_password: currentPassword }),
        })
        return { viewer: user, ...(token !== undefined && { token }) }
      }),
  },
  Viewer: {
    id: user => user.user_id,
    avatarId: user => user.avatar_id,
    avatarUrl: user => user.avatar_url,
    registrationDate: user => user.registration_date,
    lastLogin: user => user.last_login,
    averageScore: async (_user, _args, context) => (await context.profile()).stats.averageScore,
    debateCount: async (_user, _args, context) => (await context.profile()).stats.debateCount,
    rank: async (_user, _args, context) => (await context.profile()).stats.rank,
    monthlyPerformance: async (_user, _args, context) =>
      (await context.profile()).monthlyPerformance,
    debates: async (_user, { first, after }, context) => {
      const offset = offsetAfter(after)
      return connectionOf(
        await context.call(sliceMyDebates, { first: first ?? LIMITS.listPage, offset }),
        offset,
      )
    },
  },
  LeaderboardEntry: {
    averageScore: entry => entry.average_score,
    user: entry => entry,
  },
  User: {
    id: entry => entry.user_id,
    avatarId: entry => entry.avatar_id,
    avatarUrl: entry => entry.avatar_url,
    averageScore: entry => entry.average_score,
  },
}
