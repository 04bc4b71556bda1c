import t from 'tap'
import { connect } from '../database.ts'
import { fillDatabase } from '../fill.ts'
import { migrateToLatest } from '../migrate.ts'
import { findEvaluatingDebates, findLeaders, findTrends, markUnscored } from './results.ts'
import { findRanks, findSkillScores } from './user-figures.ts'

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
  const [first, second] = own
  if (!first || !second) throw new Error('too few debates')
  const scoresOf = async (limit: number) => {
    const points = await findTrends(db, [first.debate_id, second.debate_id], limit)
    return points.filter(({ of }) => of === second.debate_id).map(({ score }) => score)
  }
  const scores = own.map(({ overall_score }) => overall_score)
  t.same(await scoresOf(100), scores.slice(1))
  t.same(await scoresOf(2), scores.slice(1, 3))
})

t.test('the skills of a user’s latest scored debates, oldest first', async t => {
  const users = await db
    .selectFrom('users')
    .select('user_id')
    .where('scored_count', '>', 2)
    .execute()
  const ids = users.map(({ user_id }) => user_id)
  const rows = await findSkillScores(db, ids, 2)
  for (const id of ids) {
    const own = await db
      .selectFrom('debates')
      .selectAll()
      .where('user_id', '=', id)
      .where('overall_score', 'is not', null)
      .orderBy('end_time')
      .orderBy('debate_id')
      .execute()
    t.match(
      rows.filter(({ user_id }) => user_id === id),
      own.slice(-2).map(({ debate_id, depth_score }) => ({ debate_id, depth_score })),
    )
  }
  t.ok(ids.length > 1)
})

t.test('leaders come by their averages', async t => {
  const leaders = await findLeaders(db, 5)
  const averages = leaders.map(({ average_score }) => average_score ?? 0)
  t.equal(averages.length, 5)
  t.same(
    averages,
    averages.toSorted((a, b) => b - a),
  )
  const ranks = await findRanks(
    db,
    leaders.map(({ user_id }) => user_id),
  )
  const rankOf = (nth: number) =>
    ranks.find(({ user_id }) => user_id === leaders[nth]?.user_id)?.rank
  t.equal(rankOf(0), 1)
  t.equal(rankOf(4), 1 + averages.filter(average => average > (averages[4] ?? 0)).length)
})
