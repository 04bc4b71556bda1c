import t from 'tap'
import { OPENING, openReplying, turnOf, until } from './open-fake-debate.ts'

const WITHDRAW = 'POST /debates/d1/turns/u1/withdraw'
const withdrawn = () => Response.json({ debate_id: 'd1', turn_id: 'u1', withdrawn: true })

t.test('a turn that is taken back goes, and its words come back once', async t => {
  const { client, server, socket, events, texts, floor, reach } = await openReplying()
  socket.tell({ kind: 'reply-chunk', fullText: 'It' })
  server.answers[WITHDRAW] = () => {
    socket.tell({ kind: 'withdrawn', turnId: 'u1' })
    return withdrawn()
  }
  client.takeBack()
  await until(() => events.length > 0, 'its words come back')
  t.same(events, [{ kind: 'taken-back', text: 'Sugar harms.' }])
  t.same(texts(), ['Hello', 'o says'])
  t.equal(floor().kind, 'user')
  socket.tell({ kind: 'reply-chunk', fullText: 'It does' })
  t.equal(floor().kind, 'user', 'a late word of the reply is dropped')
  socket.submitTurn = async ({ clientTurnId }) => ({ turnId: 'u2', clientTurnId })
  client.send('Sugar harms children.')
  await reach('replying')
  socket.tell({ kind: 'withdrawn', turnId: 'u1' })
  t.same(texts().at(-1), 'Sugar harms children.', 'late news of the old turn leaves the new one')
})

t.test('a turn that was taken back elsewhere goes here too', async t => {
  const { socket, events, texts, floor } = await openReplying()
  socket.tell({ kind: 'withdrawn', turnId: 'another' })
  t.equal(floor().kind, 'replying')
  socket.tell({ kind: 'withdrawn', turnId: 'u1' })
  t.equal(floor().kind, 'user')
  t.same(texts(), ['Hello', 'o says'])
  t.same(events, [])
})

t.test('too late, the reply is shown instead', async t => {
  const { client, server, texts, reach, openTurnId } = await openReplying()
  const turn = { ...turnOf('u1', 'user', openTurnId()), message_text: 'Sugar harms.' }
  server.has([OPENING, turn, turnOf('r1', 'ai')])
  server.answers[WITHDRAW] = () =>
    Response.json({ error: 'The debate has gone on.', code: 'CONFLICT' }, { status: 409 })
  client.takeBack()
  await reach('user')
  t.same(texts(), ['Hello', 'o says', 'Sugar harms.', 'r1 says'])
})
