import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table share_links (
    token text primary key,
    debate_id uuid not null unique references debates on delete cascade,
    created_at timestamptz not null
  )`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
