import t, { type Test } from 'tap'
import { ModelError } from '#api/ai/opponent.ts'
import { startFakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'
import { createHeldTimers } from '#api/tests/fake-openai/held-timers.ts'
import type { RealtimeTurn } from '#api/tests/fake-openai/realtime-script.ts'
import { toneOf } from '#api/tests/fake-openai/tone.ts'
import { createRealtimeSynthesizer } from './realtime-synthesizer.ts'

const REQUEST_MS = 30_000
const IDLE_MS = 15_000
const TEXT = 'Sleep matters.'
const never = () => new AbortController().signal

const setUp = async (test: Test, turn: Partial<RealtimeTurn> = {}) => {
  const fake = await startFakeOpenAi()
  test.teardown(() => fake.close())
  fake.realtime.answer({ reply: TEXT, ...turn })
  const timers = createHeldTimers()
  const synthesizer = createRealtimeSynthesizer({
    apiKey: 'sk-test',
    baseUrl: null,
    url: fake.baseUrl,
    model: 'gpt-realtime-2.1',
    transcribeModel: 'gpt-transcribe',
    voice: 'marin',
    startTimer: timers.startTimer,
  })
  return { fake, synthesizer, timers }
}

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    reason => reason,
  )
  return error instanceof ModelError ? error.failure : error
}

const collect = async (pieces: AsyncIterable<Uint8Array>) => {
  const all: Buffer[] = []
  for await (const piece of pieces) all.push(Buffer.from(piece))
  return all
}

t.test('a session is told to read the text aloud, and its sound comes in pieces', async t => {
  const { fake, synthesizer, timers } = await setUp(t, { audioMs: 500 })
  const pieces = await collect(synthesizer.speakPcm(TEXT, 'barrister', never()))
  t.equal(pieces.length, 5)
  t.ok(Buffer.concat(pieces).equals(toneOf(500)))
  const [session] = fake.realtime.sessions
  t.equal(session?.model, 'gpt-realtime-2.1')
  t.same(session?.errors, [])
  const config = session?.config()
  t.match(config?.instructions, /word for word.*barrister/s)
  t.equal(config?.audio.output.voice, 'marin')
  t.equal(config?.audio.input.turn_detection, null)
  t.match(session?.items[0], { role: 'user' })
  t.match(session?.items[0]?.text, TEXT)
  t.equal(await session?.ended, 1005, 'it is closed')
  t.same(timers.running(), [])
})

t.test('a whole recording is a WAV file', async t => {
  const { synthesizer } = await setUp(t, { audioMs: 300 })
  const { bytes, mediaType } = await synthesizer.speakFile(TEXT, 'coach', never())
  t.equal(mediaType, 'audio/wav')
  t.equal(Buffer.from(bytes).toString('latin1', 0, 4), 'RIFF')
  t.ok(Buffer.from(bytes.subarray(44)).equals(toneOf(300)))
})

t.test('a text that is too long for one reply is spoken in parts, one after the other', async t => {
  const sentence = 'Sleep matters more than homework does. '
  const endless = 'Sleep matters, '.repeat(50)
  const { fake, synthesizer } = await setUp(t, { audioMs: 200, reply: sentence })
  const text = sentence.repeat(40) + endless
  const pieces = await collect(synthesizer.speakPcm(text, 'coach', never()))
  const { sessions } = fake.realtime
  t.ok(sessions.length > 1)
  t.equal(Buffer.concat(pieces).length, sessions.length * toneOf(200).length)
  const read = sessions.map(session => session.items[0]?.text ?? '')
  t.ok(read.every(part => part.length <= 500))
  t.equal(read.join('').split('Sleep').length, 91, 'nothing is left out or said twice')
})

t.test('a reply in other words than the text is not passed off as the text', async t => {
  const { synthesizer } = await setUp(t, { reply: 'Certainly! What shall I read to you today?' })
  t.same(await failureOf(synthesizer.speakFile(TEXT, 'coach', never())), {
    code: 'MODEL_FAULT',
  })
})

t.test('every failure says what to do', async t => {
  const { fake, synthesizer } = await setUp(t)
  const failure = () => failureOf(collect(synthesizer.speakPcm(TEXT, 'coach', never())))
  const address = 'OPENAI_REALTIME_URL'
  const setting = 'OPENAI_REALTIME_MODEL'
  fake.realtime.greet({ kind: 'status', status: 404 })
  t.same(await failure(), {
    code: 'VOICE_MODEL_UNKNOWN',
    params: { model: 'gpt-realtime-2.1', setting, address },
  })
  fake.realtime.greet({ kind: 'accept' })
  fake.realtime.answer({ end: 'failed' })
  t.same(await failure(), { code: 'MODEL_BROKE_OFF' })
  fake.realtime.answer({ end: 'incomplete', reply: TEXT })
  t.same(await failure(), { code: 'MODEL_BROKE_OFF' })
  fake.realtime.answer({ audioMs: 0, reply: TEXT })
  t.same(await failure(), { code: 'MODEL_SAID_NOTHING' })
  fake.realtime.answer({ pause: { after: 2 } })
  const listen = async () => {
    for await (const _ of synthesizer.speakPcm(TEXT, 'coach', never()))
      fake.realtime.sessions.at(-1)?.drop()
  }
  t.same(await failureOf(listen()), { code: 'MODEL_BROKE_OFF' })
  await fake.close()
  t.same(await failure(), { code: 'VOICE_SERVICE_UNREACHABLE', params: { address } })
})

t.test('silence before the first sound and after it is given up', async t => {
  const { fake, synthesizer, timers } = await setUp(t)
  fake.realtime.greet(() => {
    setImmediate(() => timers.runOut(REQUEST_MS))
    return { kind: 'stall' }
  })
  t.same(await failureOf(collect(synthesizer.speakPcm(TEXT, 'coach', never()))), {
    code: 'MODEL_TOO_SLOW',
  })
  fake.realtime.greet({ kind: 'accept' })
  fake.realtime.answer({ pause: { after: 1 } })
  const listen = async () => {
    // The next piece is asked for first: that starts the wait which runs out here.
    for await (const _ of synthesizer.speakPcm(TEXT, 'coach', never()))
      setImmediate(() => timers.runOut(IDLE_MS))
  }
  t.same(await failureOf(listen()), { code: 'MODEL_TOO_SLOW' })
  t.same(timers.running(), [])
})

t.test('who stops listening closes the session', async t => {
  const { fake, synthesizer } = await setUp(t, { pause: { after: 2 } })
  const caller = new AbortController()
  const listen = async () => {
    for await (const _ of synthesizer.speakPcm(TEXT, 'coach', caller.signal))
      caller.abort(new Error('interrupted'))
  }
  await t.rejects(listen(), { message: 'interrupted' })
  await fake.realtime.sessions[0]?.ended
  for await (const _ of synthesizer.speakPcm(TEXT, 'coach', never())) break
  await fake.realtime.sessions[1]?.ended
  t.equal(fake.realtime.sessions.length, 2)
})

t.test('what has come already is not heard after the listener stopped', async t => {
  const { fake, synthesizer } = await setUp(t, { audioMs: 500, reply: 'Sleep matters.' })
  const caller = new AbortController()
  const heard: Uint8Array[] = []
  const listen = async () => {
    for await (const piece of synthesizer.speakPcm(
      'Sleep matters. '.repeat(60),
      'coach',
      caller.signal,
    )) {
      heard.push(piece)
      // By then the whole first part has come.
      await fake.realtime.sessions[0]?.ended
      caller.abort(new Error('interrupted'))
    }
  }
  await t.rejects(listen(), { message: 'interrupted' })
  t.equal(heard.length, 1)
  t.equal(fake.realtime.sessions.length, 1, 'no other part is begun')
})
