import t from 'tap'
import { AT, openFakeVoice, settle } from './open-fake-voice.ts'

const audio = (responseId: string, itemId = 'a1') => ({ audio: 'BBBB', itemId, responseId, seq: 0 })
const words = (role: 'user' | 'ai', text: string, itemId: string = role) => ({
  ...{ role, text, itemId, turnId: null },
})

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

t.test('who speaks before that sees the opening at once, and loses no words to it', async t => {
  const voice = openFakeVoice()
  voice.driver.sends = 'words'
  voice.join('browser')
  await voice.speak()
  t.same(voice.texts(), ['Hello', 'I oppose.', ''])
  voice.driver.tell({ kind: 'turn-words', text: 'Because.' })
  await settle()
  const said = (role: 'user' | 'ai', text: string, turnId: string) =>
    voice.socket.says('transcription-complete', { ...words(role, text), turnId })
  said('user', 'Because.', 'u1')
  said('ai', 'But why?', 'a1')
  voice.socket.says('processing-complete', { status: 'completed' })
  voice.clock.tick(500)
  t.same(voice.texts(), ['Hello', 'I oppose.', 'Because.', 'But why?'])
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
