import { type Kysely, sql } from 'kysely'

const statements = [
  // Who a user is in another system.
  sql`alter table users add column external_id text`,
  sql`create unique index users_external on users (external_id) where external_id is not null`,

  // By which such a user enters a debate in the browser: one link a debate, which works once.
  sql`create table join_links (
    debate_id uuid primary key references debates on delete cascade,
    user_id uuid not null references users on delete cascade,
    token_hash text not null unique,
    expires_at timestamptz not null
  )`,
  sql`create index join_links_of_user on join_links (user_id)`,
  sql`create index join_links_over on join_links (expires_at)`,
]

/** People from another system. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
