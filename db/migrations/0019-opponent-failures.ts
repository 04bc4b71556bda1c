import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table debates add column opponent_failures integer not null default 0`,
  sql`create index debates_with_failures on debates (start_time desc, debate_id desc)
    where opponent_failures > 0`,
]

/** How often the opponent's model failed in a debate, which the overview counts. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
