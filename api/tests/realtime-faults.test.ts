import t, { type Test } from 'tap'
import type { FactChecker } from '#api/ai/voice.ts'
import { until } from './factories.ts'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import {
  closeSessions,
  openVoiceDebate,
  silenceOf,
  startVoiceServer,
  type VoiceDebate,
} from './voice-client.ts'

const REATTACH_MS = 30_000
const READY_LIMIT_MS = 20_000
const RESPONSE_IDLE_MS = 15_000
const ROTATE_AFTER_MS = 55 * 60_000
const LOOK_LIMIT_MS = 8_000

const timers = createHeldTimers()
let clock = Date.now()
const server = await startVoiceServer(t, {
  startTimer: timers.startTimer,
  now: () => new Date(clock),
})
const { app, fake } = server

t.beforeEach(async () => {
  app.app.composed.deps.voice.factChecker = null
  fake.realtime.greet({ kind: 'accept' })
  await closeSessions(fake, () => timers.runOut(REATTACH_MS))
  fake.realtime.answer({})
})

const texts = async (debate: VoiceDebate) =>
  (await debate.turns()).slice(1).map(turn => [turn.speaker, turn.message_text])
const sent = (debate: VoiceDebate, type: string) =>
  debate.session().events.filter(event => event.type === type)

const open = async (test: Test) => {
  const debate = await openVoiceDebate(test, server)
  await debate.join()
  return debate
}
/** A debate whose first reply hangs after half a second of sound. */
const hanging = async (test: Test) => {
  const debate = await openVoiceDebate(test, server)
  fake.realtime.answer(nth => (nth === 0 ? { pause: { after: 5 } } : {}))
  await debate.join()
  debate.say()
  await debate.nth('ai-audio-chunk', 5)
  fake.realtime.answer({})
  return debate
}

t.test('a service that never gets ready is given up after 20 seconds', async t => {
  for (const kind of ['stall', 'silent'] as const) {
    fake.realtime.greet({ kind })
    const debate = await openVoiceDebate(t, server)
    const tried = fake.realtime.handshakes.length
    debate.client.emit('join-debate', { debateId: debate.debateId })
    await until('the service is called', () => fake.realtime.handshakes.length > tried)
    debate.speak(100)
    t.match(await debate.nth('realtime-error'), {
      message: 'Could not send audio: session is not ready.',
      message_code: 'AUDIO_BEFORE_READY',
      fatal: false,
    })
    debate.client.emit('commit-audio')
    t.same(await debate.nth('processing-complete'), { status: 'failed' })
    timers.runOut(READY_LIMIT_MS)
    t.match(await debate.nth('realtime-error', 3), { message_code: 'MODEL_TOO_SLOW', fatal: true })
    fake.realtime.greet({ kind: 'accept' })
    await debate.join()
    debate.say()
    t.same(
      await debate.nth('processing-complete', 2),
      { status: 'completed' },
      'joining again helps',
    )
  }
})

t.test('a service that refuses says why', async t => {
  const close = { kind: 'close', closeCode: 3000, message: 'No.' } as const
  const refusals = [
    [{ kind: 'status', status: 401 }, 'MODEL_KEY_REFUSED'],
    [{ kind: 'status', status: 404 }, 'VOICE_MODEL_UNKNOWN'],
    [{ kind: 'status', status: 429 }, 'MODEL_BUSY'],
    [{ kind: 'status', status: 500 }, 'MODEL_FAULT'],
    [{ ...close, code: 'invalid_api_key' }, 'MODEL_KEY_REFUSED'],
    [{ ...close, code: 'insufficient_quota' }, 'MODEL_QUOTA_USED_UP'],
  ] as const
  for (const [handshake, code] of refusals) {
    fake.realtime.greet(handshake)
    const debate = await openVoiceDebate(t, server)
    debate.client.emit('join-debate', { debateId: debate.debateId })
    t.match(await debate.nth('realtime-error'), { message_code: code, fatal: true })
    t.same(debate.of('session-ready'), [])
    debate.client.emit('end-debate')
    t.match(await debate.nth('debate-ended'), { score: null }, 'it can be ended')
  }
})

t.test('a session that this server itself cannot open blames no service', async t => {
  const { voice } = app.app.composed.deps
  const { realtime } = voice
  t.teardown(() => {
    voice.realtime = realtime
  })
  voice.realtime = realtime && {
    ...realtime,
    open: () => {
      throw new Error('a fault of ours')
    },
  }
  const debate = await openVoiceDebate(t, server)
  debate.client.emit('join-debate', { debateId: debate.debateId })
  t.match(await debate.nth('realtime-error'), { message_code: 'SERVER_FAULT', fatal: true })
})

t.test('a line that drops comes back once, with the history', async t => {
  const debate = await hanging(t)
  debate.speak(200)
  await debate.nth('speech-started', 3)
  debate.session().drop()
  t.same(await debate.nth('realtime-disconnected'), { reason: 'upstream-lost', recoverable: true })
  t.match(await debate.nth('realtime-error'), { message_code: 'MODEL_BROKE_OFF', fatal: false })
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  await debate.nth('session-ready', 2)
  t.same(
    await texts(debate),
    [
      ['user', 'Homework steals'],
      ['ai', 'Sleep is lost …'],
    ].map(([who, text]) => [who, who === 'user' ? text && 'Homework steals sleep.' : text]),
  )
  await until('the history came', () => debate.session().items.length === 3)
  debate.session().drop()
  t.same(await debate.nth('realtime-disconnected', 2), {
    reason: 'upstream-lost',
    recoverable: false,
  })
  t.match(await debate.nth('realtime-error', 2), { message_code: 'MODEL_BROKE_OFF', fatal: true })
  debate.client.emit('join-debate', { debateId: debate.debateId })
  await debate.nth('session-ready', 3)
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'completed' })
  debate.session().drop()
  await debate.nth('session-ready', 4)
  t.pass('after a whole reply it may come back again')
})

t.test('a reply that stalls is given up, and the debate goes on', async t => {
  const debate = await hanging(t)
  const first = debate.session()
  timers.runOut(RESPONSE_IDLE_MS)
  t.match(await debate.nth('realtime-error'), { message_code: 'MODEL_TOO_SLOW', fatal: false })
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  await debate.nth('session-ready', 2)
  t.type(await first.ended, 'number')
  t.same((await texts(debate)).at(-1), ['ai', 'Sleep is lost …'])
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'completed' })
  t.notOk(timers.running().includes(RESPONSE_IDLE_MS), 'nobody waits for a reply now')
})

t.test('the session is replaced before its time is up, between two turns', async t => {
  const debate = await open(t)
  debate.say()
  await debate.nth('processing-complete')
  const first = debate.session()
  timers.runOut(ROTATE_AFTER_MS)
  await debate.nth('session-ready', 2)
  const second = debate.session()
  t.not(second, first)
  t.type(await first.ended, 'number')
  await until('the history came', () => second.items.length === 3)
  t.same(
    second.items.map(({ role }) => role),
    ['assistant', 'user', 'assistant'],
  )
  t.same(second.errors, [])
  t.same(debate.of('realtime-disconnected'), [])

  debate.speak(200)
  await debate.nth('speech-started', 3)
  timers.runOut(ROTATE_AFTER_MS)
  debate.client.emit('commit-audio')
  await debate.nth('processing-complete', 2)
  t.equal(second.appended().length, 9_600, 'the turn was spoken into one session')
  await debate.nth('session-ready', 3)
  t.not(debate.session(), second)
  t.type(await second.ended, 'number')
  debate.say()
  t.same(await debate.nth('processing-complete', 3), { status: 'completed' })
  t.equal(sent(debate, 'response.create')[0]?.response !== undefined, true)
})

t.test('who speaks while the next session gets ready is not cut off', async t => {
  const debate = await open(t)
  const first = debate.session()
  fake.realtime.greet({ kind: 'silent' })
  timers.runOut(ROTATE_AFTER_MS)
  await until('the next one is called', () => debate.session() !== first)
  const spare = debate.session()
  debate.say()
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(first.appended().length, 14_400)
  fake.realtime.greet({ kind: 'accept' })
  timers.runOut(READY_LIMIT_MS)
  t.type(await spare.ended, 'number')
  debate.say()
  await debate.nth('processing-complete', 2)
  await debate.nth('session-ready', 2)
  t.type(await first.ended, 'number', 'it is replaced at the next quiet moment')
})

t.test('a session whose time is up is replaced in the middle of a turn', async t => {
  const debate = await hanging(t)
  debate.session().expire()
  t.same(await debate.nth('realtime-disconnected'), {
    reason: 'upstream-expired',
    recoverable: true,
  })
  t.match(await debate.nth('realtime-error'), { message_code: 'MODEL_BROKE_OFF', fatal: false })
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  await debate.nth('session-ready', 2)
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'completed' })
})

t.test('replies that fail or break off', async t => {
  const debate = await open(t)
  fake.realtime.answer({ end: 'failed' })
  debate.say()
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  t.match(await debate.nth('realtime-error'), { message_code: 'MODEL_BROKE_OFF', fatal: false })
  fake.realtime.answer({ end: 'incomplete' })
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'incomplete' })
  t.equal(debate.of('realtime-error').length, 1)
  const turns = await texts(debate)
  t.same(
    turns.map(([speaker]) => speaker),
    ['user', 'user', 'ai'],
  )
  t.match(turns.at(-1)?.[1], / …$/)
})

t.test('malformed and unknown frames, and errors of the service', async t => {
  const debate = await open(t)
  const frames = [
    ...['', 'no JSON', '[]', 'null', '7', '{}', '{"type":7}', '{"type":"response.of.tomorrow"}'],
    ...['{"type":"response.created"}', '{"type":"response.done","response":null}'],
    ...['{"type":"response.output_audio.delta"}', '{"type":"error"}'],
    '{"type":"response.output_audio.delta","delta":"',
    '{"type":"input_audio_buffer.committed"}',
    '{"type":"input_audio_buffer.committed","item_id":"of nobody"}',
    '{"type":"conversation.item.input_audio_transcription.completed","item_id":"x"}',
    '{"type":"response.done","response":{"id":"of nobody","status":"completed"}}',
    '{"type":"response.output_audio.delta","response_id":"r","item_id":"i","delta":"AAAA"}',
  ]
  for (const frame of frames) debate.session().sendRaw(frame)
  const error = { type: 'server_error', code: 'server_error', message: 'A fault.' }
  debate.session().sendRaw(JSON.stringify({ type: 'error', error }))
  t.match(await debate.nth('realtime-error'), { message_code: 'MODEL_FAULT', fatal: false })
  debate
    .session()
    .sendRaw(
      JSON.stringify({ type: 'error', error: { ...error, code: 'response_cancel_not_active' } }),
    )
  debate.say()
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(debate.of('realtime-error').length, 1)
  t.equal(debate.of('ai-audio-chunk').length, 10)
})

t.test('a response that nobody asked for is cancelled', async t => {
  const debate = await open(t)
  debate.session().sendRaw('{"type":"response.created","response":{"id":"unasked"}}')
  await until('it is cancelled', () => sent(debate, 'response.cancel').length === 1)
  t.match(sent(debate, 'response.cancel'), [{ response_id: 'unasked' }])
})

t.test('events and bytes a second are limited, and the socket stays', async t => {
  const debate = await open(t)
  for (let nth = 0; nth < 300; nth += 1) debate.client.emit('clear-audio')
  t.match(await debate.nth('realtime-error'), { message_code: 'REQUESTS_TOO_MANY', fatal: false })
  clock += 2_000
  const audio = Buffer.alloc(60_000).toString('base64')
  for (let nth = 0; nth < 20; nth += 1) debate.client.emit('audio-chunk', { audio, base64: true })
  t.match(await debate.nth('realtime-error', 2), { message_code: 'REQUESTS_TOO_MANY' })
  clock += 3_000
  debate.client.emit('commit-audio')
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(debate.session().appended().length, 13 * 60_000, 'one mebibyte of base64 at once')
  t.equal(debate.of('realtime-error').length, 2, 'told once a second')
})

t.test('a turn is as long as it may be, and no longer', async t => {
  const debate = await open(t)
  const audio = Buffer.alloc(64_000).toString('base64')
  const longest = (5 * 60 * 48_000) / 64_000
  const appended = () => sent(debate, 'input_audio_buffer.append').length
  for (let piece = 0; piece < longest + 3; piece += 1) {
    debate.client.emit('audio-chunk', { audio, base64: true })
    if (piece % 10 !== 0) continue
    await until('the pieces came', () => appended() >= Math.min(piece + 1, longest))
    clock += 2_000
  }
  t.match(await debate.nth('realtime-error'), {
    message: 'You can speak for at most 5 minutes at a time.',
    code: 'TOO_LARGE',
  })
  debate.client.emit('commit-audio')
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(debate.of('realtime-error').length, 1)
  t.equal(appended(), longest)
})

t.test('a clogged line fails the turn instead of filling the memory', async t => {
  const debate = await open(t)
  debate.session().stopReading()
  const audio = Buffer.alloc(65_000).toString('base64')
  await until('the line is clogged', () => {
    clock += 1_000
    for (let nth = 0; nth < 4; nth += 1) debate.client.emit('audio-chunk', { audio, base64: true })
    return debate.of('realtime-error').length > 0
  })
  t.match(await debate.nth('realtime-error'), { message_code: 'AUDIO_TOO_FAST', fatal: false })
  debate.client.emit('commit-audio')
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  debate.session().readAgain()
  clock += 5_000
  await until('the line is free', () => sent(debate, 'input_audio_buffer.clear').length > 0)
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'completed' })
})

t.test('a claim is checked beside the debate, once a turn', async t => {
  const said: string[] = []
  const claim = { claim: 'Sleep is stolen.', explanation: 'It is not.', confidence: 0.8 }
  const checker: FactChecker = {
    check: async (text, debate) => {
      said.push(text, debate.motion)
      const fact = { ...claim, verdict: 'disputed' } as const
      return { fact, unclear: { question: 'Who?', quote: text, reason: 'ambiguous' } }
    },
  }
  app.app.composed.deps.voice.factChecker = checker
  const debate = await open(t)
  debate.sayAloud()
  t.match(await debate.nth('fact-check'), {
    ...claim,
    debateId: debate.debateId,
    role: 'user',
    verdict: 'disputed',
    sources: [],
    at: new Date(clock).toISOString(),
    id: String,
    itemId: String,
  })
  await debate.nth('processing-complete')
  t.equal(said[0], 'Homework steals sleep.')
  t.same(debate.of('clarification-request'), [])

  app.app.composed.deps.voice.factChecker = {
    check: async text => ({
      fact: null,
      unclear: { question: 'Whose sleep?', quote: text, reason: 'unsupported' },
    }),
  }
  const second = await open(t)
  second.sayAloud()
  t.match(await second.nth('clarification-request'), {
    question: 'Whose sleep?',
    quote: 'Homework steals sleep.',
    reason: 'unsupported',
    itemId: String,
  })
})

t.test('a check that fails, is late, or is about silence says nothing', async t => {
  let asked = 0
  const signals: AbortSignal[] = []
  app.app.composed.deps.voice.factChecker = {
    check: (_text, _debate, signal) => {
      asked += 1
      signals.push(signal)
      if (asked === 1) return Promise.reject(new Error('no service'))
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      )
    },
  }
  const debate = await open(t)
  debate.sayAloud()
  await debate.nth('processing-complete')
  await until('it was checked', () => asked === 1)
  debate.sayAloud()
  await until('it is being checked', () => asked === 2)
  timers.runOut(LOOK_LIMIT_MS)
  t.equal(signals[1]?.aborted, true)
  await debate.nth('processing-complete', 2)
  debate.client.emit('audio-chunk', { audio: silenceOf(500), base64: true })
  debate.client.emit('commit-audio')
  await debate.nth('processing-complete', 3)
  await debate.nth('transcription-complete', 6)
  t.equal(asked, 2, 'silence is not looked at')
  t.same(debate.of('fact-check'), [])
  t.same(debate.of('realtime-error'), [])
})

t.test('how the turn sounded is stored with it', async t => {
  const debate = await open(t)
  debate.sayAloud()
  await debate.nth('processing-complete')
  const { db } = app.app.composed.deps
  const turns = await db
    .selectFrom('turns')
    .selectAll()
    .where('debate_id', '=', debate.debateId)
    .orderBy('position')
    .execute()
  t.match(turns[1]?.speech, {
    keeps_fillers: false,
    timing: { length_ms: 1_000, pauses: [], first_word_ms: Number },
  })
  t.equal(turns[2]?.speech, null)
})

t.test('GET /api/voice and GraphQL say how one can speak here', async t => {
  t.same((await app.call('GET', '/api/voice')).body, {
    channel: 'realtime',
    realtime_voice_debate: true,
    older_channel: false,
    keeps_audio: false,
    heard_by: new URL(fake.baseUrl).host,
  })
  const { body } = await app.graphql('{ voice { channel olderChannel keepsAudio heardBy } }')
  t.match(body.data, { voice: { channel: 'realtime', heardBy: new URL(fake.baseUrl).host } })
})
