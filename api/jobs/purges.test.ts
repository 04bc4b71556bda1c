import t from 'tap'
import { beginDebate, failingOpponent, registerUser } from '#api/tests/factories.ts'
import { openApp } from '#api/tests/test-app.ts'
import { replacePasswordReset } from '#db/queries/password-resets.ts'
import { purge } from './purges.ts'

const DAY_MS = 86_400_000

t.test('what nobody needs any more is deleted, and nothing else', async t => {
  const app = await openApp(t, { opponent: failingOpponent(0) })
  const { deps } = app.app.composed
  const { token, user } = await registerUser(app)
  const own = await beginDebate(app, { token })
  const motion = { topic_id: 'custom', custom_topic: 'Tea is better than coffee' }
  const left = await beginDebate(app, {}, motion)
  const goingOn = await beginDebate(app)
  const ended = await beginDebate(app)
  const { cookie } = ended
  await app.call('POST', `/api/debates/${ended.debate_id}/end`, { cookie })
  await app.call('POST', '/api/auth/login', { body: { email: 'x@example.org', password: 'wrong' } })
  const expires_at = new Date(deps.now().getTime() + DAY_MS)
  await replacePasswordReset(deps.db, { token_hash: 'x', user_id: user.user_id, expires_at })

  const parts = (days: number) => ({
    ...deps,
    guestDebateDays: 30,
    now: () => new Date(Date.now() + days * DAY_MS),
  })
  t.equal(await purge(parts(29)), 0)
  await deps.db
    .updateTable('debates')
    .set({ start_time: new Date(Date.now() - 40 * DAY_MS) })
    .execute()
  await deps.db
    .updateTable('turns')
    .set({ timestamp: new Date(Date.now() - 31 * DAY_MS) })
    .where('debate_id', '!=', goingOn.debate_id)
    .execute()
  t.equal(await purge(parts(0)), 1)
  const debates = await deps.db.selectFrom('debates').select('debate_id').execute()
  t.same(
    debates.map(({ debate_id }) => debate_id).sort(),
    [own.debate_id, goingOn.debate_id, ended.debate_id].sort(),
  )
  const { topic_id } = left.topic
  const kept = await deps.db.selectFrom('topics').where('topic_id', '=', topic_id).execute()
  t.same(kept, [], 'the guest’s own motion goes with its last debate')
  t.same(await deps.db.selectFrom('login_failures').selectAll().execute(), [])
  t.same(await deps.db.selectFrom('password_resets').selectAll().execute(), [])
  t.match((await app.call('GET', '/api/users/stats')).body, { totalDebates: 3 })
})
