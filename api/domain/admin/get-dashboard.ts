import type { Deps } from '#api/domain/deps.ts'
import { invalidField } from '#api/domain/domain-error.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { requireAdminOr, type Viewer } from '#api/domain/viewer.ts'
import { findDebatesPerDay, findScoreBins, findShares } from '#db/queries/admin-charts.ts'
import { findMostDebated } from '#db/queries/admin-topics.ts'
import { findTotals } from '#db/queries/results.ts'
import type { AdminCharts, DashboardStats } from '#schema/admin.ts'

const POPULAR = 10
const DAY_MS = 86_400_000
const CHART_DAYS = 30
const LONGEST_DAYS = 3_660

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

const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/**
 * The dashboard's charts over days in UTC, both included;
 * the last thirty by default. Administrators, and keys with DEBATES_READ; VALIDATION.
 */
export const getCharts = async (
  deps: Deps,
  viewer: Viewer,
  input: { from?: string | undefined; to?: string | undefined },
): Promise<AdminCharts> => {
  requireAdminOr(viewer, 'DEBATES_READ')
  const to = input.to ?? dayOf(deps.now())
  if (!isDay(to)) throw invalidField('to', 'DAY_INVALID', { field: 'to' })
  const from = input.from ?? dayOf(new Date(Date.parse(to) - (CHART_DAYS - 1) * DAY_MS))
  if (!isDay(from) || from > to)
    throw invalidField('from', 'DAY_AFTER_END', { field: 'from', end: 'to' })
  if (Date.parse(to) - Date.parse(from) > LONGEST_DAYS * DAY_MS)
    throw invalidField('from', 'DAYS_TOO_MANY')
  const days = { from, to }
  const perDay = new Map(
    (await findDebatesPerDay(deps.db, days)).map(row => [row.day, Number(row.debates)]),
  )
  const bins = new Map(
    (await findScoreBins(deps.db, days)).map(row => [row.bin, Number(row.debates)]),
  )
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return {
    debates_per_day: Array.from({ length }, (_, index) => {
      const day = dayOf(new Date(Date.parse(from) + index * DAY_MS))
      return { day, debates: perDay.get(day) ?? 0 }
    }),
    score_bins: Array.from({ length: 10 }, (_, bin) => bins.get(bin) ?? 0),
    modes: await findShares(deps.db, days, 'mode'),
    stances: await findShares(deps.db, days, 'stance'),
  }
}
