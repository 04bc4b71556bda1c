import type { Deps } from '#api/domain/deps.ts'
import { wholeNumber } from '#api/domain/input.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { findLeaders } from '#db/queries/results.ts'
import { LIMITS } from '#schema/constants.ts'
import type { LeaderboardEntry } from '#schema/entities.ts'

const load = async (deps: Deps): Promise<LeaderboardEntry[]> => {
  const rows = await findLeaders(deps.db, LIMITS.leaderboard)
  return rows.map(({ average_score, ...row }) => ({
    // Equal averages share a rank; rows before this one with a higher average are all in the list.
    rank: 1 + rows.filter(other => (other.average_score ?? 0) > (average_score ?? 0)).length,
    ...row,
    average_score: round1(average_score ?? 0),
  }))
}

/**
 * The best averages, at most ten (specification section 9). rank = 1 + users with a higher average.
 */
export const getLeaderboard = async (
  deps: Deps,
  _viewer: Viewer,
  input: { limit?: number | null },
): Promise<LeaderboardEntry[]> => {
  const max = LIMITS.leaderboard
  const limit = wholeNumber('limit', input.limit, {
    min: 1,
    max: LIMITS.listPageMax,
    fallback: max,
  })
  const entries = await deps.cache.read('leaderboard', () => load(deps))
  return limit >= entries.length ? entries : entries.slice(0, limit)
}
