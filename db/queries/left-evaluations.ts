import type { DatabaseConnection } from '../database.ts'

/**
 * Lets jobs whose process died begin at once: pg-boss counts a death as a failed try, whose pause
 * grows with those before it, but nothing has failed (0047). Tells whether there was one.
 */
export const hastenWhatDeadLeft = async (
  executeSql: DatabaseConnection['executeSql'],
  queue: string,
): Promise<boolean> => {
  const { rows } = await executeSql(
    `update pgboss.job set start_after = now()
      where name = $1 and state = 'retry' and start_after > now()
        and output -> 'value' ->> 'message' = 'job heartbeat timeout'
     returning id`,
    [queue],
  )
  return rows.length > 0
}
