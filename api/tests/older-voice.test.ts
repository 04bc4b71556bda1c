import { io, type Socket } from 'socket.io-client'
import t, { type Test } from 'tap'
import { createHeldRecordings } from '#api/domain/voice/held-recordings.ts'
import type { Turn } from '#schema/entities.ts'
import {
  OLDER_VOICE_NAMESPACE,
  type OlderVoiceClientEvents,
  type OlderVoiceServerEvents,
  RECORDING_LIMITS,
} from '#schema/voice/socket-events.ts'
import { beginDebate, heldOpponent, registerUser, until } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import { toneOf } from './fake-openai/tone.ts'
import { openApp, type TestApp } from './test-app.ts'

/** How long the next chunk is waited for. */
const IDLE_MS = 60_000

type Client = Socket<OlderVoiceServerEvents, OlderVoiceClientEvents>
type Payload = Record<string, unknown>

/** A recorder's chunks: the head stands in the first alone. */
const HEAD = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')
const CHUNKS = [HEAD, Buffer.from('second chunk'), Buffer.from('third')]
const WHOLE = Buffer.concat(CHUNKS)
const base64 = (bytes: Buffer) => bytes.toString('base64')

const fake = await startFakeOpenAi()
t.teardown(() => fake.close())
t.beforeEach(() => {
  fake.transcriptions.length = 0
  fake.speeches.length = 0
  fake.answerTranscriptions({ kind: 'text', text: 'Homework steals sleep.' })
  fake.answerSpeeches({ kind: 'speech', audioMs: 100 })
})
const voiceVariables = {
  OPENAI_TRANSCRIBE_BASE_URL: fake.baseUrl,
  OPENAI_SPEECH_BASE_URL: fake.baseUrl,
}
const held = heldOpponent()
const app = await openApp(t, { opponent: held.opponent }, voiceVariables)

const connect = (test: Test, server: TestApp, options: object) => {
  const client: Client = io(server.url + OLDER_VOICE_NAMESPACE, {
    forceNew: true,
    reconnection: false,
    ...options,
  })
  test.teardown(() => client.disconnect())
  const heard: { name: string; payload: Payload }[] = []
  client.onAny((name: string, payload) => heard.push({ name, payload: payload ?? {} }))
  const of = (name: string) => heard.filter(each => each.name === name).map(each => each.payload)
  const nth = async (name: string, count = 1): Promise<Payload> => {
    await until(`${name} came ${count} times`, () => of(name).length >= count)
    return of(name)[count - 1] ?? {}
  }
  return { client, heard, of, nth }
}

/** A debate of a new user, joined. */
const joined = async (
  test: Test,
  { server = app, transports = ['websocket'] }: { server?: TestApp; transports?: string[] } = {},
) => {
  const { token } = await registerUser(server)
  const { debate_id } = await beginDebate(server, { token }, { mode: 'voice' })
  const voice = connect(test, server, { transports, auth: { token } })
  await voice.nth('connected')
  voice.client.emit('join-debate', debate_id)
  await voice.nth('joined-debate')
  const turns = async () =>
    (await server.call<{ turns: Turn[] }>('GET', `/api/debates/${debate_id}/turns`, { token })).body
      .turns
  return { ...voice, token, debate_id, turns }
}

for (const transports of [['websocket'], ['polling']])
  t.test(`an utterance in chunks is one turn, over ${transports}`, async t => {
    const voice = await joined(t, { transports })
    t.same(voice.of('joined-debate'), [{ debateId: voice.debate_id }])
    for (const [nth, chunk] of CHUNKS.entries())
      voice.client.emit('voice-stream', base64(chunk), nth === CHUNKS.length - 1)
    t.same(await voice.nth('transcription'), {
      text: 'Homework steals sleep.',
      debateId: voice.debate_id,
    })
    await until('the model is asked', held.isHeld)
    held.letGo()
    const processed = await voice.nth('turn-processed')
    const [, user, ai] = await voice.turns()
    t.same(processed, {
      debateId: voice.debate_id,
      userTurnId: user?.turn_id,
      turnId: ai?.turn_id,
      userText: 'Homework steals sleep.',
      aiResponse: 'First half, second half.',
    })
    const [asked] = fake.transcriptions
    t.match(asked, { fileName: 'turn.webm', mediaType: 'audio/webm' })
    t.ok(asked?.bytes.equals(WHOLE), 'joined, and otherwise as they were recorded')
    t.same(voice.of('error'), [])
  })

t.test('a chunk may be a data URL, and the last one empty', async t => {
  const voice = await joined(t)
  voice.client.emit('voice-stream', `data:audio/webm;codecs=opus;base64,${base64(HEAD)}`, false)
  voice.client.emit('voice-stream', '', true)
  await voice.nth('transcription')
  t.ok(fake.transcriptions[0]?.bytes.equals(HEAD))
  await until('the model is asked', held.isHeld)
  held.letGo()
  await voice.nth('turn-processed')
})

t.test('a text is spoken as a whole recording, one after the other', async t => {
  const voice = await joined(t)
  voice.client.emit('request-tts', 'Sleep matters.')
  voice.client.emit('request-tts', 'More than grades.')
  const first = await voice.nth('tts-response')
  const second = await voice.nth('tts-response', 2)
  t.match(first, { text: 'Sleep matters.', mediaType: 'audio/mpeg' })
  t.match(second, { text: 'More than grades.' })
  const played = Buffer.from(String(first.audio), 'base64')
  t.ok(played.subarray(3).equals(toneOf(100)))
  voice.client.emit('request-tts', '   ')
  t.match(await voice.nth('error'), { errors: [{ field: 'text', code: 'FIELD_REQUIRED' }] })
  voice.client.emit('request-tts', 'x'.repeat(RECORDING_LIMITS.speech + 1))
  t.match(await voice.nth('error', 2), { errors: [{ code: 'FIELD_TOO_LONG' }] })
  fake.answerSpeeches({ kind: 'status', status: 500 })
  voice.client.emit('request-tts', 'Again.')
  t.match(await voice.nth('error', 3), { message_code: 'MODEL_FAULT', code: 'UNAVAILABLE' })
})

t.test('nothing happens without a debate of one’s own', async t => {
  const owner = await joined(t)
  const { token } = await registerUser(app)
  const voice = connect(t, app, { transports: ['websocket'], auth: { token } })
  voice.client.emit('voice-stream', base64(WHOLE), true)
  t.match(await voice.nth('error'), { message_code: 'VOICE_WITHOUT_DEBATE', code: 'CONFLICT' })
  voice.client.emit('join-debate', owner.debate_id)
  t.match(await voice.nth('error', 2), { message_code: 'DEBATE_NOT_FOUND' })
  voice.client.emit('join-debate', { debateId: owner.debate_id } as never)
  t.match(await voice.nth('error', 3), { errors: [{ field: 'debateId' }] })
  owner.client.emit('leave-debate', owner.debate_id)
  owner.client.emit('request-tts', 'Sleep matters.')
  t.match(await owner.nth('error'), { message_code: 'VOICE_WITHOUT_DEBATE' })
  t.equal(fake.transcriptions.length + fake.speeches.length, 0)
})

t.test('without a login nobody comes in', async t => {
  const { client } = connect(t, app, { transports: ['websocket'], auth: { token: 'wrong' } })
  const error = await new Promise<Error>(resolve => client.once('connect_error', resolve))
  t.equal(error.message, 'Authentication failed')
})

t.test(
  'what cannot be used is told at once and at the end, and the next utterance is a new one',
  async t => {
    const voice = await joined(t)
    const refused = async (chunks: unknown[], count: number) => {
      for (const [nth, chunk] of chunks.entries())
        voice.client.emit('voice-stream', chunk as string, nth === chunks.length - 1)
      await voice.nth('error', count)
      return voice.of('error').at(-1)
    }
    const invalid = { errors: [{ field: 'audio', code: 'RECORDING_INVALID' }] }
    t.match(await refused(['not base64!', base64(HEAD), base64(HEAD)], 2), invalid)
    t.match(await refused([base64(Buffer.from('<html>no recording</html>'))], 3), invalid)
    t.match(await refused([''], 4), invalid)
    t.match(await refused([7], 5), { errors: [{ field: 'audio', code: 'FIELD_WRONG_TYPE' }] })
    fake.answerTranscriptions({ kind: 'text', text: ' ' })
    t.match(await refused([base64(WHOLE)], 6), { errors: [{ code: 'RECORDING_WITHOUT_WORDS' }] })
    fake.answerTranscriptions({ kind: 'status', status: 429, retryAfter: 9 })
    t.match(await refused([base64(WHOLE)], 7), { message_code: 'MODEL_BUSY_FOR' })
    t.equal(voice.of('error').length, 7)
    t.equal((await voice.turns()).length, 1)
    t.ok(voice.client.connected)
  },
)

t.test('one turn at a time', async t => {
  const voice = await joined(t)
  voice.client.emit('voice-stream', base64(WHOLE), true)
  await until('the model is asked', held.isHeld)
  voice.client.emit('voice-stream', base64(WHOLE), true)
  t.match(await voice.nth('error'), { message_code: 'TURN_RUNNING' })
  t.equal(fake.transcriptions.length, 1)
  held.letGo()
  await voice.nth('turn-processed')
})

t.test('a reply is stored although the socket is gone', async t => {
  const voice = await joined(t)
  voice.client.emit('voice-stream', base64(WHOLE), true)
  await until('the model is asked', held.isHeld)
  voice.client.disconnect()
  held.letGo()
  await until('the reply is stored', async () => (await voice.turns()).length === 3)
})

t.test('an utterance has a length', async t => {
  let ms = Date.now()
  const server = await openApp(
    t,
    { opponent: held.opponent, now: () => new Date(ms) },
    voiceVariables,
  )
  const voice = await joined(t, { server })
  voice.client.emit('voice-stream', base64(HEAD), false)
  voice.client.emit('request-tts', 'The chunk before this has come.')
  await voice.nth('tts-response')
  ms += RECORDING_LIMITS.ms + 1
  voice.client.emit('voice-stream', base64(HEAD), false)
  t.match(await voice.nth('error'), {
    message_code: 'SPOKEN_TURN_TOO_LONG',
    params: { minutes: 10 },
  })
  voice.client.emit('voice-stream', base64(HEAD), true)
  voice.client.emit('voice-stream', base64(WHOLE), true)
  await voice.nth('transcription')
  t.ok(fake.transcriptions[0]?.bytes.equals(WHOLE))
  await until('the model is asked', held.isHeld)
  held.letGo()
  await voice.nth('turn-processed')
})

t.test('an utterance whose rest does not come is let go, and told', async t => {
  const timers = createHeldTimers()
  const parts = { opponent: held.opponent, startTimer: timers.startTimer }
  const server = await openApp(t, parts, voiceVariables)
  const files = createHeldRecordings({ ofOne: 70, ofNetwork: 70, ofAll: 70 })
  server.app.composed.deps.heldFiles = files
  const voice = await joined(t, { server })
  voice.client.emit('voice-stream', base64(Buffer.concat([HEAD, HEAD])), false)
  await until('it is waited for', () => timers.running().includes(IDLE_MS))
  timers.runOut(IDLE_MS)
  t.match(await voice.nth('error'), { message_code: 'RECORDING_INCOMPLETE', code: 'VALIDATION' })
  const spare = files.hold({ kind: 'guest', guestId: 'another', address: '192.0.2.1' })
  spare.add(70)
  spare.release()
  voice.client.emit('voice-stream', base64(HEAD), false)
  voice.client.emit('voice-stream', '', true)
  t.match(await voice.nth('error', 2), { message_code: 'RECORDING_INCOMPLETE' })
  voice.client.emit('voice-stream', base64(WHOLE), true)
  await voice.nth('transcription')
  t.notOk(timers.running().includes(IDLE_MS))
  await until('the model is asked', held.isHeld)
  held.letGo()
  await voice.nth('turn-processed')
})

t.test('what a debater sends over all sockets has a bound, and goes with its socket', async t => {
  const server = await openApp(t, { opponent: held.opponent }, voiceVariables)
  const files = createHeldRecordings({ ofOne: 70, ofNetwork: 70, ofAll: 70 })
  server.app.composed.deps.heldFiles = files
  const first = await joined(t, { server })
  const auth = { token: first.token }
  const second = connect(t, server, { transports: ['websocket'], auth })
  second.client.emit('join-debate', first.debate_id)
  await second.nth('joined-debate')
  const full = base64(Buffer.concat([HEAD, HEAD]))
  first.client.emit('voice-stream', full, false)
  first.client.emit('join-debate', first.debate_id)
  await first.nth('joined-debate', 2)
  second.client.emit('voice-stream', full, false)
  t.match(await second.nth('error'), { message_code: 'REQUESTS_TOO_MANY' })
  second.client.emit('voice-stream', '', true)
  await second.nth('error', 2)
  first.client.disconnect()
  const spare = files.hold({ kind: 'guest', guestId: 'another', address: '192.0.2.1' })
  await until('its bytes are gone', () => {
    try {
      spare.add(70)
      return true
    } catch {
      return false
    }
  })
  spare.release()
  second.client.emit('voice-stream', full, true)
  await second.nth('transcription')
  await until('the model is asked', held.isHeld)
  held.letGo()
  await second.nth('turn-processed')
})

t.test('where nothing can write down or speak, it says so with a way on', async t => {
  const server = await openApp(t, { opponent: held.opponent })
  const voice = await joined(t, { server })
  for (const chunk of CHUNKS) voice.client.emit('voice-stream', base64(chunk), false)
  voice.client.emit('voice-stream', '', true)
  t.match(await voice.nth('error'), {
    message_code: 'VOICE_UNAVAILABLE',
    code: 'UNAVAILABLE',
    message: /write your turns/,
  })
  voice.client.emit('request-tts', 'Sleep matters.')
  t.match(await voice.nth('error', 2), { message_code: 'VOICE_UNAVAILABLE' })
  t.equal(voice.of('error').length, 2)
})
