import t, { type Test } from 'tap'
import { ModelError } from '#api/ai/opponent.ts'
import type { Recording } from '#api/ai/voice.ts'
import { type FakeOptions, startFakeOpenAi } from '#api/tests/fake-openai/fake-openai.ts'
import { createHeldTimers } from '#api/tests/fake-openai/held-timers.ts'
import { toneOf } from '#api/tests/fake-openai/tone.ts'
import { createOpenAiTranscriber } from './transcriber.ts'

const REQUEST_MS = 60_000
const WEBM = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')
const webm: Recording = { bytes: WEBM, mediaType: 'audio/webm;codecs=opus' }
const never = () => new AbortController().signal

const setUp = async (test: Test, options?: FakeOptions, model = 'gpt-transcribe') => {
  const fake = await startFakeOpenAi(options)
  test.teardown(() => fake.close())
  const timers = createHeldTimers()
  const transcriber = createOpenAiTranscriber({
    apiKey: 'sk-test',
    baseUrl: fake.baseUrl,
    model,
    startTimer: timers.startTimer,
  })
  return { fake, transcriber, timers }
}

const failureOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    reason => reason,
  )
  return error instanceof ModelError ? error.failure : error
}

t.test('the whole recording is passed on unopened, under a name that says its format', async t => {
  const { fake, transcriber } = await setUp(t)
  fake.answerTranscriptions({ kind: 'text', text: ' Homework steals sleep.\n Really. ' })
  t.equal(await transcriber.transcribe(webm, 'en', never()), 'Homework steals sleep. Really.')
  const [asked] = fake.transcriptions
  t.match(asked, {
    fileName: 'turn.webm',
    mediaType: 'audio/webm',
    fields: { model: 'gpt-transcribe', language: 'en' },
    headers: { authorization: 'Bearer sk-test' },
  })
  t.ok(asked?.bytes.equals(WEBM), 'byte for byte')
  t.notOk('prompt' in (asked?.fields ?? {}))
})

t.test('every format of a browser gets a name that the service takes', async t => {
  const { fake, transcriber } = await setUp(t)
  const recordings: [string, Buffer, string][] = [
    ['audio/ogg; codecs=opus', Buffer.from('OggS1234'), 'turn.ogg'],
    ['video/webm', WEBM, 'turn.webm'],
    ['audio/mp4', Buffer.from('\0\0\0\x18ftypmp42'), 'turn.mp4'],
    ['audio/x-m4a', Buffer.from('\0\0\0\x18ftypM4A '), 'turn.m4a'],
    ['audio/mpeg', Buffer.from('ID3\x04'), 'turn.mp3'],
    ['AUDIO/FLAC', Buffer.from('fLaC1234'), 'turn.flac'],
  ]
  for (const [mediaType, bytes, fileName] of recordings) {
    await transcriber.transcribe({ bytes, mediaType }, 'en', never())
    t.equal(fake.transcriptions.at(-1)?.fileName, fileName, mediaType)
  }
  t.same(
    await failureOf(transcriber.transcribe({ bytes: WEBM, mediaType: 'text/html' }, 'en', never())),
    { code: 'RECORDING_UNREADABLE' },
  )
  t.equal(fake.transcriptions.length, recordings.length, 'nobody was asked')
})

t.test('bare samples become a WAV file of their rate', async t => {
  const { fake, transcriber } = await setUp(t)
  const bytes = toneOf(200)
  await transcriber.transcribe({ bytes, mediaType: 'audio/pcm' }, 'en', never())
  await transcriber.transcribe({ bytes, mediaType: 'audio/L16; rate=16000' }, 'en', never())
  const [at24, at16] = fake.transcriptions.map(asked => asked.bytes)
  t.equal(fake.transcriptions[0]?.fileName, 'turn.wav')
  const header = {
    riff: at24?.toString('latin1', 0, 4),
    size: at24?.readUInt32LE(4),
    wave: at24?.toString('latin1', 8, 16),
    format: at24?.readUInt16LE(20),
    channels: at24?.readUInt16LE(22),
    rate: at24?.readUInt32LE(24),
    bytesPerSecond: at24?.readUInt32LE(28),
    bits: at24?.readUInt16LE(34),
    data: at24?.toString('latin1', 36, 40),
    dataSize: at24?.readUInt32LE(40),
  }
  t.same(header, {
    riff: 'RIFF',
    size: bytes.length + 36,
    wave: 'WAVEfmt ',
    format: 1,
    channels: 1,
    rate: 24_000,
    bytesPerSecond: 48_000,
    bits: 16,
    data: 'data',
    dataSize: bytes.length,
  })
  t.ok(at24?.subarray(44).equals(bytes))
  t.equal(at16?.readUInt32LE(24), 16_000)
})

t.test('Chinese is asked for in simplified characters', async t => {
  const { fake, transcriber } = await setUp(t)
  await transcriber.transcribe(webm, 'zh', never())
  t.match(fake.transcriptions[0]?.fields, { language: 'zh', prompt: /简体字/ })
})

t.test('remarks about silence are no words', async t => {
  const { fake, transcriber } = await setUp(t)
  const heard = async (text: string) => {
    fake.answerTranscriptions({ kind: 'text', text })
    return transcriber.transcribe(webm, 'en', never())
  }
  t.equal(await heard(' [BLANK_AUDIO]\n'), '')
  t.equal(await heard('(silence) [ Silence ]'), '')
  t.equal(await heard('[laughs] I see.'), '[laughs] I see.')
  fake.answerTranscriptions({ kind: 'status', status: 400, code: 'audio_too_short' })
  t.equal(await transcriber.transcribe(webm, 'en', never()), '')
})

t.test('every failure says what to do', async t => {
  const { fake, transcriber } = await setUp(t, { apiKey: 'sk-test' })
  const failure = () => failureOf(transcriber.transcribe(webm, 'en', never()))
  const address = 'OPENAI_TRANSCRIBE_BASE_URL'
  const setting = 'OPENAI_TRANSCRIBE_MODEL'
  const status = (code: number, more: object = {}) =>
    fake.answerTranscriptions({ kind: 'status', status: code, ...more })
  status(404)
  t.same(await failure(), {
    code: 'VOICE_MODEL_UNKNOWN',
    params: { model: 'gpt-transcribe', setting, address },
  })
  status(400, { message: 'Unknown field.' })
  t.same(await failure(), { code: 'VOICE_REQUEST_REFUSED', params: { setting } })
  status(400, { message: 'Audio file might be corrupted or unsupported', param: 'file' })
  t.same(await failure(), { code: 'RECORDING_UNREADABLE' })
  status(413)
  t.same(await failure(), { code: 'RECORDING_TOO_LONG' })
  status(429, { retryAfter: 9 })
  t.same(await failure(), { code: 'MODEL_BUSY_FOR', params: { seconds: 9 } })
  fake.answerTranscriptions({ kind: 'raw', contentType: 'text/html', body: '<h1>Hello</h1>' })
  t.same(await failure(), { code: 'VOICE_ANSWER_UNUSABLE', params: { address } })
  fake.answerTranscriptions({ kind: 'raw', contentType: 'application/json', body: '{"ok":true}' })
  t.same(await failure(), { code: 'VOICE_ANSWER_UNUSABLE', params: { address } })
  fake.answerTranscriptions({ kind: 'death', at: 'body' })
  t.same(await failure(), { code: 'MODEL_BROKE_OFF' })
  await fake.close()
  t.same(await failure(), { code: 'VOICE_SERVICE_UNREACHABLE', params: { address } })
})

t.test('a wrong key is told, and a service that says nothing is given up', async t => {
  const refused = await setUp(t, { apiKey: 'sk-other' })
  t.same(await failureOf(refused.transcriber.transcribe(webm, 'en', never())), {
    code: 'MODEL_KEY_REFUSED',
  })
  const { fake, transcriber, timers } = await setUp(t)
  fake.answerTranscriptions(() => {
    setImmediate(() => timers.runOut(REQUEST_MS))
    return { kind: 'stall', at: 'headers' }
  })
  t.same(await failureOf(transcriber.transcribe(webm, 'en', never())), { code: 'MODEL_TOO_SLOW' })
  t.equal(await fake.transcriptions.at(-1)?.ended, 'aborted')
  t.same(timers.running(), [])
})

t.test('who gives up hears the own reason, and the service is told', async t => {
  const { fake, transcriber } = await setUp(t)
  const caller = new AbortController()
  fake.answerTranscriptions(() => {
    setImmediate(() => caller.abort(new Error('the debate is over')))
    return { kind: 'stall', at: 'headers' }
  })
  await t.rejects(transcriber.transcribe(webm, 'en', caller.signal), { message: /debate is over/ })
  t.equal(await fake.transcriptions[0]?.ended, 'aborted')
})

t.test('it says who hears the recording and whether fillers are kept', async t => {
  const { fake, transcriber } = await setUp(t)
  t.equal(transcriber.host, new URL(fake.baseUrl).host)
  t.equal(transcriber.keepsFillers, false)
  const verbatim = await setUp(t, {}, 'nyrahealth/faster_CrisperWhisper')
  t.equal(verbatim.transcriber.keepsFillers, true)
  const hosted = { apiKey: 'sk-test', baseUrl: null, model: 'gpt-transcribe' }
  t.equal(createOpenAiTranscriber(hosted).host, 'api.openai.com')
})
