import type { Resolvers } from '#schema/generated/resolver-types.ts'
import type { DebateWithVerdict } from '#schema/nodes.ts'
import { type KeyedList, readConnection } from './connections.ts'
import type { GraphqlContext } from './context.ts'

/** A user's debates, newest first: the cursors are of this user's list. */
const debatesOf = (userId: string): KeyedList<DebateWithVerdict> => ({
  name: 'User.debates startTime.desc',
  filter: userId,
  kinds: ['moment', 'id'],
  keyOf: debate => [debate.start_time, debate.debate_id],
})

export const userResolvers: Resolvers<GraphqlContext> = {
  User: {
    rank: async ({ user_id }, _args, { load }) => (await load.rankOf(user_id)) ?? null,
    monthlyPerformance: async ({ user_id }, _args, { load }) =>
      (await load.monthsOf(user_id)) ?? [],
    skillTrend: async ({ user_id }, _args, { load }) => (await load.skillsOf(user_id)) ?? [],
    stats: async ({ user_id }, _args, { load }) => (await load.statsOf(user_id)) ?? null,
    loginHistory: async ({ user_id }, _args, { load }) => (await load.loginsOf(user_id)) ?? [],
    debates: ({ user_id }, args, { load }) =>
      readConnection(debatesOf(user_id), args, {
        slice: async window =>
          (await load.debatesOf(user_id, window)) ?? { rows: [], isMore: false },
        count: async () => (await load.debateCountOf(user_id)) ?? 0,
      }),
  },
}
