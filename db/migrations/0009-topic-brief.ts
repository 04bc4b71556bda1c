import { type Kysely, sql } from 'kysely'

/** What can be said on a self-written motion, by its author (schema/brief.ts, Brief). */
export const up = async (db: Kysely<unknown>) => {
  await sql`alter table topics add column brief jsonb`.execute(db)
}
