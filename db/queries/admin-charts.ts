import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** Days in UTC, both included. No chart shows continuations. */
export type Days = { from: string; to: string }

const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`

/** Days without a debate are left out. */
export const findDebatesPerDay = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('debate_days')
    .select(eb => [dayText.as('day'), eb.fn.sum<number>('debates').as('debates')])
    .where('is_continuation', '=', false)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .having(eb => eb.fn.sum('debates'), '>', 0)
    .orderBy('day')
    .execute()

/** Scores by tenths: bin 0 is 0–10, bin 9 is 90–100. */
export const findScoreBins = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('score_days')
    .select(eb => ['bin', eb.fn.sum<number>('debates').as('debates')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('bin')
    .orderBy('bin')
    .execute()

export const findShares = async (db: Db, { from, to }: Days, by: 'mode' | 'stance') => {
  const rows = await db
    .selectFrom('debate_days')
    .select(eb => [by, eb.fn.sum<number>('debates').as('debates')])
    .where('is_continuation', '=', false)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(by)
    .execute()
  return rows.map(row => ({ name: String(row[by]), debates: Number(row.debates) }))
}
