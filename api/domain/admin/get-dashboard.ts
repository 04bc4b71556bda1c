import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findDebatesPerDay, findScoreBins, findShares } from '#db/queries/admin-charts.ts'
import { findMostDebated } from '#db/queries/admin-topics.ts'
import { findTotals } from '#db/queries/results.ts'
import type { AdminCharts, DashboardStats } from '#schema/admin.ts'
import { addDays, lengthOf, type RangeInput, readDays } from './read-days.ts'

const POPULAR = 10

/** The dashboard's three figures and the most debated topics. Administrators, and keys with DEBATES_READ. */
export const getDashboard = async (deps: Deps, viewer: Viewer): Promise<DashboardStats> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const [{ users, debates, topics }, popular] = [
    await findTotals(deps.db),
    await findMostDebated(deps.db, POPULAR),
  ]
  return {
    totalUsers: users,
    totalDebates: debates,
    totalTopics: topics,
    popularTopics: popular.map(({ average_score, ...topic }) => ({
      ...topic,
      avg_score: average_score === null ? null : round1(average_score),
    })),
  }
}

/**
 * The dashboard's charts over days in UTC, both included;
 * the last thirty by default. Administrators, and keys with DEBATES_READ; VALIDATION.
 */
export const getCharts = async (
  deps: Deps,
  viewer: Viewer,
  input: RangeInput,
): Promise<AdminCharts> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const days = readDays(deps, input)
  const perDay = new Map(
    (await findDebatesPerDay(deps.db, days)).map(row => [row.day, Number(row.debates)]),
  )
  const bins = new Map(
    (await findScoreBins(deps.db, days)).map(row => [row.bin, Number(row.debates)]),
  )
  return {
    debates_per_day: Array.from({ length: lengthOf(days) }, (_, index) => {
      const day = addDays(days.from, index)
      return { day, debates: perDay.get(day) ?? 0 }
    }),
    score_bins: Array.from({ length: 10 }, (_, bin) => bins.get(bin) ?? 0),
    modes: await findShares(deps.db, days, 'mode'),
    stances: await findShares(deps.db, days, 'stance'),
  }
}
