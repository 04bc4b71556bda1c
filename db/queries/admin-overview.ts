import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { Days } from './admin-charts.ts'
import { isCounted } from './counted-debates.ts'

const number = sql<number>`count(*)::integer`

/** The debates and the scores of the days, from the counts of each day. */
const debatesOf = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('debate_days')
    .select([
      sql<number>`coalesce(sum(debates), 0)::integer`.as('debates'),
      sql<number>`coalesce(sum(debates) filter (where status = 'scored'), 0)::integer`.as('scored'),
      sql<number>`coalesce(sum(debates) filter (where status = 'unscored'), 0)::integer`.as(
        'unscored',
      ),
    ])
    .where('is_continuation', '=', false)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()

const averageOf = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('score_days')
    .select(sql<number | null>`sum(score_sum) / nullif(sum(debates), 0)`.as('average'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()

/** A day's first moment in UTC, and the one after its last. */
const startOf = (day: string) => new Date(`${day}T00:00:00Z`)
const endOf = (day: string) => new Date(startOf(day).getTime() + 86_400_000)

const failuresOf = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('debates')
    .select(number.as('failures'))
    .where('unscored_code', '=', 'JUDGE_GAVE_UP')
    .where('start_time', '>=', startOf(from))
    .where('start_time', '<', endOf(to))
    .where(isCounted())
    .executeTakeFirstOrThrow()

const opponentFailuresOf = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('debates')
    .select(number.as('opponentFailures'))
    .where('opponent_failures', '>', 0)
    .where('start_time', '>=', startOf(from))
    .where('start_time', '<', endOf(to))
    .where(isCounted())
    .executeTakeFirstOrThrow()

const newUsersOf = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('users')
    .select(number.as('users'))
    .where('registration_date', '>=', startOf(from))
    .where('registration_date', '<', endOf(to))
    .executeTakeFirstOrThrow()

/** What the overview counts over days in UTC, both included; no continuations. */
export const findFiguresOfDays = async (db: Db, days: Days) => ({
  ...(await debatesOf(db, days)),
  ...(await averageOf(db, days)),
  ...(await failuresOf(db, days)),
  ...(await opponentFailuresOf(db, days)),
  ...(await newUsersOf(db, days)),
})
