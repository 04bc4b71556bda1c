import t from 'tap'
import { OPENING, open, openLive, resume, turnOf, until } from './open-fake-debate.ts'
import { TRY_AGAIN_MS } from './watch-kept-turn.ts'

/** A debate whose line breaks as a turn is sent. */
const openKept = async () => {
  const opened = await openLive()
  const { socket, server, client, clock, floor } = opened
  const ids: string[] = []
  socket.submitTurn = () => Promise.reject(new Error('Socket not connected'))
  client.send('Sugar harms.')
  await until(() => {
    clock.tick(1000)
    return floor().kind === 'kept'
  }, 'the turn is kept')
  const comeBack = () => {
    server.answers['POST /debates/d1/turn'] = ({ client_turn_id = '', message }) => {
      ids.push(client_turn_id)
      return Response.json({ user_turn_id: 'u1', turn_id: 'r1', ai_response: `“${message}”?` })
    }
  }
  return { ...opened, ids, comeBack }
}

t.test(
  'without a line a turn is kept and shown, and handed over once the line is back',
  async t => {
    const { clock, texts, floor, openTurnId, server, comeBack, reach, ids } = await openKept()
    const id = openTurnId()
    t.same(texts(), ['Hello', 'o says', 'Sugar harms.'])
    const askedBefore = server.asked.length
    const [first = 0] = TRY_AGAIN_MS
    await until(() => {
      clock.tick(first)
      return server.asked.length > askedBefore
    }, 'it is tried again')
    t.equal(floor().kind, 'kept', 'and stays kept meanwhile')
    comeBack()
    await until(() => {
      clock.tick(1000)
      return floor().kind === 'user'
    }, 'the reply is there')
    await reach('user')
    t.same(texts(), ['Hello', 'o says', 'Sugar harms.', '“Sugar harms.”?'])
    t.same(ids, [id])
  },
)

t.test('a browser that is online again, and a socket that joins, hand it over at once', async t => {
  const online = await openKept()
  online.comeBack()
  online.goOnline()
  await online.reach('user')
  t.equal(online.ids.length, 1)

  const joined = await openKept()
  const submitted: string[] = []
  joined.socket.submitTurn = async ({ clientTurnId }) => {
    submitted.push(clientTurnId)
    return { turnId: 'u1', clientTurnId }
  }
  const id = joined.openTurnId()
  joined.socket.tell({ kind: 'lost' })
  joined.socket.tell({ kind: 'connected' })
  await joined.reach('replying')
  t.same(submitted, [id])
})

t.test('a reload hands a kept turn over, but not one that the server has', async t => {
  const left = await openKept()
  const id = left.openTurnId()
  left.close()
  const again = open(resume, server => {
    server.answers['POST /debates/d1/turn'] = ({ client_turn_id }) => {
      t.equal(client_turn_id, id)
      return Response.json({ user_turn_id: 'u1', turn_id: 'r1', ai_response: 'No.' })
    }
  })
  await until(() => again.client.read().kind === 'debating' && again.texts().length === 4, 'sent')
  t.same(again.texts(), ['Hello', 'o says', 'Sugar harms.', 'No.'])
  again.close()

  const stored = await openKept()
  const storedId = stored.openTurnId()
  stored.close()
  const known = open(resume, server =>
    server.has([OPENING, turnOf('u1', 'user', storedId), turnOf('r1', 'ai')]),
  )
  await known.reach('user')
  t.notOk(known.server.asked.includes('POST /debates/d1/turn'))
  known.close()
})
