import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import { beginDebate, heldOpponent, registerUser, SPEECH, until } from '../factories.ts'
import { openApp } from '../test-app.ts'
import { say } from './say.ts'

t.test('a reply that is stopped is stored as far as it came, and the debate goes on', async t => {
  const { opponent, isHeld } = heldOpponent()
  const app = await openApp(t, { opponent })
  const { token } = await registerUser(app)
  const other = await registerUser(app)
  const { debate_id } = await beginDebate(app, { token })
  const stop = (who: object) => app.call('POST', `/api/debates/${debate_id}/stop`, who)
  t.match((await stop({ token })).body, { debate_id, stopped: false }, 'nobody speaks yet')

  const turn = say(app, debate_id, SPEECH, { token }, 'one')
  await until('the model is asked', isHeld)
  t.equal((await stop({ token: other.token })).status, 404)
  const mutation =
    'mutation($id: ID!) { stopReply(input: { debateId: $id }) { stopped userErrors { code } } }'
  t.match((await app.graphql(mutation, { id: debate_id }, { token })).body, {
    data: { stopReply: { stopped: true } },
  })
  t.match(await turn, { status: 200, body: { ai_response: 'First half, …' } })
  const { turns } = (
    await app.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })
  ).body
  t.same(turns.map(({ message_text }) => message_text).slice(1), [SPEECH, 'First half, …'])
  t.match((await say(app, debate_id, SPEECH, { token }, 'one')).body, {
    ai_response: 'First half, …',
  })
})
