import { type Kysely, sql } from 'kysely'

const statements = [
  // One text to search, already in lower case: what ILIKE would do to each row at each search.
  sql`alter table users add column search_text text not null
    generated always as (lower(username || E'\n' || email)) stored`,
  sql`alter table topics add column search_text text not null
    generated always as (lower(topic_text_en || E'\n' || coalesce(topic_text_zh, ''))) stored`,
  sql`drop index if exists users_search`,
  sql`drop index if exists topics_search`,
  sql`do $$
  begin
    if exists (select from pg_extension where extname = 'pg_trgm') then
      create index users_search on users using gin (search_text gin_trgm_ops);
      create index topics_search on topics using gin (search_text gin_trgm_ops);
    end if;
  end $$`,

  // A user's debates are filtered and counted in the index alone.
  sql`create index debates_of_user_covering on debates (user_id, start_time desc, debate_id desc)
    include (user_stance, debate_mode, status, language, overall_score) where user_id is not null`,
  sql`drop index debates_of_user`,
  sql`alter index debates_of_user_covering rename to debates_of_user`,
  // Debates within a range of scores are sorted by time in the index alone.
  sql`create index debates_by_score_covering
    on debates (overall_score desc nulls last, debate_id desc)
    include (start_time)`,
  sql`drop index debates_by_score`,
  sql`alter index debates_by_score_covering rename to debates_by_score`,
]

/** What makes an administrator's searches, and the tables of one user, a look into an index. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
