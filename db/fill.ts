import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

export type FillSize = { users: number; debates: number; topics: number }

/** A number in [0, 1), the same for the same row and salt on every machine. */
const part = (row: string, salt: number) =>
  sql.raw(`(abs(hashint8extended(${row}, ${salt}) % 1000003) / 1000003.0)`)

const BEGIN = '2024-11-01T00:00:00Z'
const DAYS = 730
/** A time within the filled days, the same for the same row and salt. */
const momentOf = (row: string, salt: number) =>
  sql`timestamptz '${sql.raw(BEGIN)}'
    + ${part(row, salt)} * interval '${sql.raw(String(DAYS))} days'`

const insertUsers = ({ users }: FillSize) => sql`
  insert into users (user_id, username, email, avatar_id, registration_date, last_login,
    updated_at)
  select md5('user ' || i)::uuid, 'Debater' || i, 'debater' || i || '@example.org',
    'avatar-' || (1 + i % 6), ${momentOf('i', 1)}, null,
    date_trunc('milliseconds', ${momentOf('i', 1)})
  from generate_series(1::bigint, ${sql.lit(users)}) i`

const insertTopics = ({ topics }: FillSize) => sql`
  insert into topics (topic_id, topic_text_en, topic_text_zh, language, is_recommended, status,
    created_at, updated_at)
  select md5('topic ' || i)::uuid,
    'This house would '
      || (array['ban', 'fund', 'tax', 'protect', 'abolish', 'require'])[1 + i % 6] || ' '
      || (array['libraries', 'night trains', 'homework', 'drones', 'museums', 'zoos', 'robots']
        )[1 + i % 7]
      || ' in district ' || i,
    null, 'en', i % 50 = 0, case when i % 40 = 0 then 'archived' else 'approved' end,
    ${momentOf('i', 2)}, date_trunc('milliseconds', ${momentOf('i', 2)})
  from generate_series(1::bigint, ${sql.lit(topics)}) i`

/**
 * Topics follow Zipf's law, users a flatter distribution; 4 % are guests' debates, 85 % are scored,
 * 7 % are in progress.
 */
const insertDebates = ({ users, debates, topics }: FillSize) => sql`
  insert into debates (debate_id, topic_id, user_id, guest_id, user_stance, debate_mode, language,
    status, unscored_reason, welcome_message, start_time, end_time, overall_score, depth_score,
    persuasion_score, clarity_score, argumentation_score, organization_score, delivery_score,
    refutation_score, opponent_provider, opponent_model)
  select md5('debate ' || i)::uuid,
    md5('topic ' || topic_number)::uuid,
    case when i % 25 <> 0 then md5('user ' || user_number)::uuid end,
    case when i % 25 = 0 then md5('guest ' || i)::uuid end,
    case when i % 2 = 0 then 'for' else 'against' end,
    case when i % 10 = 0 then 'voice' else 'text' end,
    case when i % 8 = 0 then 'zh' else 'en' end, status,
    case when status = 'unscored' then 'There was too little to judge.' end, 'Welcome.', start_time,
    case when status <> 'in_progress' then start_time + interval '12 minutes' end,
    score, score, score, score, score, score, score, score,
    case when i % 3 = 0 then 'openai' else 'offline' end,
    case when i % 3 = 0 then 'gpt' else 'rules' end
  from (
    select i, status, start_time,
      least(${sql.lit(topics)}, floor(power(${sql.lit(topics)} + 1, topic_at)))::bigint
        as topic_number,
      1 + floor(${sql.lit(users)} * user_at * user_at)::bigint as user_number,
      case when status = 'scored'
        then round((30 + 55 * (score_a + score_b) / 2)::numeric, 1)::double precision end as score
    from (
      select i, ${part('i', 3)} as topic_at, ${part('i', 4)} as user_at,
        ${part('i', 5)} as score_a, ${part('i', 6)} as score_b,
        case when i % 100 < 85 then 'scored' when i % 100 < 93 then 'unscored'
          else 'in_progress' end as status,
        ${momentOf('i', 7)} as start_time
      from generate_series(1::bigint, ${sql.lit(debates)}) i
    ) drawn
  ) debate`

/** Counts in bulk what the triggers count row by row. */
const recount = [
  sql`insert into debate_changes
    select debate_id, date_trunc('milliseconds', coalesce(end_time, start_time)) from debates`,
  sql`update users
    set debate_count = found.debates, scored_count = found.scored, score_sum = found.sum
    from (select user_id, count(*) debates, count(overall_score) scored,
        coalesce(sum(overall_score::numeric), 0) sum
      from debates where user_id is not null group by user_id) found
    where users.user_id = found.user_id`,
  sql`update topics
    set debate_count = found.debates, scored_count = found.scored, score_sum = found.sum
    from (select topic_id, count(*) debates, count(overall_score) scored,
        coalesce(sum(overall_score::numeric), 0) sum from debates group by topic_id) found
    where topics.topic_id = found.topic_id`,
  sql`update totals set users = (select count(*) from users),
    topics = (select count(*) from topics where status = 'approved'),
    all_topics = (select count(*) from topics), debates = (select count(*) from debates),
    scored = (select count(overall_score) from debates),
    score_sum = (select coalesce(sum(overall_score::numeric), 0) from debates)`,
  sql`delete from debate_days`,
  sql`delete from score_days`,
  sql`insert into debate_days
    select (start_time at time zone 'UTC')::date, user_stance, debate_mode, status, language,
      opponent_provider, count(*)
    from debates group by 1, 2, 3, 4, 5, 6`,
  sql`insert into score_days (day, bin, debates, score_sum)
    select (start_time at time zone 'UTC')::date, least(9, floor(overall_score / 10))::integer,
      count(*), sum(overall_score)
    from debates where overall_score is not null group by 1, 2`,
]

const TABLES = ['users', 'topics', 'debates'] as const

/**
 * Fills a database without users, for measurements: the same rows every time, counted in bulk
 * instead of by triggers. Throws when there are users already.
 */
export const fillDatabase = async (db: Kysely<Tables>, size: FillSize): Promise<void> => {
  const { users } = await db.selectFrom('totals').select('users').executeTakeFirstOrThrow()
  if (users > 0)
    throw new Error('This database has users. A fill is only for an empty one.', {
      cause: { users },
    })
  await db.transaction().execute(async tx => {
    for (const table of TABLES)
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx)
    for (const insert of [insertUsers(size), insertTopics(size), insertDebates(size)])
      await insert.execute(tx)
    for (const statement of recount) await statement.execute(tx)
    for (const table of TABLES)
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(tx)
  })
  for (const table of [...TABLES, 'debate_changes'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
