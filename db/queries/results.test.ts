import t from 'tap'
import { connect } from '../database.ts'
import { fillDatabase } from '../fill.ts'
import { migrateToLatest } from '../migrate.ts'
import { findEvaluatingDebates, findLeaders, findTrends, markUnscored } from './results.ts'

const { db, close } = await connect({ kind: 'memory' }, error => t.fail(error.message))
t.teardown(close)
await migrateToLatest(db)
await fillDatabase(db, { users: 20, debates: 200, topics: 5 })

t.test('a debate is left unscored once, and only while it waits for its verdict', async t => {
  const { debate_id } = await db
    .selectFrom('debates')
    .select('debate_id')
    .where('status', '=', 'in_progress')
    .executeTakeFirstOrThrow()
  const reason = {
    unscored_reason: 'Too little.',
    unscored_code: 'JUDGE_GAVE_UP',
    unscored_params: { failure: { code: 'JUDGE_FAULT' } },
  } as const
  t.equal(await markUnscored(db, debate_id, reason), false)
  await db
    .updateTable('debates')
    .set({ status: 'evaluating', end_time: new Date() })
    .where('debate_id', '=', debate_id)
    .execute()
  t.same(await findEvaluatingDebates(db, 10), [{ debate_id }])
  t.equal(await markUnscored(db, debate_id, reason), true)
  t.equal(await markUnscored(db, debate_id, reason), false)
  t.same(await findEvaluatingDebates(db, 10), [])
})

t.test('a trend is the owner’s scored debates up to this one, newest first', async t => {
  const { user_id } = await db
    .selectFrom('users')
    .select('user_id')
    .where('scored_count', '>', 3)
    .executeTakeFirstOrThrow()
  const own = await db
    .selectFrom('debates')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('overall_score', 'is not', null)
    .orderBy('end_time', 'desc')
    .orderBy('debate_id', 'desc')
    .execute()
  const second = own[1]
  if (!second) throw new Error('too few debates')
  const scoresOf = async (limit: number) =>
    (await findTrends(db, [second.debate_id], limit)).map(({ score }) => score)
  const scores = own.slice(1).map(({ overall_score }) => overall_score)
  t.same(await scoresOf(100), scores)
  t.same(await scoresOf(2), scores.slice(0, 2))
  const all = await findTrends(
    db,
    own.map(({ debate_id }) => debate_id),
    100,
  )
  t.equal(all.length, (own.length * (own.length + 1)) / 2, 'many are asked at once')
})

t.test('leaders come by their averages', async t => {
  const leaders = await findLeaders(db, 5)
  const averages = leaders.map(({ average_score }) => average_score ?? 0)
  t.equal(averages.length, 5)
  t.same(
    averages,
    averages.toSorted((a, b) => b - a),
  )
})
