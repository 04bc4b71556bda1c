import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** The failures counted in the time windows that have not ended at `now`. */
export const findLoginFailures = (db: Db, keys: readonly string[], now: Date) =>
  db
    .selectFrom('login_failures')
    .select(['throttle_key', 'failures', 'window_ends'])
    .where('throttle_key', 'in', keys)
    .where('window_ends', '>', now)
    .execute()

/**
 * Counts one more failure for each key; after the end of its time window the count starts again.
 */
export const countLoginFailure = (db: Db, keys: readonly string[], now: Date, windowEnds: Date) =>
  db
    .insertInto('login_failures')
    .values(keys.map(key => ({ throttle_key: key, failures: 1, window_ends: windowEnds })))
    .onConflict(oc =>
      oc.column('throttle_key').doUpdateSet({
        failures: sql`case when login_failures.window_ends > ${now}
          then login_failures.failures + 1 else 1 end`,
        window_ends: sql`case when login_failures.window_ends > ${now}
          then login_failures.window_ends else excluded.window_ends end`,
      }),
    )
    .execute()

export const clearLoginFailures = (db: Db, key: string) =>
  db.deleteFrom('login_failures').where('throttle_key', '=', key).execute()

export const deleteOverLoginFailures = (db: Db, now: Date) =>
  db.deleteFrom('login_failures').where('window_ends', '<=', now).execute()
