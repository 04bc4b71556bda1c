import { type Kysely, sql } from 'kysely'

const statements = [
  sql`create table totals (
    only_row boolean primary key default true check (only_row),
    users integer not null default 0,
    topics integer not null default 0,
    debates integer not null default 0,
    scored integer not null default 0,
    score_sum numeric(14, 1) not null default 0
  )`,
  sql`insert into totals default values`,

  sql`create table users (
    user_id uuid primary key,
    username text not null,
    email text not null,
    password_hash text,
    avatar_id text not null,
    avatar_url text,
    registration_date timestamptz not null,
    last_login timestamptz,
    social_provider text,
    social_subject text,
    token_version integer not null default 0,
    debate_count integer not null default 0,
    scored_count integer not null default 0,
    score_sum numeric(14, 1) not null default 0,
    average_score double precision generated always as (
      case when scored_count > 0 then (score_sum / scored_count)::double precision end
    ) stored
  )`,
  sql`create unique index users_username on users (lower(username))`,
  sql`create unique index users_email on users (lower(email))`,
  sql`create unique index users_social on users (social_provider, social_subject)
    where social_subject is not null`,
  sql`create index users_ranking on users (average_score desc, user_id)
    where average_score is not null`,

  sql`create table admins (
    admin_id uuid primary key,
    email text not null,
    password_hash text not null,
    full_name text not null,
    avatar_id text not null,
    token_version integer not null default 0,
    created_at timestamptz not null
  )`,
  sql`create unique index admins_email on admins (lower(email))`,

  sql`create table login_history (
    entry_id bigint generated always as identity primary key,
    user_id uuid not null references users on delete cascade,
    activity_type text not null,
    timestamp timestamptz not null
  )`,
  sql`create index login_history_recent on login_history (user_id, timestamp desc, entry_id desc)`,

  sql`create table login_failures (
    throttle_key text primary key,
    failures integer not null,
    window_ends timestamptz not null
  )`,
  sql`create index login_failures_over on login_failures (window_ends)`,

  sql`create table topics (
    topic_id uuid primary key,
    motion_key text unique,
    topic_text_en text not null,
    topic_text_zh text,
    language text not null check (language in ('en', 'zh')),
    is_recommended boolean not null,
    status text not null check (status in ('approved', 'archived', 'custom')),
    created_by uuid references users on delete set null,
    created_at timestamptz not null,
    debate_count integer not null default 0,
    scored_count integer not null default 0,
    score_sum numeric(14, 1) not null default 0,
    average_score double precision generated always as (
      case when scored_count > 0 then (score_sum / scored_count)::double precision end
    ) stored
  )`,
  sql`create index topics_popular on topics (debate_count desc, is_recommended desc, topic_id)
    where status = 'approved'`,
  sql`create index topics_created_by on topics (created_by) where created_by is not null`,

  sql`create table debates (
    debate_id uuid primary key,
    topic_id uuid not null references topics,
    user_id uuid references users on delete set null,
    guest_id uuid,
    user_stance text not null check (user_stance in ('for', 'against')),
    debate_mode text not null check (debate_mode in ('text', 'voice')),
    language text not null check (language in ('en', 'zh')),
    status text not null check (status in ('in_progress', 'evaluating', 'scored', 'unscored')),
    unscored_reason text,
    welcome_message text not null,
    prep_time integer not null default 0,
    start_time timestamptz not null,
    end_time timestamptz,
    overall_score double precision check (overall_score between 0 and 100),
    depth_score double precision,
    persuasion_score double precision,
    clarity_score double precision,
    argumentation_score double precision,
    organization_score double precision,
    delivery_score double precision,
    refutation_score double precision,
    ai_feedback text,
    review jsonb,
    opponent_provider text not null,
    opponent_model text not null,
    judge_provider text,
    judge_model text,
    judge_prompt_version text,
    rubric_version text,
    client_start_id text,
    lease_id uuid,
    lease_until timestamptz,
    check ((status = 'in_progress') = (end_time is null)),
    check ((status = 'scored') = (overall_score is not null))
  )`,
  sql`create index debates_of_user on debates (user_id, start_time desc, debate_id desc)
    where user_id is not null`,
  sql`create index debates_scored_of_user on debates (user_id, end_time, debate_id)
    where user_id is not null and overall_score is not null`,
  sql`create index debates_of_guest on debates (guest_id, start_time desc)
    where guest_id is not null`,
  sql`create index debates_of_topic on debates (topic_id, start_time desc)`,
  sql`create index debates_evaluating on debates (end_time) where status = 'evaluating'`,
  sql`create unique index debates_user_start on debates (user_id, client_start_id)
    where client_start_id is not null`,
  sql`create unique index debates_guest_start on debates (guest_id, client_start_id)
    where client_start_id is not null`,

  sql`create table turns (
    turn_id uuid primary key,
    debate_id uuid not null references debates on delete cascade,
    position integer not null,
    speaker text not null check (speaker in ('user', 'ai')),
    message_text text not null,
    client_turn_id text,
    timestamp timestamptz not null,
    unique (debate_id, position)
  )`,
  sql`create unique index turns_client_turn on turns (debate_id, client_turn_id)
    where client_turn_id is not null`,

  sql`create function count_user() returns trigger language plpgsql as $$
  begin
    update totals set users = users + case tg_op when 'INSERT' then 1 else -1 end;
    return null;
  end $$`,
  sql`create trigger count_user after insert or delete on users
    for each row execute function count_user()`,

  sql`create function count_topic() returns trigger language plpgsql as $$
  declare
    change integer := 0;
  begin
    if tg_op <> 'DELETE' and new.status = 'approved' then change := change + 1; end if;
    if tg_op <> 'INSERT' and old.status = 'approved' then change := change - 1; end if;
    if change <> 0 then update totals set topics = topics + change; end if;
    return null;
  end $$`,
  sql`create trigger count_topic after insert or delete or update of status on topics
    for each row execute function count_topic()`,

  // Always in the order user, topic, totals:
  // two transactions can wait for each other, but never in a circle.
  sql`create function count_debate() returns trigger language plpgsql as $$
  declare
    was integer := case when tg_op = 'INSERT' then 0 else 1 end;
    now_is integer := case when tg_op = 'DELETE' then 0 else 1 end;
    old_score double precision := case when tg_op = 'INSERT' then null else old.overall_score end;
    new_score double precision := case when tg_op = 'DELETE' then null else new.overall_score end;
    was_scored integer := case when old_score is null then 0 else 1 end;
    is_scored integer := case when new_score is null then 0 else 1 end;
    old_sum numeric := coalesce(old_score, 0);
    new_sum numeric := coalesce(new_score, 0);
    old_user uuid := case when tg_op = 'INSERT' then null else old.user_id end;
    new_user uuid := case when tg_op = 'DELETE' then null else new.user_id end;
    old_topic uuid := case when tg_op = 'INSERT' then null else old.topic_id end;
    new_topic uuid := case when tg_op = 'DELETE' then null else new.topic_id end;
  begin
    if old_user is not distinct from new_user then
      if new_user is not null then
        update users set debate_count = debate_count + now_is - was,
          scored_count = scored_count + is_scored - was_scored, score_sum = score_sum + new_sum - old_sum
          where user_id = new_user;
      end if;
    else
      if old_user is not null then
        update users set debate_count = debate_count - was, scored_count = scored_count - was_scored,
          score_sum = score_sum - old_sum where user_id = old_user;
      end if;
      if new_user is not null then
        update users set debate_count = debate_count + now_is, scored_count = scored_count + is_scored,
          score_sum = score_sum + new_sum where user_id = new_user;
      end if;
    end if;
    if old_topic is distinct from new_topic then
      update topics set debate_count = debate_count - was, scored_count = scored_count - was_scored,
        score_sum = score_sum - old_sum where topic_id = old_topic;
      update topics set debate_count = debate_count + now_is, scored_count = scored_count + is_scored,
        score_sum = score_sum + new_sum where topic_id = new_topic;
    elsif was <> now_is or old_score is distinct from new_score then
      update topics set debate_count = debate_count + now_is - was,
        scored_count = scored_count + is_scored - was_scored, score_sum = score_sum + new_sum - old_sum
        where topic_id = new_topic;
    end if;
    if was <> now_is or old_score is distinct from new_score then
      update totals set debates = debates + now_is - was, scored = scored + is_scored - was_scored,
        score_sum = score_sum + new_sum - old_sum;
    end if;
    return null;
  end $$`,
  sql`create trigger count_debate after insert or delete or update of user_id, topic_id, overall_score
    on debates
    for each row execute function count_debate()`,
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await statement.execute(db)
}
