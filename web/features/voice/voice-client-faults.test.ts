import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import { OPENING, openFakeVoice, settle } from './open-fake-voice.ts'
import { END_MS, SESSION_MS } from './voice-client.ts'

const words = (role: 'user' | 'ai', text: string, itemId: string = role) => ({
  ...{ role, text, itemId, turnId: null },
})
const answeredTurn = [
  OPENING,
  { ...OPENING, turn_id: 't1', speaker: 'user', message_text: 'Because.' } as Turn,
]

t.test('without a connection or a session the press says so and opens no microphone', t => {
  const voice = openFakeVoice()
  voice.client.press()
  t.same(voice.problem(), { kind: 'not-connected' })
  voice.socket.connection({ kind: 'connected' })
  voice.client.press()
  t.same(voice.problem(), { kind: 'not-ready' })
  t.same(voice.driver.did, [])
  t.end()
})

t.test('a microphone that cannot be opened is told for five seconds, its remedy stays', async t => {
  for (const fault of ['denied', 'missing', 'busy', 'insecure', 'unsupported'] as const) {
    const voice = openFakeVoice()
    voice.join()
    voice.client.press()
    voice.driver.tell({ kind: 'failed', fault })
    t.same([voice.control(), voice.problem()], ['ready', { kind: fault }])
    voice.clock.tick(5_000)
    t.same([voice.problem(), voice.client.read().hindrance], [undefined, { kind: fault }])
    await voice.speak()
    t.equal(voice.client.read().hindrance, null, 'heard again')
  }
})

t.test('unplugged or interrupted in mid-turn, what was said before is sent', async t => {
  for (const fault of ['unplugged', 'interrupted'] as const) {
    const voice = openFakeVoice()
    voice.join()
    voice.client.press()
    await settle()
    voice.driver.tell({ kind: 'listening' })
    voice.driver.tell({ kind: 'chunk', audio: 'AAAA' })
    voice.driver.tell({ kind: 'lost', fault })
    t.same([voice.control(), voice.problem()], ['processing', { kind: fault }])
    await voice.commit()
    t.equal(voice.socket.did.at(-1), 'commit')
  }
})

t.test('a hidden page stops listening and sends what was said', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.page.hide()
  t.equal(voice.problem(), undefined, 'nobody was speaking')
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
  voice.page.hide()
  t.same([voice.control(), voice.problem()], ['processing', { kind: 'hidden' }])
})

t.test(
  'a connection that breaks in mid-turn says that the turn is lost, and comes back',
  async t => {
    const voice = openFakeVoice()
    voice.join()
    voice.client.press()
    await settle()
    voice.driver.tell({ kind: 'listening' })
    voice.socket.connection({ kind: 'lost' })
    t.same([voice.control(), voice.problem()], ['connecting', { kind: 'turn-lost' }])
    t.equal(voice.driver.did.at(-1), 'cancel')
    voice.stored.turns = answeredTurn
    voice.socket.connection({ kind: 'connected' })
    voice.ready()
    await settle()
    t.equal(voice.control(), 'ready')
    t.same(voice.texts(), ['Hello', 'I oppose.', 'Because.'], 'what was said meanwhile')
    t.equal(voice.driver.did.filter(did => did === 'close').length, 0, 'the microphone is kept')
  },
)

t.test('no connection, or none any more: said, with a way on', t => {
  const voice = openFakeVoice()
  voice.socket.connection({ kind: 'gave-up', message: 'Connection failed' })
  t.same(voice.client.read().control, { kind: 'error', problem: { kind: 'unreachable' } })
  voice.client.reconnect()
  t.same(voice.socket.did, ['connect', 'connect'])
  voice.join()
  t.equal(voice.control(), 'ready')
  voice.socket.connection({ kind: 'gave-up', message: '' })
  t.same(voice.client.read().control, { kind: 'error', problem: { kind: 'disconnected' } })
  voice.page.goOnline()
  t.equal(voice.socket.did.at(-1), 'connect', 'by itself, once the browser is online')
  t.end()
})

t.test('a voice service that never gets ready is given up, and tried again on request', t => {
  const voice = openFakeVoice()
  voice.socket.connection({ kind: 'connected' })
  voice.clock.tick(SESSION_MS)
  t.same(voice.client.read().control, { kind: 'error', problem: { kind: 'no-session' } })
  voice.client.reconnect()
  t.equal(voice.socket.did.at(-1), 'join d1')
  t.same(voice.client.read().control, { kind: 'connecting', to: 'voice' })
  t.end()
})

t.test('what the server says of its voice service is shown: fatal stays, the rest passes', t => {
  const failure = { code: 'UNAVAILABLE', message_code: 'MODEL_BUSY' } as const
  const voice = openFakeVoice()
  voice.join()
  voice.socket.says('realtime-error', { message: 'Busy', ...failure, fatal: false })
  t.match(voice.problem(), { kind: 'said', failure: { error: 'Busy', message_code: 'MODEL_BUSY' } })
  t.equal(voice.control(), 'ready')
  voice.socket.says('realtime-error', { message: 'Gone', ...failure, fatal: true })
  t.match(voice.client.read().control, {
    kind: 'error',
    problem: { kind: 'stopped', failure: { error: 'Gone' } },
  })
  t.end()
})

t.test('a session that is interrupted comes back; one that is over says why', t => {
  const voice = openFakeVoice()
  voice.join()
  voice.socket.says('realtime-disconnected', { reason: 'upstream-expired', recoverable: true })
  t.same(voice.client.read().control, { kind: 'connecting', to: 'voice' })
  voice.ready()
  t.equal(voice.control(), 'ready')
  voice.socket.says('realtime-disconnected', { reason: 'taken-over', recoverable: false })
  t.same(voice.client.read().control, { kind: 'error', problem: { kind: 'taken-over' } })
  t.end()
})

t.test('a channel that the browser cannot use is said', t => {
  const voice = openFakeVoice({ hasDriver: false })
  voice.socket.connection({ kind: 'connected' })
  voice.ready('browser')
  t.same(voice.client.read().control, { kind: 'error', problem: { kind: 'no-driver' } })
  t.end()
})

t.test('audio that was on its way when the service broke off hides not what happened', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
  voice.socket.says('realtime-disconnected', { reason: 'upstream-lost', recoverable: true })
  const refused = { code: 'CONFLICT', message_code: 'AUDIO_BEFORE_READY', fatal: false } as const
  voice.socket.says('realtime-error', { message: 'Not ready', ...refused })
  t.same(voice.problem(), { kind: 'turn-lost' })
  voice.ready()
  voice.socket.says('realtime-error', { message: 'Not ready', ...refused })
  t.match(voice.problem(), { kind: 'said' })
})

t.test('ending tells the server, and the page when it has ended', t => {
  const voice = openFakeVoice()
  voice.join()
  voice.client.endDebate()
  t.same([voice.control(), voice.socket.did], ['ending', ['end']])
  voice.socket.says('debate-ended', { debateId: 'd1', score: null, status: 'unscored' })
  t.same(voice.news, [{ kind: 'ended' }])
  t.end()
})

t.test('an end that the socket does not answer is asked for without it', async t => {
  const late = openFakeVoice()
  late.join()
  late.client.endDebate()
  late.clock.tick(END_MS)
  await settle()
  t.same([late.stored.ends, late.news], [1, [{ kind: 'ended' }]])

  const offline = openFakeVoice()
  offline.stored.canEnd = false
  offline.client.endDebate()
  await settle()
  t.same(offline.news, [{ kind: 'end-failed' }])
  t.equal(offline.control(), 'connecting')

  const broken = openFakeVoice()
  broken.join()
  broken.client.endDebate()
  broken.socket.connection({ kind: 'lost' })
  await settle()
  t.same(broken.news, [{ kind: 'ended' }])
})

t.test('leaving lets go of the microphone and the socket, and nothing follows', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
  voice.close()
  t.same(voice.driver.did.slice(-2), ['cancel', 'close'])
  t.equal(voice.socket.did.at(-1), 'close')
  const left = voice.client.read()
  voice.socket.says('transcription-complete', words('ai', 'Too late'))
  t.equal(voice.client.read(), left)
})

t.test('without the words of a failed answer the server is asked what it has', async t => {
  const voice = openFakeVoice()
  voice.join()
  await voice.speak()
  await voice.commit()
  voice.stored.turns = answeredTurn
  voice.socket.says('processing-complete', { status: 'failed' })
  await settle()
  t.same(voice.texts(), ['Hello', 'I oppose.', 'Because.'])
})
