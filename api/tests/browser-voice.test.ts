import t from 'tap'
import { findTurns } from '#db/queries/turns.ts'
import { SPEECH, until } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { openApp } from './test-app.ts'
import { openVoiceDebate, type VoiceEnd } from './voice-client.ts'

const TIMING = {
  length_ms: 4_000,
  first_word_ms: 400,
  speech_ms: 3_200,
  pauses: [{ at_ms: 1_500, length_ms: 600 }],
}
const FIRST = 'You say that homework steals sleep. '
const REPLY = `${FIRST}Screens do.`

const letGo: (() => void)[] = []
let isHeld = false
/** No key and no voice service: the browser hears and speaks. */
const app = await openApp(t, {
  opponent: {
    provider: 'test',
    model: 'two-sentences',
    open: async () => ({ welcome: 'Welcome.', opening: 'My opening argument stands.' }),
    flawsIn: async () => [],
    async *reply(_debate, signal) {
      yield FIRST
      if (isHeld)
        await new Promise<void>((resolve, reject) => {
          letGo.push(resolve)
          signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        })
      yield 'Screens do.'
    },
  },
})
const fake = await startFakeOpenAi()
t.teardown(() => fake.close())
t.beforeEach(() => {
  isHeld = false
})

const replyOf = (voice: VoiceEnd) =>
  voice.of('transcription-complete').find(({ role }) => role === 'ai')

for (const transports of [['websocket'], ['polling']])
  t.test(`words that the browser has recognised are a turn, over ${transports}`, async t => {
    const voice = await openVoiceDebate(t, { app, fake }, { transports })
    await voice.join()
    t.match(voice.of('session-ready'), [
      { channel: 'browser', language: 'en', sendsAudio: false, keepsAudio: false },
    ])
    const ack = await voice.client.emitWithAck('spoken-turn', {
      text: ' Homework steals sleep. ',
      clientTurnId: 'turn-1',
      timing: TIMING,
    })
    t.match(ack, { turnId: String, clientTurnId: 'turn-1' })
    t.match(await voice.nth('processing-complete'), { status: 'completed' })
    const [, user, ai] = await findTurns(app.app.composed.deps.db, voice.debateId)
    t.match(user, {
      turn_id: 'turnId' in ack ? ack.turnId : '',
      message_text: 'Homework steals sleep.',
      speech: { timing: TIMING, keeps_fillers: false },
    })
    t.equal(ai?.message_text, REPLY)
    t.same(voice.heard.map(({ name, payload }) => [name, payload.role, payload.text]).slice(2), [
      ['transcription-update', 'user', 'Homework steals sleep.'],
      ['transcription-complete', 'user', 'Homework steals sleep.'],
      ['transcription-update', 'ai', FIRST],
      ['transcription-update', 'ai', REPLY],
      ['transcription-complete', 'ai', REPLY],
      ['processing-complete', undefined, undefined],
    ])
    t.match(replyOf(voice), { turnId: ai?.turn_id })
  })

t.test('a turn that is sent twice is one turn', async t => {
  isHeld = true
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  const say = () =>
    voice.client.emitWithAck('spoken-turn', { text: 'My point.', clientTurnId: 'turn-1' })
  const [first, second] = await Promise.all([say(), say()])
  t.same(second, first)
  await until('the reply is held', () => letGo.length > 0)
  letGo.pop()?.()
  await voice.nth('processing-complete')
  t.same(await say(), first)
  t.equal((await voice.turns()).length, 3)
  t.equal(voice.of('processing-complete').length, 1)
})

t.test('a turn that cannot be taken is refused by its answer', async t => {
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  const refused = (payload: object) =>
    voice.client.emitWithAck('spoken-turn', { text: 'Fine.', clientTurnId: 'turn-1', ...payload })
  t.match(await refused({ text: 'x'.repeat(8_001) }), { message_code: 'FIELDS_INVALID' })
  t.match(await refused({ text: ' ' }), { message_code: 'FIELDS_INVALID' }, 'no words at all')
  t.match(await refused({ clientTurnId: 'no id!' }), { message_code: 'FIELDS_INVALID' })
  t.match(await refused({ timing: { length_ms: -1 } }), { message_code: 'FIELDS_INVALID' })
  t.same(voice.of('processing-complete'), [])
  t.match(await refused({}), { turnId: String }, 'the same id may be used after a refusal')
})

t.test('an interrupted reply is stored as far as it was spoken aloud', async t => {
  isHeld = true
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  const say = (clientTurnId: string) =>
    voice.client.emitWithAck('spoken-turn', { text: 'My point.', clientTurnId })
  await say('turn-1')
  const { itemId } = await voice.nth('transcription-update', 2)
  voice.client.emit('cancel-response', { itemId: String(itemId), heardText: 'You say that home' })
  t.match(await voice.nth('processing-complete'), { status: 'cancelled' })
  t.equal((await voice.turns())[2]?.message_text, 'You say that …')
  t.match(replyOf(voice), { text: 'You say that …', itemId })

  isHeld = false
  await say('turn-2')
  t.match(await voice.nth('processing-complete', 2), { status: 'completed' })
  const whole = voice.of('transcription-complete').at(-1)
  voice.client.emit('clear-audio', { itemId: String(whole?.itemId), heardText: REPLY })
  await say('turn-3')
  await voice.nth('processing-complete', 3)
  t.equal((await voice.turns())[4]?.message_text, REPLY, 'spoken to its end')
})

t.test('audio is not for this channel', async t => {
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  t.match(await voice.nth('processing-complete'), { status: 'failed' })
  t.match(voice.of('realtime-error'), [{ message_code: 'VOICE_UNAVAILABLE', fatal: false }])
})

t.test('a model that fails leaves the turn, and says so', async t => {
  const { opponent } = app.app.composed.deps
  const { reply } = opponent
  opponent.reply = () => {
    throw new Error('a fault of ours')
  }
  t.teardown(() => {
    opponent.reply = reply
  })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  const ack = await voice.client.emitWithAck('spoken-turn', { text: 'Point.', clientTurnId: 't1' })
  t.match(ack, { turnId: String })
  t.match(await voice.nth('processing-complete'), { status: 'failed' })
  t.match(voice.of('realtime-error'), [{ message_code: 'SERVER_FAULT', fatal: false }])
  t.equal((await voice.turns()).length, 2)
})

t.test('ending tells the score, and ending elsewhere is told', async t => {
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  for (const clientTurnId of ['turn-1', 'turn-2'])
    await voice.client.emitWithAck('spoken-turn', { text: SPEECH, clientTurnId })
  await voice.nth('processing-complete', 2)
  voice.client.emit('end-debate')
  t.match(await voice.nth('debate-ended'), { score: Number, status: 'scored' })

  const other = await openVoiceDebate(t, { app, fake })
  await other.join()
  await app.call('POST', `/api/debates/${other.debateId}/end`, { token: other.token })
  t.match(await other.nth('debate-ended'), { score: null, status: 'unscored' })
})
