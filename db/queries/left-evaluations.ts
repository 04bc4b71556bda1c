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

/**
 * Lets what the last process left begin at once, for the only process of a database. How often each
 * was tried is kept: a try that died with its process counts, the one that a start adds does not.
 * Answers the jobs that have had their last try.
 */
export const goOnWithLeft = async (
  executeSql: DatabaseConnection['executeSql'],
  queue: string,
): Promise<string[]> => {
  await executeSql(
    `update pgboss.job set state = 'retry', start_after = now(),
        keep_until = now() + interval '14 days',
        started_on = case state when 'active' then started_on end
      where name = $1
        and (state in ('created', 'retry') or (state = 'active' and retry_count < retry_limit))`,
    [queue],
  )
  const { rows } = await executeSql(
    "select id from pgboss.job where name = $1 and state = 'active'",
    [queue],
  )
  return rows.map(({ id }) => String(id))
}

/** The debates that wait in these queues. */
export const findQueuedDebates = async (
  executeSql: DatabaseConnection['executeSql'],
  queues: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await executeSql(
    `select data ->> 'debateId' as debate_id from pgboss.job
      where name = any($1) and state < 'completed'`,
    [queues],
  )
  return new Set(rows.map(({ debate_id }) => String(debate_id)))
}
