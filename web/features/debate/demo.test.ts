import t from 'tap'
import { OPENING_DELAY_MS } from '#schema/constants.ts'
import { enDebate } from '../../lib/i18n/en-debate.ts'
import { open, openLive, start, until } from './open-fake-debate.ts'

const { debate: text } = enDebate

const turnAway = (server: { answers: Record<string, unknown> }) => {
  delete server.answers['POST /debates/start']
}

t.test('without a server a start is a demo, and being online again starts the debate', async t => {
  const { client, server, clock, connection, reach, events, texts, goOnline } = open(
    start,
    turnAway,
  )
  await connection('demo')
  clock.tick(OPENING_DELAY_MS)
  client.send('Sugar harms.')
  clock.tick(1000)
  t.same(texts(), [
    text.demo.welcome,
    text.demo.opening,
    'Sugar harms.',
    text.demo.reply('Sugar harms.'),
  ])
  await client.reconnect()
  t.same(events, [{ kind: 'still-offline' }])
  server.takeStarts()
  goOnline()
  await connection('connecting')
  t.same(events.slice(1), [
    { kind: 'started', debateId: 'd1' },
    { kind: 'unsaved-words', text: 'Sugar harms.' },
  ])
  clock.tick(OPENING_DELAY_MS)
  await reach('user')
  t.same(texts(), ['Hello', 'I oppose.'])
})

t.test(
  'a turn that gets no answer goes on as a demo when asked to, and what is not saved is marked',
  async t => {
    const { client, socket, server, clock, floor, debating, texts } = await openLive()
    socket.submitTurn = () => Promise.reject(new Error('Socket not connected'))
    client.send('Sugar harms.')
    await until(() => {
      clock.tick(1000)
      return floor().kind === 'kept'
    }, 'the turn is kept')
    t.same(server.asked.filter(call => call === 'POST /debates/d1/turn').length, 2)
    t.equal(debating().connection.kind, 'live', 'no demo that nobody asked for')
    client.playDemo()
    t.same(debating().connection, { kind: 'demo', savedCount: 2 })
    clock.tick(1000)
    t.equal(texts().at(-1), text.demo.reply('Sugar harms.'))
  },
)
