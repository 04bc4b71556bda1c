import { sql } from 'kysely'
import type { Db } from '../database.ts'

/**
 * Counts one more for each key and answers the counts, in one statement: of attempts at the same
 * moment each sees another count. After the end of its time window a count starts again.
 */
export const countLoginFailures = (db: Db, keys: readonly string[], now: Date, windowEnds: Date) =>
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
    .returning(['throttle_key', 'failures', 'window_ends'])
    .execute()

export const takeBackLoginFailure = (db: Db, key: string) =>
  db
    .updateTable('login_failures')
    .set(row => ({ failures: row('failures', '-', 1) }))
    .where('throttle_key', '=', key)
    .where('failures', '>', 0)
    .execute()

export const clearLoginFailures = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('login_failures').where('throttle_key', 'in', keys).execute()

export const deleteOverLoginFailures = (db: Db, now: Date) =>
  db.deleteFrom('login_failures').where('window_ends', '<=', now).execute()
