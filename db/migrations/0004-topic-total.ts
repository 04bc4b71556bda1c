import { type Kysely, sql } from 'kysely'

/** How many topics there are of any status: the total of the administrators' table. */
const statements = [
  sql`alter table totals add column all_topics integer not null default 0`,
  sql`update totals set all_topics = (select count(*) from topics)`,
  sql`create or replace function count_topic() returns trigger language plpgsql as $$
  declare
    change integer := 0;
    all_change integer := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
  begin
    if tg_op <> 'DELETE' and new.status = 'approved' then change := change + 1; end if;
    if tg_op <> 'INSERT' and old.status = 'approved' then change := change - 1; end if;
    if change <> 0 or all_change <> 0 then
      update totals set topics = topics + change, all_topics = all_topics + all_change;
    end if;
    return null;
  end $$`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
