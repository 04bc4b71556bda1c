import { toUser } from '#api/domain/accounts/user-entity.ts'
import { toDebateRow } from '#api/domain/debates/debate-entity.ts'
import type { Deps } from '#api/domain/deps.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { requireId } from '#api/domain/input.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { ownText } from '#api/domain/topics/topic-entity.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { findFavoriteTopic, findLoginHistory, findPerformance } from '#db/queries/admin-users.ts'
import { findDebatesOf } from '#db/queries/debates.ts'
import { findUserById } from '#db/queries/users.ts'
import type { UserRow } from '#db/tables.ts'
import type { AdminUserDetail, PerformanceStats } from '#schema/admin.ts'
import { LIMITS } from '#schema/constants.ts'

const MISSING = 'ADMIN_USER_NOT_FOUND'
/** Section 9: "Recent Activity" shows ten entries; the caller gets no more. */
const RECENT = 10

/** Administrators only; NOT_FOUND. */
export const requireUserRow = async (
  deps: Deps,
  viewer: Viewer,
  userId: string,
): Promise<UserRow> => {
  requireAdmin(viewer)
  const row = await findUserById(deps.db, requireId(userId, MISSING))
  if (!row) throw new DomainError(MISSING)
  return row
}

const statsOf = async (deps: Deps, user: UserRow): Promise<PerformanceStats> => {
  const { best, worst, first, last } = await findPerformance(deps.db, user.user_id)
  const favorite = await findFavoriteTopic(deps.db, user.user_id)
  return {
    total_debates: user.debate_count,
    average_score: user.average_score === null ? null : round1(user.average_score),
    best_score: best,
    worst_score: worst,
    favorite_topic: favorite ? ownText(favorite) : null,
    improvement_rate:
      first === null || last === null || first === 0
        ? null
        : round1(((last - first) / first) * 100),
  }
}

/**
 * A user with figures, the latest debates and the recent activity. Administrators only; NOT_FOUND.
 */
export const getAdminUser = async (
  deps: Deps,
  viewer: Viewer,
  input: { user_id: string },
): Promise<AdminUserDetail> => {
  const row = await requireUserRow(deps, viewer, input.user_id)
  const stats = await statsOf(deps, row)
  const history = await findLoginHistory(deps.db, row.user_id, RECENT)
  const debates = await findDebatesOf(deps.db, row.user_id, LIMITS.listPageMax, 0)
  return {
    user: {
      ...toUser(row),
      debate_count: row.debate_count,
      average_score: stats.average_score,
      performance_stats: stats,
      login_history: history.map(entry => ({ ...entry, timestamp: entry.timestamp.toISOString() })),
    },
    stats,
    debates: debates.map(toDebateRow),
  }
}
