import { type Kysely, sql } from 'kysely'

/** Finds the unfinished debates of guests by their age, for the job that purges them. */
const statements = [
  sql`create index debates_open_of_guests on debates (start_time)
    where guest_id is not null and status = 'in_progress'`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
