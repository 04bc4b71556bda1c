import { type Kysely, sql } from 'kysely'

const statements = [
  // A withdrawn turn keeps its words and has no place in the debate any more.
  sql`alter table turns add column withdrawn_at timestamptz`,
  sql`alter table turns alter column position drop not null`,
  sql`alter table turns add check ((position is null) = (withdrawn_at is not null))`,

  // The debate that another one goes on from. No foreign key: a continuation stays marked as one
  // when that debate is deleted.
  sql`alter table debates add column continued_from uuid`,
  sql`alter table users add column continuation_count integer not null default 0`,
  sql`alter table topics add column continuation_count integer not null default 0`,
  sql`alter table totals add column continuations integer not null default 0`,
  sql`alter table debate_days add column is_continuation boolean not null default false`,
  sql`alter table debate_days drop constraint debate_days_pkey`,
  sql`alter table debate_days
    add primary key (day, stance, mode, status, language, provider, is_continuation)`,

  // Continuations are counted apart, and their scores nowhere. The order of the tables is that of
  // count_debate.
  sql`create function count_continuation() returns trigger language plpgsql as $$
  declare
    was integer := case when tg_op = 'INSERT' then 0 else 1 end;
    now_is integer := case when tg_op = 'DELETE' then 0 else 1 end;
    old_user uuid := case when tg_op = 'INSERT' then null else old.user_id end;
    new_user uuid := case when tg_op = 'DELETE' then null else new.user_id end;
    old_topic uuid := case when tg_op = 'INSERT' then null else old.topic_id end;
    new_topic uuid := case when tg_op = 'DELETE' then null else new.topic_id end;
  begin
    if old_user is distinct from new_user then
      update users set continuation_count = continuation_count - 1 where user_id = old_user;
      update users set continuation_count = continuation_count + 1 where user_id = new_user;
    end if;
    if old_topic is distinct from new_topic then
      update topics set continuation_count = continuation_count - 1 where topic_id = old_topic;
      update topics set continuation_count = continuation_count + 1 where topic_id = new_topic;
    end if;
    if was <> now_is then update totals set continuations = continuations + now_is - was; end if;
    return null;
  end $$`,
  sql`drop trigger count_debate on debates`,
  sql`create trigger count_debate after insert or update of user_id, topic_id, overall_score
    on debates for each row when (new.continued_from is null) execute function count_debate()`,
  sql`create trigger count_debate_deleted after delete
    on debates for each row when (old.continued_from is null) execute function count_debate()`,
  sql`create trigger count_continuation after insert or update of user_id, topic_id
    on debates for each row when (new.continued_from is not null)
    execute function count_continuation()`,
  sql`create trigger count_continuation_deleted after delete
    on debates for each row when (old.continued_from is not null)
    execute function count_continuation()`,

  sql`create or replace function count_debate_day(debate debates, change integer)
  returns void language plpgsql as $$
  declare
    its_day date := (debate.start_time at time zone 'UTC')::date;
  begin
    insert into debate_days values (its_day, debate.user_stance, debate.debate_mode, debate.status,
        debate.language, debate.opponent_provider, change, debate.continued_from is not null)
      on conflict (day, stance, mode, status, language, provider, is_continuation)
      do update set debates = debate_days.debates + excluded.debates;
    if debate.overall_score is not null and debate.continued_from is null then
      insert into score_days
        values (its_day, least(9, floor(debate.overall_score / 10))::integer, change)
        on conflict (day, bin) do update set debates = score_days.debates + excluded.debates;
    end if;
  end $$`,
]

/** Turns that were taken back, and debates that go on from a turn of another one. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
