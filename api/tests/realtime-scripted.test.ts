import t, { type Test } from 'tap'
import type { RealtimeEvent, RealtimeVoice } from '#api/ai/voice.ts'
import { wavOf } from '#api/ai/wav.ts'
import { createHeldRecordings } from '#api/domain/voice/held-recordings.ts'
import { beginDebate, heldOpponent, registerUser, until } from './factories.ts'
import { toneOf } from './fake-openai/tone.ts'
import { openApp } from './test-app.ts'
import { connectVoice, silenceOf } from './voice-client.ts'

/** A model that does what the test tells it, event by event. */
const scripted = () => {
  const asked: string[] = []
  let say: (event: RealtimeEvent) => void = () => undefined
  const ask = (what: string) => () => void asked.push(what)
  const voice: RealtimeVoice = {
    model: 'scripted',
    host: 'example.org',
    open: (_debate, onEvent) => {
      asked.push('open')
      say = onEvent
      setImmediate(onEvent, { kind: 'ready' })
      return {
        append: () => true,
        commit: ask('commit'),
        clear: ask('clear'),
        respond: ask('respond'),
        cancel: responseId => void asked.push(`cancel ${responseId}`),
        truncate: (itemId, heardMs) => void asked.push(`truncate ${itemId} ${heardMs}`),
        close: ask('close'),
      }
    },
  }
  const count = (what: string) => asked.filter(each => each === what).length
  return {
    voice,
    asked,
    say: (event: RealtimeEvent) => say(event),
    comes: (what: string, times = 1) =>
      until(`${what} comes ${times} times`, () => count(what) >= times),
  }
}

const model = scripted()
const held = heldOpponent()
const app = await openApp(
  t,
  {
    opponent: held.opponent,
    voice: { realtime: model.voice, transcriber: null, synthesizer: null, factChecker: null },
  },
  { KEEP_AUDIO: 'on' },
)

const open = async (test: Test) => {
  model.asked.length = 0
  const { token } = await registerUser(app)
  const { debate_id: debateId } = await beginDebate(app, { token }, { mode: 'voice' })
  const voice = connectVoice(test, app, { transports: ['websocket'], auth: { token } })
  voice.client.emit('join-debate', { debateId })
  await voice.nth('session-ready')
  const texts = async () => {
    const { turns } = (
      await app.call<{ turns: { speaker: string; message_text: string }[] }>(
        'GET',
        `/api/debates/${debateId}/turns`,
        { token },
      )
    ).body
    return turns.slice(1).map(turn => [turn.speaker, turn.message_text])
  }
  return { ...voice, token, debateId, texts }
}
const FAULT = {
  kind: 'fault',
  code: 'x',
  message: 'No.',
  failure: { code: 'MODEL_FAULT' },
} as const
const said = (itemId: string, text: string) =>
  model.say({ kind: 'user-words', itemId, text, isFinal: true })

t.test('a commit that the service refuses is answered, and nothing is stored', async t => {
  const debate = await open(t)
  debate.say()
  await model.comes('commit')
  model.say({ ...FAULT, of: 'commit' })
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  t.match(await debate.nth('realtime-error'), { message_code: 'MODEL_FAULT', fatal: false })
  t.same(await debate.texts(), [])
})

t.test('a reply that the service refuses leaves the turn unanswered', async t => {
  const debate = await open(t)
  debate.say()
  await model.comes('commit')
  model.say({ kind: 'committed', itemId: 'refused-1' })
  model.say({ ...FAULT, of: 'response' })
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  said('refused-1', 'Are you there?')
  await debate.nth('transcription-complete')
  t.same(await debate.texts(), [['user', 'Are you there?']])
  debate.say()
  await model.comes('commit', 2)
  model.say({ kind: 'committed', itemId: 'refused-2' })
  await model.comes('respond', 2)
})

t.test('words of a turn that waits for its place are kept', async t => {
  const debate = await open(t)
  debate.say()
  await model.comes('commit')
  model.say({ kind: 'committed', itemId: 'one' })
  model.say({ kind: 'response-started', responseId: 'r1' })
  debate.say()
  await model.comes('commit', 2)
  model.say({ kind: 'committed', itemId: 'two' })
  said('two', 'Second.')
  model.say({ kind: 'ai-words', responseId: 'r1', itemId: 'a', text: 'Reply.', isFinal: true })
  model.say({ kind: 'response-over', responseId: 'r1', status: 'completed', reason: null })
  said('one', 'First.')
  await debate.nth('transcription-complete', 3)
  t.same(await debate.texts(), [
    ['user', 'First.'],
    ['ai', 'Reply.'],
    ['user', 'Second.'],
  ])
  await debate.nth('processing-complete')
  t.equal(debate.of('processing-complete').length, 1)
})

t.test('only so many turns wait at once', async t => {
  const debate = await open(t)
  for (let nth = 0; nth < 6; nth += 1) debate.say(100)
  t.same(await debate.nth('processing-complete', 2), { status: 'failed' })
  t.match(await debate.nth('realtime-error', 2), { message_code: 'REQUESTS_TOO_MANY' })
  t.equal(model.asked.filter(what => what === 'commit').length, 4)
})

t.test('while a written turn runs, a spoken one is refused and forgotten', async t => {
  const debate = await open(t)
  const written = app.call('POST', `/api/debates/${debate.debateId}/turn`, {
    token: debate.token,
    body: { message: 'In writing.' },
  })
  await until('the opponent is asked', held.isHeld)
  debate.say()
  await model.comes('commit')
  model.say({ kind: 'committed', itemId: 'too-early' })
  model.say({ kind: 'response-started', responseId: 'r1' })
  await model.comes('cancel r1')
  t.match(await debate.nth('realtime-error'), { message_code: 'TURN_RUNNING', code: 'CONFLICT' })
  model.say({ kind: 'response-over', responseId: 'r1', status: 'cancelled', reason: null })
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  await model.comes('open', 2)
  held.letGo()
  t.match(await written, { status: 200 })
  t.same(await debate.texts(), [
    ['user', 'In writing.'],
    ['ai', 'First half, second half.'],
  ])
})

t.test('recordings are kept where the operator keeps them', async t => {
  const debate = await open(t)
  t.match(await debate.nth('session-ready'), { keepsAudio: true })
  debate.say(300)
  await model.comes('commit')
  model.say({ kind: 'committed', itemId: 'kept' })
  said('kept', 'For the record.')
  const { turnId } = await debate.nth('transcription-complete')
  const { db } = app.app.composed.deps
  const find = () =>
    db.selectFrom('turn_audio').selectAll().where('turn_id', '=', String(turnId)).executeTakeFirst()
  await until('it is kept', async () => (await find()) !== undefined)
  const recording = await find()
  t.equal(recording?.media_type, 'audio/wav')
  t.same(Buffer.from(recording?.bytes ?? []), wavOf(toneOf(300)))
})

t.test('what is kept of spoken turns has a bound, and is let go once it is stored', async t => {
  const { deps } = app.app.composed
  const { heldSpeech } = deps
  t.teardown(() => {
    deps.heldSpeech = heldSpeech
  })
  const limit = toneOf(400).length
  deps.heldSpeech = createHeldRecordings({ ofOne: limit, ofNetwork: limit, ofAll: limit })
  const debate = await open(t)
  debate.say(600)
  t.match(await debate.nth('realtime-error'), { message_code: 'SPOKEN_TURN_CUT_OFF', fatal: false })
  await model.comes('commit')
  const spare = deps.heldSpeech.hold({ kind: 'guest', guestId: 'another', address: '192.0.2.1' })
  t.throws(() => spare.add(limit), { message: /at the same time/ })
  model.say({ kind: 'committed', itemId: 'cut' })
  said('cut', 'As far as there was room.')
  const { turnId } = await debate.nth('transcription-complete')
  await until('its recording is stored and let go', () => {
    try {
      spare.add(limit)
      return true
    } catch {
      return false
    }
  })
  const { bytes } = await deps.db
    .selectFrom('turn_audio')
    .select('bytes')
    .where('turn_id', '=', String(turnId))
    .executeTakeFirstOrThrow()
  t.same(Buffer.from(bytes), wavOf(toneOf(400)), 'what was heard until then')
  t.equal(debate.of('realtime-error').length, 1)
})

// The last one: the server opens no session after it.
t.test('a server that stops stores what was heard, and tells', async t => {
  const debate = await open(t)
  debate.say()
  await model.comes('commit')
  model.say({ kind: 'committed', itemId: 'last' })
  said('last', 'Are you there?')
  model.say({ kind: 'response-started', responseId: 'r1' })
  const about = { responseId: 'r1', itemId: 'a' }
  model.say({ kind: 'audio', ...about, audio: silenceOf(100) })
  model.say({ kind: 'ai-words', ...about, text: 'I am still here', isFinal: false })
  await app.app.composed.deps.voiceSessions.closeAll('server-stopping')
  t.same(await debate.texts(), [
    ['user', 'Are you there?'],
    ['ai', 'I am still …'],
  ])
  t.same(await debate.nth('realtime-disconnected'), {
    reason: 'server-stopping',
    recoverable: false,
  })
  t.same(await debate.nth('processing-complete'), { status: 'cancelled' })
  await model.comes('close')
})
