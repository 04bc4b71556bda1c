import { type Kysely, sql } from 'kysely'

const statements = [
  // Since when somebody may not log in; null for all who may.
  sql`alter table users add column suspended_at timestamptz`,
  sql`create index users_suspended on users (registration_date desc, user_id desc)
    where suspended_at is not null`,

  // The mean score of a range of days, without reading its debates.
  sql`alter table score_days add column score_sum double precision not null default 0`,
  sql`update score_days set score_sum = found.score_sum
    from (
      select (start_time at time zone 'UTC')::date as day,
        least(9, floor(overall_score / 10))::integer as bin, sum(overall_score) as score_sum
      from debates where overall_score is not null and continued_from is null group by 1, 2
    ) as found
    where found.day = score_days.day and found.bin = score_days.bin`,
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
      insert into score_days (day, bin, debates, score_sum)
        values (its_day, least(9, floor(debate.overall_score / 10))::integer, change,
          change * debate.overall_score)
        on conflict (day, bin) do update set debates = score_days.debates + excluded.debates,
          score_sum = score_days.score_sum + excluded.score_sum;
    end if;
  end $$`,

  // Debates without a score by their reason: few among many.
  sql`create index debates_by_unscored_code on debates
    (unscored_code, start_time desc, debate_id desc) where unscored_code is not null`,
]

/** Users who are suspended, and what the overview counts. */
export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
