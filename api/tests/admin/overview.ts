import t from 'tap'
import type { AdminOverview, AdminPage } from '#schema/admin.ts'
import { beginDebate, logInAdmin, registerUser } from '../factories.ts'
import { playScored } from '../play-scored.ts'
import { openApp } from '../test-app.ts'

const DAY_MS = 86_400_000

t.test('each figure of the overview is the total of the list that it stands for', async t => {
  const app = await openApp(t)
  const token = await logInAdmin(app)
  const ada = await registerUser(app, { username: 'Ada' })
  const scored = await playScored(app, ada.token)
  const old = await playScored(app, ada.token)
  const [gone, stuck] = [await beginDebate(app), await beginDebate(app)]
  const { db } = app.app.composed.deps
  const monthAgo = new Date(Date.now() - 31 * DAY_MS)
  await db
    .updateTable('debates')
    .set({ start_time: monthAgo, overall_score: 40 })
    .where('debate_id', '=', old)
    .execute()
  await db
    .updateTable('debates')
    .set({
      status: 'unscored',
      unscored_code: 'JUDGE_GAVE_UP',
      end_time: new Date(),
      opponent_failures: 2,
    })
    .where('debate_id', '=', gone.debate_id)
    .execute()
  await db
    .updateTable('debates')
    .set({ status: 'evaluating', end_time: new Date(Date.now() - 3_600_000) })
    .where('debate_id', '=', stuck.debate_id)
    .execute()
  const { body } = await app.call<AdminOverview>('GET', '/api/admin/overview', { token })
  t.match(body, {
    debates: { now: 3, before: 1 },
    scored: { now: 1, before: 1 },
    unscored: { now: 1, before: 0 },
    judge_failures: { now: 1, before: 0 },
    opponent_failures: { now: 1, before: 0 },
    new_users: { now: 1, before: 0 },
    average_score: { before: 40 },
    stuck: 1,
    newest_users: [{ username: 'Ada' }],
  })
  const found = await db
    .selectFrom('debates')
    .select('overall_score')
    .where('debate_id', '=', scored)
    .executeTakeFirst()
  t.equal(body.average_score.now, Math.round((found?.overall_score ?? 0) * 10) / 10)

  const range = `startedFrom=${body.from}&startedTo=${body.to}&continuation=false`
  for (const [list, count] of [
    [`debates/results?${range}`, body.debates.now],
    [`debates/results?${range}&status=scored`, body.scored.now],
    [`debates/results?${range}&status=unscored`, body.unscored.now],
    [`debates/results?${range}&unscoredCode=JUDGE_GAVE_UP`, body.judge_failures.now],
    [`debates/results?${range}&opponentFailed=true`, body.opponent_failures.now],
    ['debates/results?stuck=true', body.stuck],
    [`users?registeredFrom=${body.from}&registeredTo=${body.to}`, body.new_users.now],
    [
      `debates/results?startedFrom=${body.before_from}&startedTo=${body.before_to}`,
      body.debates.before,
    ],
  ] as const)
    t.equal(
      (await app.call<AdminPage<object>>('GET', `/api/admin/${list}`, { token })).body.total,
      count,
      list,
    )
  t.equal((await app.call('GET', '/api/admin/overview?from=later', { token })).status, 400)
  const byGraphql = await app.graphql(
    `{ adminOverview {
      from debates { now before } averageScore { now } judgeFailures { now }
      opponentFailures { now } stuck
      newestUsers { id username debateCount }
    } }`,
    {},
    { token },
  )
  t.match(byGraphql.body.data, {
    adminOverview: {
      from: body.from,
      debates: body.debates,
      averageScore: { now: body.average_score.now },
      judgeFailures: { now: 1 },
      opponentFailures: { now: 1 },
      stuck: 1,
      newestUsers: [{ id: ada.user.user_id, debateCount: 2 }],
    },
  })
  const [days, debates] = await Promise.all([
    db.selectFrom('score_days').select('score_sum').execute(),
    db.selectFrom('debates').select('overall_score').execute(),
  ])
  // In tenths, as scores are: a sum of fractions depends on its order.
  const sum = (values: (number | null)[]) =>
    values.reduce((all: number, value) => all + Math.round((value ?? 0) * 10), 0)
  t.equal(
    sum(days.map(row => row.score_sum)),
    sum(debates.map(row => row.overall_score)),
    'the sums follow every change',
  )
})
