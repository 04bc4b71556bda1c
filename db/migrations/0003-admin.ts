import { type Kysely, sql } from 'kysely'

const statements = [
  // How many debates of each kind began on each day:
  // exact totals of filtered tables, and the charts.
  sql`create table debate_days (
    day date not null,
    stance text not null,
    mode text not null,
    status text not null,
    language text not null,
    provider text not null,
    debates integer not null,
    primary key (day, stance, mode, status, language, provider)
  )`,
  // How many scores of each tenth (0 = 0–10 … 9 = 90–100) were given to debates of each day.
  sql`create table score_days (
    day date not null,
    bin integer not null check (bin between 0 and 9),
    debates integer not null,
    primary key (day, bin)
  )`,
  sql`insert into debate_days
    select (start_time at time zone 'UTC')::date, user_stance, debate_mode, status, language, opponent_provider, count(*)
    from debates group by 1, 2, 3, 4, 5, 6`,
  sql`insert into score_days
    select (start_time at time zone 'UTC')::date, least(9, floor(overall_score / 10))::integer, count(*)
    from debates where overall_score is not null group by 1, 2`,

  sql`create function count_debate_day(debate debates, change integer) returns void language plpgsql as $$
  declare
    its_day date := (debate.start_time at time zone 'UTC')::date;
  begin
    insert into debate_days values (its_day, debate.user_stance, debate.debate_mode, debate.status, debate.language,
        debate.opponent_provider, change)
      on conflict (day, stance, mode, status, language, provider)
      do update set debates = debate_days.debates + excluded.debates;
    if debate.overall_score is not null then
      insert into score_days values (its_day, least(9, floor(debate.overall_score / 10))::integer, change)
        on conflict (day, bin) do update set debates = score_days.debates + excluded.debates;
    end if;
  end $$`,
  sql`create function count_debate_days() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform count_debate_day(old, -1); end if;
    if tg_op <> 'DELETE' then perform count_debate_day(new, 1); end if;
    return null;
  end $$`,
  sql`create trigger count_debate_days
    after insert or delete or update of status, overall_score, start_time, opponent_provider on debates
    for each row execute function count_debate_days()`,

  sql`create index debates_started on debates (start_time desc, debate_id desc)`,
  sql`create index debates_by_stance on debates (user_stance, start_time desc, debate_id desc)`,
  sql`create index debates_by_mode on debates (debate_mode, start_time desc, debate_id desc)`,
  sql`create index debates_by_status on debates (status, start_time desc, debate_id desc)`,
  sql`create index debates_by_score on debates (overall_score desc nulls last, debate_id desc)`,
  sql`create index users_registered on users (registration_date desc, user_id desc)`,
  sql`create index users_by_name on users (lower(username) desc, user_id desc)`,
  sql`create index users_by_debates on users (debate_count desc, user_id desc)`,
  sql`create index users_by_score on users (average_score desc nulls last, user_id desc)`,
  sql`create index topics_created on topics (created_at desc, topic_id desc)`,
  sql`create index topics_by_debates on topics (debate_count desc, topic_id desc)`,

  // Where the database has trigrams, a search inside names and motions need not read them all.
  sql`do $$
  begin
    if exists (select from pg_available_extensions where name = 'pg_trgm') then
      create extension if not exists pg_trgm;
      create index users_search on users using gin (username gin_trgm_ops, email gin_trgm_ops);
      create index topics_search on topics using gin (topic_text_en gin_trgm_ops, topic_text_zh gin_trgm_ops);
    end if;
  exception when insufficient_privilege then
    raise notice 'pg_trgm may not be created here: searches of administrators read every name';
  end $$`,

  sql`create table audit_log (
    entry_id bigint generated always as identity primary key,
    admin_id uuid not null references admins,
    action text not null,
    target_id text not null,
    details jsonb not null,
    at timestamptz not null
  )`,
  sql`create index audit_log_recent on audit_log (at desc, entry_id desc)`,
  sql`create index audit_log_of_admin on audit_log (admin_id, at desc, entry_id desc)`,

  sql`create table password_resets (
    token_hash text primary key,
    user_id uuid not null unique references users on delete cascade,
    expires_at timestamptz not null
  )`,

  sql`create table saved_views (
    view_id uuid primary key,
    admin_id uuid not null references admins on delete cascade,
    table_name text not null,
    name text not null,
    query text not null,
    unique (admin_id, table_name, name)
  )`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
