import t, { type Test } from 'tap'
import { ModelError } from '#api/ai/opponent.ts'
import { type FakeOptions, startFakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'
import { createHeldTimers } from '#api/tests/fake-openai/held-timers.ts'
import { toneOf } from '#api/tests/fake-openai/tone.ts'
import { createOpenAiSynthesizer } from './synthesizer.ts'

const REQUEST_MS = 30_000
const IDLE_MS = 15_000
const never = () => new AbortController().signal

const setUp = async (test: Test, options?: FakeOptions) => {
  const fake = await startFakeOpenAi(options)
  test.teardown(() => fake.close())
  const timers = createHeldTimers()
  const synthesizer = createOpenAiSynthesizer({
    apiKey: null,
    baseUrl: fake.baseUrl,
    model: 'kokoro',
    voice: 'af_heart',
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

t.test('speech streams as whole samples, however the service cuts it', async t => {
  const { fake, synthesizer } = await setUp(t)
  fake.answerSpeeches({ kind: 'speech', audioMs: 500 })
  const pieces = await collect(synthesizer.speakPcm('Sleep matters.', 'coach', never()))
  t.ok(pieces.length > 1)
  t.ok(pieces.every(piece => piece.length % 2 === 0))
  t.ok(Buffer.concat(pieces).equals(toneOf(500)))
  t.same(fake.speeches[0]?.body, {
    model: 'kokoro',
    voice: 'af_heart',
    input: 'Sleep matters.',
    response_format: 'pcm',
  })
})

t.test('the manner of speaking is told to OpenAI alone, whose newer models take it', async t => {
  const { fake } = await setUp(t)
  const bodies: { instructions?: string }[] = []
  const told = async (model: string) => {
    // OpenAI's own address cannot be reached from a test: its client is stood in for.
    const settings = { apiKey: 'sk-test', baseUrl: null, model, voice: 'marin' }
    const real = globalThis.fetch
    globalThis.fetch = async (_input, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return new Response(new Uint8Array(toneOf(10)), { headers: { 'content-type': 'audio/pcm' } })
    }
    try {
      await collect(createOpenAiSynthesizer(settings).speakPcm('Yes.', 'barrister', never()))
    } finally {
      globalThis.fetch = real
    }
    return bodies.at(-1)?.instructions
  }
  t.match(await told('gpt-4o-mini-tts'), /barrister/)
  t.equal(await told('tts-1'), undefined)
  t.same(fake.speeches, [])
})

t.test('a whole recording is MP3, or WAV where the service has no encoder', async t => {
  const { fake, synthesizer } = await setUp(t)
  const speakFile = () => synthesizer.speakFile('Yes.', 'professor', never())
  const mp3 = await speakFile()
  t.equal(mp3.mediaType, 'audio/mpeg')
  t.equal(fake.speeches[0]?.body.response_format, 'mp3')
  fake.answerSpeeches(asked =>
    asked.body.response_format === 'mp3'
      ? { kind: 'status', status: 400, message: "'mp3' is not supported", param: 'response_format' }
      : { kind: 'speech', audioMs: 100 },
  )
  const wav = await speakFile()
  t.equal(wav.mediaType, 'audio/wav')
  t.equal(Buffer.from(wav.bytes).toString('latin1', 0, 4), 'RIFF')
  await speakFile()
  t.same(
    fake.speeches.map(({ body }) => body.response_format),
    ['mp3', 'mp3', 'wav', 'wav'],
    'what was refused once is not asked for again',
  )
})

t.test('every failure says what to do', async t => {
  const { fake, synthesizer } = await setUp(t)
  const address = 'OPENAI_SPEECH_BASE_URL'
  const failure = () => failureOf(collect(synthesizer.speakPcm('Yes.', 'coach', never())))
  fake.answerSpeeches({ kind: 'status', status: 404 })
  t.same(await failure(), {
    code: 'VOICE_MODEL_UNKNOWN',
    params: { model: 'kokoro', setting: 'OPENAI_SPEECH_MODEL', address },
  })
  fake.answerSpeeches({ kind: 'raw', contentType: 'text/html', body: '<h1>Hello</h1>' })
  t.same(await failure(), { code: 'VOICE_ANSWER_UNUSABLE', params: { address } })
  fake.answerSpeeches({ kind: 'raw', contentType: 'audio/pcm', body: '' })
  t.same(await failure(), { code: 'MODEL_SAID_NOTHING' })
  t.same(await failureOf(synthesizer.speakFile('Yes.', 'coach', never())), {
    code: 'MODEL_SAID_NOTHING',
  })
  fake.answerSpeeches({ kind: 'death', at: 'body' })
  t.same(await failure(), { code: 'MODEL_BROKE_OFF' })
  await fake.close()
  t.same(await failure(), { code: 'VOICE_SERVICE_UNREACHABLE', params: { address } })
})

t.test('silence before the first sound and after it is given up', async t => {
  const { fake, synthesizer, timers } = await setUp(t)
  fake.answerSpeeches(() => {
    setImmediate(() => timers.runOut(REQUEST_MS))
    return { kind: 'stall', at: 'headers' }
  })
  const speak = () => collect(synthesizer.speakPcm('Yes.', 'coach', never()))
  t.same(await failureOf(speak()), { code: 'MODEL_TOO_SLOW' })
  fake.answerSpeeches({ kind: 'stall', at: 'body' })
  const heard: Uint8Array[] = []
  const listen = async () => {
    for await (const piece of synthesizer.speakPcm('Yes.', 'coach', never())) {
      heard.push(piece)
      // The next piece is asked for first: that starts the wait which runs out here.
      setImmediate(() => timers.runOut(IDLE_MS))
    }
  }
  t.same(await failureOf(listen()), { code: 'MODEL_TOO_SLOW' })
  t.ok(heard.length > 0)
  t.same(timers.running(), [])
})

t.test('who stops listening stops the service', async t => {
  const { fake, synthesizer } = await setUp(t)
  fake.answerSpeeches({ kind: 'stall', at: 'body' })
  const caller = new AbortController()
  const listen = async () => {
    for await (const _ of synthesizer.speakPcm('Yes.', 'coach', caller.signal))
      caller.abort(new Error('interrupted'))
  }
  await t.rejects(listen(), { message: 'interrupted' })
  t.equal(await fake.speeches[0]?.ended, 'aborted')
})
