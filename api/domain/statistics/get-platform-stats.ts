import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findTotals } from '#db/queries/results.ts'
import type { PlatformStats } from '#schema/entities.ts'

/**
 * Registered users, all debates (guests' too), mean score of all scored debates, approved topics.
 */
export const getPlatformStats = (deps: Deps, _viewer: Viewer): Promise<PlatformStats> =>
  deps.cache.read('statistics', async () => {
    const totals = await findTotals(deps.db)
    return {
      totalUsers: totals.users,
      totalDebates: totals.debates,
      averageScore: totals.scored === 0 ? null : round1(totals.score_sum / totals.scored),
      totalTopics: totals.topics,
    }
  })
