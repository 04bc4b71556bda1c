import { type Kysely, sql } from 'kysely'

const statements = [
  // How a spoken turn sounded (schema/voice/figures.ts, TurnSpeech).
  sql`alter table turns add column speech jsonb`,
  // Only where the operator keeps recordings.
  sql`create table turn_audio (
    turn_id uuid primary key references turns on delete cascade,
    media_type text not null,
    bytes bytea not null
  )`,
]

/** Spoken turns: their figures, and their recordings where these are kept. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
