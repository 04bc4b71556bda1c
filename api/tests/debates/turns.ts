import t from 'tap'
import type { AdminDebate, AdminPage } from '#schema/admin.ts'
import type { Debate, Turn } from '#schema/entities.ts'
import {
  beginDebate,
  failingOpponent,
  firstTopic,
  heldOpponent,
  logInAdmin,
  registerUser,
  until,
} from '../factories.ts'
import { openApp } from '../test-app.ts'
import { say } from './say.ts'

t.test('one turn at a time: a second turn while one is running is a conflict', async t => {
  const held = heldOpponent()
  const app = await openApp(t, { opponent: held.opponent })
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const running = say(app, debate_id, 'My first point.', { token })
  await until('the model is asked', held.isHeld)
  t.equal(held.seen[0]?.turns.at(-1)?.text, 'My first point.')
  const stored = (
    await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
  ).body.turns
  t.equal(
    stored.at(-1)?.message_text,
    'My first point.',
    'the user’s turn is stored before the model answers',
  )
  t.equal((await say(app, debate_id, 'Too early.', { token })).status, 409)
  held.letGo()
  t.equal((await running).body.ai_response, 'First half, second half.')

  const late = say(app, debate_id, 'My second point.', { token })
  await until('the model is asked again', held.isHeld)
  await app.call('POST', `/api/debates/${debate_id}/end`, { token })
  t.equal((await late).status, 409, 'ending stops the reply that is under way')
  const { debate } = (
    await app.call<{ debate: Debate }>('GET', `/api/debates/${debate_id}`, { token })
  ).body
  t.equal(debate.status, 'unscored')
})

t.test('a reply that failed can be asked for again, and the turn is there once', async t => {
  const app = await openApp(t, { opponent: failingOpponent(1) })
  const { token } = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const failed = await say(app, debate_id, 'My point.', { token }, 'again')
  t.equal(failed.status, 503)
  t.match(failed.body, {
    error: /^The AI service cannot be reached/,
    code: 'UNAVAILABLE',
    message_code: 'MODEL_UNREACHABLE',
  })
  const admin = await logInAdmin(app)
  const failures = async () =>
    (
      await app.call<AdminPage<AdminDebate>>(
        'GET',
        '/api/admin/debates/results?opponentFailed=true',
        { token: admin },
      )
    ).body
  t.match(await failures(), { total: 1, data: [{ debate_id }] }, 'administrators see it')
  const again = await say(app, debate_id, 'My point.', { token }, 'again')
  t.equal(again.body.ai_response, 'You said: My point.')
  const { turns } = (
    await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
  ).body
  t.same(
    turns.map(turn => turn.speaker),
    ['ai', 'user', 'ai'],
  )
})

t.test('an opponent that cannot open leaves nothing behind', async t => {
  const opponent = { ...failingOpponent(0), open: () => Promise.reject(new Error('a bug')) }
  const app = await openApp(t, { opponent })
  const { topic_id } = await firstTopic(app)
  const body = { topic_id, stance: 'for', mode: 'text' }
  const { status, body: answer } = await app.call('POST', '/api/debates/start', { body })
  t.equal(status, 500)
  t.notMatch(JSON.stringify(answer), /a bug/, 'a bug’s text stays in the log')
  t.match((await app.call('GET', '/api/users/stats')).body, { totalDebates: 0 })
})
