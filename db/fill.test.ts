import { sql } from 'kysely'
import t from 'tap'
import { connect } from './database.ts'
import { fillDatabase } from './fill.ts'
import { migrateToLatest } from './migrate.ts'

t.test('a filled database counts what is in it, and goes on counting', async t => {
  const { db, close } = await connect({ kind: 'memory' }, error => t.fail(error.message))
  t.teardown(close)
  await migrateToLatest(db)
  await fillDatabase(db, { users: 200, debates: 2000, topics: 50 })
  const differing = async () => {
    const { rows } = await sql<{ wrong: number }>`
      select (select count(*) from users u
          where (debate_count, scored_count, score_sum) is distinct from
            (select row(count(*)::integer, count(overall_score)::integer,
              coalesce(sum(overall_score::numeric), 0)) from debates d where d.user_id = u.user_id))
        + (select count(*) from topics o
            where debate_count <> (select count(*) from debates d where d.topic_id = o.topic_id))
        + (select count(*) from totals where debates <> (select count(*) from debates)
            or all_topics <> (select count(*) from topics)
            or users <> (select count(*) from users)
            or scored <> (select count(overall_score) from debates))
        + abs((select sum(debates) from debate_days) - (select count(*) from debates))
        + abs((select sum(debates) from score_days) - (select count(overall_score) from debates))
      as wrong`.execute(db)
    return Number(rows[0]?.wrong)
  }
  t.equal(await differing(), 0)
  await db.deleteFrom('debates').where('status', '=', 'unscored').execute()
  await db.deleteFrom('topics').where('debate_count', '=', 0).execute()
  t.equal(await differing(), 0, 'the triggers are back')
  await t.rejects(fillDatabase(db, { users: 1, debates: 1, topics: 1 }), /only for an empty one/)
})
