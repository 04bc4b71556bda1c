import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** So many may come together, and one more each time so much has gone by. Milliseconds. */
export type SharedBudget = { atOnce: number; everyMs: number }

/**
 * Uses one of a leaky bucket that all servers share; false where none is left, which costs nothing.
 * The row's end is when the bucket will be full again, so that over ones are purged as failures are.
 */
export const spendShared = async (
  db: Db,
  key: string,
  { atOnce, everyMs }: SharedBudget,
  now: Date,
): Promise<boolean> => {
  const after = (ms: number) => new Date(now.getTime() + ms)
  const row = await db
    .insertInto('login_failures')
    .values({ throttle_key: key, failures: 1, window_ends: after(everyMs) })
    .onConflict(oc =>
      oc
        .column('throttle_key')
        .doUpdateSet({
          window_ends: sql`greatest(login_failures.window_ends, ${now})
            + ${everyMs} * interval '1 millisecond'`,
        })
        .where('login_failures.window_ends', '<=', after((atOnce - 1) * everyMs)),
    )
    .returning('throttle_key')
    .executeTakeFirst()
  return row !== undefined
}

export const giveBackShared = (db: Db, key: string, { everyMs }: SharedBudget) =>
  db
    .updateTable('login_failures')
    .set({ window_ends: sql`window_ends - ${everyMs} * interval '1 millisecond'` })
    .where('throttle_key', '=', key)
    .execute()
