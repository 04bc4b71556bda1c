import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import { AT, OPENING, openFakeVoice, settle } from './open-fake-voice.ts'
import { END_MS, SESSION_MS } from './voice-client.ts'

const audio = (responseId: string, itemId = 'a1') => ({ audio: 'BBBB', itemId, responseId, seq: 0 })
const words = (role: 'user' | 'ai', text: string, itemId: string = role) => ({
  ...{ role, text, itemId, turnId: null },
})
const answeredTurn = [
  OPENING,
  { ...OPENING, turn_id: 't1', speaker: 'user', message_text: 'Because.' } as Turn,
]

t.test('it connects, joins, and says to whom it is connecting', t => {
  const voice = openFakeVoice()
  t.same(voice.socket.did, ['connect'])
  t.same(voice.client.read().control, { kind: 'connecting', to: 'server' })
  voice.socket.connection({ kind: 'connected' })
  t.same(voice.socket.did, ['connect', 'join d1'])
  t.same(voice.client.read().control, { kind: 'connecting', to: 'voice' })
  voice.ready()
  t.equal(voice.control(), 'ready')
  t.same(voice.driver.did, [], 'no microphone before the first press')
  t.end()
})

t.test('the opening follows the welcome after half a second', t => {
  const voice = openFakeVoice()
  t.same(voice.texts(), ['Hello'])
  voice.clock.tick(500)
  t.same(voice.texts(), ['Hello', 'I oppose.'])
  t.end()
})

t.test('a turn: clear, audio, cancel, and the commit 250 ms after the stop', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.client.press()
  t.same(voice.driver.did, ['start'], 'inside the press')
  t.equal(voice.control(), 'opening')
  await settle()
  voice.driver.tell({ kind: 'listening' })
  t.equal(voice.control(), 'recording')
  voice.driver.tell({ kind: 'chunk', audio: 'AAAA' })
  voice.client.press()
  voice.driver.tell({ kind: 'chunk', audio: 'rest' })
  voice.clock.tick(249)
  await settle()
  t.same(voice.socket.did, [['clear', null], 'audio AAAA', 'cancel', 'audio rest'])
  voice.clock.tick(1)
  await settle()
  t.equal(voice.socket.did.at(-1), 'commit')
  voice.driver.tell({ kind: 'chunk', audio: 'late' })
  t.equal(voice.socket.did.at(-1), 'commit', 'what comes after the commit belongs to no turn')
  t.equal(voice.control(), 'processing')
})

t.test('chunks wait until the old audio has been cleared', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.client.press()
  voice.driver.tell({ kind: 'listening' })
  voice.driver.tell({ kind: 'chunk', audio: 'first' })
  t.same(voice.socket.did, [])
  await settle()
  t.same(voice.socket.did, [['clear', null], 'audio first'])
})

t.test('captions come in order, and the control follows reply and sound', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.clock.tick(500)
  await voice.speak()
  await voice.commit()
  voice.socket.says('transcription-update', { ...words('ai', 'But'), partial: true })
  voice.socket.says('ai-audio-chunk', audio('r1'))
  voice.driver.tell({ kind: 'playing', itemId: 'a1' })
  t.equal(voice.control(), 'speaking')
  voice.socket.says('transcription-complete', words('user', 'Because.'))
  voice.socket.says('transcription-complete', words('ai', 'But why?'))
  voice.socket.says('processing-complete', { status: 'completed' })
  t.same(voice.texts(), ['Hello', 'I oppose.', 'Because.', 'But why?'])
  t.equal(voice.client.read().lastWords, 'Because.')
  t.equal(voice.control(), 'speaking', 'until the last word has been heard')
  voice.driver.tell({ kind: 'quiet' })
  t.equal(voice.control(), 'ready')
  voice.clock.tick(20_000)
  t.equal(voice.problem(), undefined, 'nothing is missed any more')
})

t.test(
  'speaking into a reply stops it, tells what was heard, and drops what still comes',
  async t => {
    const voice = openFakeVoice()
    voice.join()
    await voice.speak()
    await voice.commit()
    voice.socket.says('ai-audio-chunk', audio('r1'))
    voice.driver.tell({ kind: 'playing', itemId: 'a1' })
    voice.socket.did.length = 0
    voice.driver.played = { itemId: 'a1', playedMs: 1234 }
    voice.client.press()
    await settle()
    t.same(voice.socket.did, [['clear', { itemId: 'a1', playedMs: 1234 }]])
    voice.socket.says('ai-audio-chunk', audio('r1'))
    voice.socket.says('ai-audio-chunk', audio('r2', 'a2'))
    voice.driver.tell({ kind: 'listening' })
    voice.client.press()
    await voice.commit()
    voice.socket.says('ai-audio-chunk', audio('r1'))
    voice.socket.says('ai-audio-chunk', audio('r2', 'a2'))
    voice.socket.says('ai-audio-chunk', audio('r3', 'a3'))
    t.same(
      voice.driver.heard.map(({ itemId }) => itemId),
      ['a1', 'a3'],
    )
  },
)

t.test('a reply that was heard to its end is not cut off', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.driver.played = { itemId: 'a1', playedMs: 900 }
  voice.client.press()
  await settle()
  t.same(voice.socket.did, [['clear', null]])
})

t.test('after ten seconds without an answer one may speak again', async t => {
  const voice = openFakeVoice()
  voice.join()
  await voice.speak()
  await voice.commit()
  voice.clock.tick(9_999)
  t.equal(voice.control(), 'processing')
  voice.clock.tick(1)
  t.equal(voice.control(), 'ready')
  t.same(voice.problem(), { kind: 'no-reply' })
  voice.clock.tick(5_000)
  t.equal(voice.problem(), undefined, 'shown for five seconds')
})

t.test('a turn that was too short is gone, and the panel says why', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.clock.tick(500)
  await voice.speak()
  await voice.commit()
  voice.socket.says('clarification-request', {
    ...{ id: 'c1', debateId: 'd1', itemId: null, question: 'Again?', reason: 'inaudible', at: AT },
  })
  voice.socket.says('processing-complete', { status: 'inaudible' })
  t.equal(voice.control(), 'ready')
  const { captions, hindrance } = voice.client.read()
  t.same([captions.length, hindrance], [2, { kind: 'unheard' }])
})

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

t.test('a turn ends by itself after five minutes', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
  voice.clock.tick(5 * 60_000)
  t.same([voice.control(), voice.problem()], ['processing', { kind: 'too-long' }])
})

t.test('a press while the microphone opens takes the turn back', async t => {
  const voice = openFakeVoice()
  voice.join()
  voice.client.press()
  voice.client.press()
  t.equal(voice.control(), 'ready')
  t.same(voice.driver.did, ['start', 'cancel'])
  voice.driver.tell({ kind: 'listening' })
  t.equal(voice.control(), 'ready')
})

t.test('blocked sound stands until a press plays it', t => {
  const voice = openFakeVoice()
  voice.join()
  voice.driver.tell({ kind: 'blocked' })
  t.same(voice.client.read().hindrance, { kind: 'blocked' })
  voice.client.unblock()
  t.same([voice.client.read().hindrance, voice.driver.did], [null, ['unblock']])
  t.end()
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

t.test('where only words travel, they are written, said once, and answered', async t => {
  const voice = openFakeVoice()
  voice.driver.sends = 'words'
  voice.join('browser')
  voice.clock.tick(500)
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
  voice.driver.tell({ kind: 'partial-words', text: 'Because of' })
  t.equal(voice.texts().at(-1), 'Because of')
  voice.client.press()
  voice.driver.tell({ kind: 'turn-words', text: 'Because of this.' })
  await voice.commit()
  t.same(voice.socket.did, [['clear', null], 'cancel', 'say Because of this.'], 'nothing to commit')
  voice.socket.says('transcription-complete', {
    ...words('user', 'Because of this.', 'u1'),
    turnId: 't1',
  })
  voice.socket.says('transcription-complete', words('ai', 'But why?'))
  t.same(voice.texts().slice(2), ['Because of this.', 'But why?'])
  t.same(voice.driver.heard, [{ kind: 'words', itemId: 'ai', text: 'But why?', isWhole: true }])
  t.equal(voice.control(), 'processing')
  voice.socket.says('processing-complete', { status: 'completed' })
  t.equal(voice.control(), 'ready')
})

t.test('words that are not understood or not taken give the floor back', async t => {
  const voice = openFakeVoice()
  voice.driver.sends = 'words'
  voice.join('browser')
  voice.clock.tick(500)
  await voice.speak()
  voice.driver.tell({ kind: 'turn-words', text: '' })
  t.same([voice.control(), voice.texts().length], ['ready', 2])
  voice.socket.ack = async () => {
    throw new Error('no answer')
  }
  await voice.speak()
  voice.driver.tell({ kind: 'turn-words', text: 'Because.' })
  await settle()
  t.same([voice.control(), voice.problem()], ['ready', { kind: 'turn-lost' }])
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
