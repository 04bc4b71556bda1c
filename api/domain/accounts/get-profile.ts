import { toDebateRow } from '#api/domain/debates/debate-entity.ts'
import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findDebatesOf } from '#db/queries/debates.ts'
import { LIMITS } from '#schema/constants.ts'
import type { UserProfile } from '#schema/entities.ts'
import { requireOwnRow } from './get-me.ts'
import { loadMonthlyPerformance, loadRanks, loadSkillTrends } from './load-users.ts'

/**
 * The profile screen's data:
 * rank = 1 + users with a higher average, null while unscored. UNAUTHENTICATED.
 */
export const getProfile = async (deps: Deps, viewer: Viewer): Promise<UserProfile> => {
  const me = await requireOwnRow(deps, viewer)
  const { username, email, avatar_id, avatar_url, average_score } = me
  const ranks = await loadRanks(deps, [me.user_id])
  const months = await loadMonthlyPerformance(deps, [me.user_id])
  const skills = await loadSkillTrends(deps, [me.user_id])
  const recent = await findDebatesOf(deps.db, me.user_id, LIMITS.listPageMax, 0)
  return {
    user: { username, email, avatar_id, avatar_url },
    stats: {
      averageScore: average_score === null ? null : round1(average_score),
      debateCount: me.debate_count,
      rank: ranks.get(me.user_id) ?? null,
    },
    recentDebates: recent.map(toDebateRow),
    monthlyPerformance: months.get(me.user_id) ?? [],
    skillTrend: skills.get(me.user_id) ?? [],
  }
}
