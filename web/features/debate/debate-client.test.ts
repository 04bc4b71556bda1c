import t from 'tap'
import { OPENING_DELAY_MS } from '#schema/constants.ts'
import { en } from '#schema/messages/en.ts'
import type { JoinDebateAck, SubmitTurnAck } from '#schema/socket-events.ts'
import { enDebate } from '../../lib/i18n/en-debate.ts'
import type { TextDebateEvent } from '../../lib/socket.ts'
import { POLL_PAUSES_MS } from './catch-up.ts'
import {
  AT,
  OPENING,
  open,
  openLive,
  openReplying,
  resume,
  start,
  TOPIC,
  turnOf,
  until,
} from './open-fake-debate.ts'
import { SILENCE_MS } from './watch-silence.ts'

const { debate: text } = enDebate

const refusing = (code: 'CONFLICT' | 'VALIDATION' | 'RATE_LIMITED') => async () =>
  ({ error: 'No.', code, message_code: 'DEBATE_NOT_FOUND' }) as const

t.test('a start shows its welcome at once and its opening when it is due, and joins', async t => {
  const { client, clock, socket, events, connection, texts, floor } = open(start)
  t.equal(client.read().kind, 'preparing')
  await connection('connecting')
  t.same(events, [{ kind: 'started', debateId: 'd1' }])
  t.match(client.read(), { facts: { prepEndsAt: Date.parse(AT) + 60_000, topic: TOPIC } })
  t.same(texts(), ['Hello'])
  clock.tick(OPENING_DELAY_MS)
  t.same(texts(), ['Hello', 'I oppose.'])
  t.equal(floor().kind, 'user')
  t.same(socket.did, ['connect'])
  socket.tell({ kind: 'connected' })
  await connection('live')
  t.same(socket.did, ['connect', 'join d1'])
})

t.test('a start that the server refuses is told to the page', async t => {
  const { events, client } = open(start, server => {
    server.answers['POST /debates/start'] = () =>
      Response.json({ error: 'No.', code: 'VALIDATION' }, { status: 400 })
  })
  await until(() => events.length > 0, 'the page hears of it')
  t.match(events, [{ kind: 'start-failed', error: { status: 400 } }])
  t.equal(client.read().kind, 'preparing')
})

t.test('a streamed reply grows in order and gives the floor back', async t => {
  const { socket, floor, texts, reach } = await openReplying()
  t.same(socket.did.at(-1), 'submit Sugar harms.')
  socket.tell({ kind: 'reply-start' })
  t.match(floor(), { kind: 'replying', partial: '' })
  for (const fullText of ['It', 'It does', 'It does not.']) {
    socket.tell({ kind: 'reply-chunk', fullText })
    t.match(floor(), { kind: 'replying', partial: fullText })
  }
  socket.tell({ kind: 'reply-complete', text: 'It does not.', turnId: 'r1' })
  await reach('user')
  t.same(texts(), ['Hello', 'o says', 'Sugar harms.', 'It does not.'])
})

t.test('a turn that is sent before the debate is joined goes by a single request', async t => {
  const { client, server, socket, connection, reach, texts } = open(resume)
  await connection('connecting')
  let letIn = (_ack: JoinDebateAck): void => undefined
  socket.join = () =>
    new Promise(resolve => {
      letIn = resolve
    })
  socket.tell({ kind: 'connected' })
  server.answers['POST /debates/d1/turn'] = () =>
    Response.json({ user_turn_id: 'u1', turn_id: 'r1', ai_response: 'It does not.' })
  client.send('Sugar harms.')
  await reach('user')
  t.same(texts(), ['Hello', 'o says', 'Sugar harms.', 'It does not.'])
  t.same(socket.did, ['connect', 'join d1'])
  letIn({ debateId: 'd1', replying: false })
  await connection('live')
  client.send('And teeth.')
  await reach('replying')
  t.same(socket.did.at(-1), 'submit And teeth.')
})

t.test(
  'it joins again after a lost connection; a reply that is replayed is shown once',
  async t => {
    const { socket, server, connection, texts, debating } = await openReplying()
    const reply: TextDebateEvent = { kind: 'reply-complete', text: 'It does not.', turnId: 'r1' }
    socket.tell({ kind: 'lost' })
    t.equal(debating().connection.kind, 'lost')
    socket.join = async debateId => ({ debateId, replying: true })
    socket.tell({ kind: 'connected' })
    await connection('live')
    t.same(socket.did.slice(-1), ['join d1'])
    const askedBefore = server.asked.length
    socket.tell(reply)
    socket.tell(reply)
    t.same(texts().slice(2), ['Sugar harms.', 'It does not.'])
    t.equal(server.asked.length, askedBefore, 'what is known is not asked for again')
  },
)

t.test('a reply that came while the connection was lost is fetched after joining', async t => {
  const { client, socket, server, reach, texts, openTurnId } = await openReplying()
  server.has([OPENING, turnOf('u1', 'user', openTurnId()), turnOf('r1', 'ai')])
  socket.tell({ kind: 'lost' })
  socket.tell({ kind: 'connected' })
  await reach('user')
  t.same(texts(), ['Hello', 'o says', 'u1 says', 'r1 says'])
  t.match(client.read(), { connection: { kind: 'live' } })
})

t.test('a reply that nobody here asked for was said in another window: it is fetched', async t => {
  const { socket, server, texts } = await openLive()
  server.has([OPENING, turnOf('u9', 'user', 'c9'), turnOf('r9', 'ai')])
  socket.tell({ kind: 'reply-complete', text: 'r9 says', turnId: 'r9' })
  await until(() => texts().length === 4, 'both turns are shown')
  t.same(texts().slice(2), ['u9 says', 'r9 says'])
})

t.test('a refused turn gives the words back', async t => {
  const { client, socket, events, reach, texts } = await openLive()
  socket.submitTurn = refusing('VALIDATION')
  client.send('…')
  await reach('user')
  t.same(texts(), ['Hello', 'o says'])
  t.same(events, [{ kind: 'refused', text: '…', problem: en.DEBATE_NOT_FOUND }])
})

t.test('a turn that may be asked again keeps its id', async t => {
  const { client, socket, reach, floor } = await openLive()
  const ids: string[] = []
  socket.submitTurn = async turn => {
    ids.push(turn.clientTurnId)
    if (ids.length === 1) return refusing('RATE_LIMITED')()
    return { turnId: 'u1', clientTurnId: turn.clientTurnId }
  }
  client.send('Sugar harms.')
  await reach('unanswered')
  t.match(floor(), { problem: en.DEBATE_NOT_FOUND, isStored: false })
  client.askAgain()
  await reach('replying')
  t.equal(ids.length, 2)
  t.equal(ids[1], ids[0])
})

t.test('after a conflict the server is asked until the reply is there', async t => {
  const { client, socket, server, clock, reach, openTurnId, texts } = await openLive()
  socket.submitTurn = refusing('CONFLICT')
  client.send('Sugar harms.')
  const ours = turnOf('u1', 'user', openTurnId())
  const asks = () => server.asked.filter(call => call.endsWith('/turns')).length
  const asksBefore = asks()
  server.has([OPENING, ours])
  await until(() => asks() === asksBefore + 1, 'the turns are asked for')
  server.has([OPENING, ours, turnOf('r1', 'ai')])
  const [pause = 0] = POLL_PAUSES_MS
  // The answer to the first question is still being read.
  await until(() => {
    clock.tick(pause)
    return asks() === asksBefore + 2
  }, 'the turns are asked for again')
  await reach('user')
  t.same(texts().slice(1), ['o says', 'u1 says', 'r1 says'])
})

t.test('a model that fails leaves the turn stored, to be asked again', async t => {
  const { socket, floor } = await openReplying()
  socket.tell({ kind: 'error', problem: { error: 'No model' } })
  t.match(floor(), { kind: 'unanswered', problem: 'No model', isStored: true })
})

t.test('stop is told to the server, and what was said comes as the reply', async t => {
  const { client, server, socket, texts } = await openReplying()
  server.answers['POST /debates/d1/stop'] = () => Response.json({ stopped: true })
  client.stop()
  t.equal(server.asked.at(-1), 'POST /debates/d1/stop')
  socket.tell({ kind: 'reply-complete', text: 'It does', turnId: 'r1' })
  t.equal(texts().at(-1), 'It does')
  client.stop()
  t.equal(server.asked.at(-1), 'POST /debates/d1/stop')
  t.equal(server.asked.filter(call => call.endsWith('/stop')).length, 1, 'nothing is left to stop')
})

t.test('a stop that does not reach the server asks it what it has', async t => {
  const { client, server, events } = await openReplying()
  server.has([OPENING], 'scored')
  client.stop()
  await until(() => events.length > 0, 'the page hears that it is over')
  t.same(events, [{ kind: 'ended', debateId: 'd1' }])
})

t.test('after a silence the server is asked; each word begins the wait anew', async t => {
  const { server, socket, clock, reach, floor, openTurnId } = await openReplying()
  server.has([OPENING, turnOf('u1', 'user', openTurnId())])
  const askedBefore = server.asked.length
  clock.tick(SILENCE_MS - 1)
  socket.tell({ kind: 'reply-chunk', fullText: 'It' })
  clock.tick(SILENCE_MS - 1)
  t.equal(server.asked.length, askedBefore)
  clock.tick(1)
  await reach('unanswered')
  t.match(floor(), { problem: text.noReplyYet, isStored: true })
})

t.test('a join without an answer, or a refused one, leaves single calls', async t => {
  for (const join of [
    () => Promise.reject(new Error('Socket not connected')),
    async () => ({ error: 'No.', code: 'NOT_FOUND', message_code: 'DEBATE_NOT_FOUND' }) as const,
  ]) {
    const { client, socket, server, connection, reach, texts } = open(resume)
    socket.join = join
    await connection('connecting')
    socket.tell({ kind: 'connected' })
    await connection('plain')
    socket.submitTurn = () => Promise.reject(new Error('Socket not connected'))
    server.answers['POST /debates/d1/turn'] = ({ message }) =>
      Response.json({ user_turn_id: 'u1', turn_id: 'r1', ai_response: `“${message}”?` })
    client.send('Sugar harms.')
    await reach('user')
    t.same(texts().slice(2), ['Sugar harms.', '“Sugar harms.”?'])
  }
})

t.test('a socket that gives up while a reply is due polls for it', async t => {
  const { socket, server, reach, openTurnId, texts, debating } = await openReplying()
  const ours = turnOf('u1', 'user', openTurnId())
  server.has([OPENING, ours, turnOf('r1', 'ai')])
  socket.tell({ kind: 'gave-up', message: 'Connection failed' })
  t.equal(debating().connection.kind, 'plain')
  await reach('user')
  t.equal(texts().at(-1), 'r1 says')
})

t.test('reconnecting by hand, and a browser that is online again, connect the socket', async t => {
  const { client, socket, debating, goOnline } = await openLive()
  socket.tell({ kind: 'gave-up', message: 'Connection failed' })
  await client.reconnect()
  t.equal(debating().connection.kind, 'lost')
  goOnline()
  t.same(socket.did, ['connect', 'join d1', 'connect', 'connect'])
})

t.test('a debate that has ended, and one that cannot be loaded, are told to the page', async t => {
  const ended = open(resume, server => server.has([OPENING], 'evaluating'))
  await until(() => ended.events.length > 0, 'the page hears of it')
  t.same(ended.events, [{ kind: 'ended', debateId: 'd1' }])
  const lost = open(resume, server => {
    delete server.answers['GET /debates/d1']
  })
  await until(() => lost.events.length > 0, 'the page hears of it')
  t.match(lost.events, [{ kind: 'load-failed', error: { name: 'NetworkError' } }])
  t.equal(lost.client.read().kind, 'preparing')
})

t.test('after closing nothing is heard or shown any more', async t => {
  const { client, server, socket, clock, close, goOnline, floor } = await openReplying()
  const shown = client.read()
  close()
  t.equal(socket.did.at(-1), 'close')
  const [asked, did] = [server.asked.length, socket.did.length]
  socket.tell({ kind: 'reply-complete', text: 'Too late.', turnId: 'r1' })
  clock.tick(SILENCE_MS)
  goOnline()
  t.equal(client.read(), shown)
  t.equal(floor().kind, 'replying')
  t.same([server.asked.length, socket.did.length], [asked, did])
})

t.test('an answer that comes after closing changes nothing', async t => {
  const { client, socket, close } = await openLive()
  const shown = client.read()
  const [ack, joined] = [Promise.withResolvers<SubmitTurnAck>(), Promise.withResolvers<null>()]
  socket.submitTurn = () => ack.promise
  socket.join = () => joined.promise.then(() => ({ debateId: 'd1', replying: false }))
  socket.tell({ kind: 'lost' })
  socket.tell({ kind: 'connected' })
  client.send('Sugar harms.')
  const sent = client.read()
  t.not(sent, shown)
  close()
  joined.resolve(null)
  ack.resolve({ turnId: 'u1', clientTurnId: 'c1' })
  await new Promise(resolve => setImmediate(resolve))
  t.equal(client.read(), sent)
})
