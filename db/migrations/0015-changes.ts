import { type Kysely, sql } from 'kysely'

const statements = [
  // Called before each change that has a time. Others see by this lock, whose two numbers are the
  // moment at which the transaction began (seconds from 2001-09-09, milliseconds + 1,000,000,000),
  // that changes from then on may not be committed yet. Shared: nobody waits for it.
  sql`create function mark_change() returns timestamptz language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(
      (floor(extract(epoch from now())) - 1000000000)::integer,
      1000000000 + floor(extract(milliseconds from now()))::integer % 1000);
    return date_trunc('milliseconds', clock_timestamp());
  end $$`,
  // Every change before this moment is committed. A query that follows in a statement of its own
  // sees them all, and none before it will be added.
  sql`create function settled_before() returns timestamptz language sql volatile as $$
    select date_trunc('milliseconds', least(statement_timestamp(), (
      select min(to_timestamp(classid::bigint + 1000000000)
        + (objid::bigint - 1000000000) * interval '1 millisecond')
      from pg_locks
      where locktype = 'advisory' and objsubid = 2
        and objid::bigint between 1000000000 and 1000000999
        and database = (select oid from pg_database where datname = current_database())
    )))
  $$`,

  // Apart from debates, whose turns then rewrite this narrow row and leave all its indexes alone.
  // No foreign key: the triggers below add and delete.
  sql`create table debate_changes (debate_id uuid primary key, updated_at timestamptz not null)`,
  sql`insert into debate_changes
    select debate_id, date_trunc('milliseconds', greatest(start_time, end_time, (
      select max(timestamp) from turns where turns.debate_id = debates.debate_id)))
    from debates`,
  sql`create index debate_changes_recent on debate_changes (updated_at, debate_id)`,
  sql`create function touch_debate() returns trigger language plpgsql as $$
  begin
    insert into debate_changes (debate_id, updated_at) values (new.debate_id, mark_change())
      on conflict (debate_id) do update set updated_at = excluded.updated_at
      where debate_changes.updated_at < excluded.updated_at;
    return null;
  end $$`,
  // All columns but the lease, which comes and goes with each turn, and the key of the start.
  sql`create trigger touch_debate after insert or update of topic_id, user_id, guest_id,
      user_stance, debate_mode, language, status, unscored_reason, unscored_code, unscored_params,
      welcome_message, prep_time, start_time, end_time, overall_score, depth_score,
      persuasion_score, clarity_score, argumentation_score, organization_score, delivery_score,
      refutation_score, ai_feedback, review, opponent_level, opponent_style, opponent_provider,
      opponent_model, judge_provider, judge_model, judge_prompt_version, rubric_version
    on debates for each row execute function touch_debate()`,
  sql`create trigger touch_debate after insert or update on turns
    for each row execute function touch_debate()`,

  sql`create function touch_row() returns trigger language plpgsql as $$
  begin
    new.updated_at := mark_change();
    return new;
  end $$`,
  sql`alter table users add column updated_at timestamptz`,
  sql`update users set updated_at =
    date_trunc('milliseconds', greatest(registration_date, last_login))`,
  sql`alter table users alter column updated_at set not null`,
  sql`create index users_updated on users (updated_at, user_id)`,
  sql`create trigger touch_user before insert or update on users
    for each row execute function touch_row()`,
  sql`alter table topics add column updated_at timestamptz`,
  sql`update topics set updated_at = date_trunc('milliseconds', created_at)`,
  sql`alter table topics alter column updated_at set not null`,
  sql`create index topics_updated on topics (updated_at, topic_id)`,
  sql`create trigger touch_topic before insert or update on topics
    for each row execute function touch_row()`,

  // Calls with an Idempotency-Key, and their answers, for a day.
  sql`create table idempotent_calls (
    caller text not null,
    call_key text not null,
    fingerprint text not null,
    begun_at timestamptz not null,
    status integer,
    content_type text,
    body text,
    primary key (caller, call_key)
  )`,
  sql`create index idempotent_calls_begun on idempotent_calls (begun_at)`,

  sql`create table deletions (
    id uuid primary key,
    kind text not null check (kind in ('debate', 'user', 'topic')),
    deleted_at timestamptz not null
  )`,
  sql`create index deletions_recent on deletions (deleted_at, id)`,
  sql`create function note_deletion() returns trigger language plpgsql as $$
  declare
    gone uuid;
  begin
    if tg_table_name = 'debates' then
      gone := old.debate_id;
      delete from debate_changes where debate_id = gone;
    elsif tg_table_name = 'users' then
      gone := old.user_id;
      delete from idempotent_calls where caller = 'user ' || gone;
    else gone := old.topic_id;
    end if;
    insert into deletions (id, kind, deleted_at)
      values (gone, left(tg_table_name, -1), mark_change());
    return null;
  end $$`,
  sql`create trigger note_deletion after delete on debates
    for each row execute function note_deletion()`,
  sql`create trigger note_deletion after delete on users
    for each row execute function note_deletion()`,
  sql`create trigger note_deletion after delete on topics
    for each row execute function note_deletion()`,

  sql`create index debates_ended on debates (end_time desc, debate_id desc)
    where end_time is not null`,
]

/**
 * When debates, users and topics last changed, and which are gone (decision 0032); the answers of
 * calls that may be sent again.
 */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
