import type { Deps } from '#api/domain/deps.ts'
import { round1 } from '#api/domain/scoring/round.ts'
import { requireAdmin, type Viewer } from '#api/domain/viewer.ts'
import { countAdminDebates } from '#db/queries/admin-debates.ts'
import { findFiguresOfDays } from '#db/queries/admin-overview.ts'
import { findAdminUsers } from '#db/queries/admin-users.ts'
import type { AdminOverview } from '#schema/admin.ts'
import { toAdminUser } from './list-users.ts'
import { addDays, type DayRange, lengthOf, type RangeInput, readDays } from './read-days.ts'

const NEWEST = 5

/** As many days as the range has, right before it. */
const before = (range: DayRange): DayRange => ({
  from: addDays(range.from, -lengthOf(range)),
  to: addDays(range.from, -1),
})

/**
 * What happened over days in UTC, both included, and over as many days before them; the last thirty
 * by default. Continuations are in no figure. Administrators only; VALIDATION.
 */
export const getOverview = async (
  deps: Deps,
  viewer: Viewer,
  input: RangeInput,
): Promise<AdminOverview> => {
  requireAdmin(viewer)
  const range = readDays(deps, input)
  const earlier = before(range)
  const [now, then] = [
    await findFiguresOfDays(deps.db, range),
    await findFiguresOfDays(deps.db, earlier),
  ]
  const { total: stuck } = await countAdminDebates(deps.db, { stuck: true })
  const { rows } = await findAdminUsers(deps.db, {}, [], { offset: 0, limit: NEWEST })
  const compare = (
    name: 'debates' | 'scored' | 'unscored' | 'failures' | 'opponentFailures' | 'users',
  ) => ({
    now: now[name],
    before: then[name],
  })
  const rounded = (value: number | null) => (value === null ? null : round1(value))
  return {
    ...range,
    before_from: earlier.from,
    before_to: earlier.to,
    debates: compare('debates'),
    scored: compare('scored'),
    unscored: compare('unscored'),
    judge_failures: compare('failures'),
    opponent_failures: compare('opponentFailures'),
    new_users: compare('users'),
    average_score: { now: rounded(now.average), before: rounded(then.average) },
    stuck,
    newest_users: rows.map(toAdminUser),
  }
}
