import t from 'tap'
import { findDebate } from '#db/queries/debates.ts'
import { until } from './factories.ts'
import { startHeldServer } from './held-voice-server.ts'
import { openVoiceDebate, sentOf, textsOf } from './voice-client.ts'

const READY_LIMIT_MS = 20_000
const RESPONSE_IDLE_MS = 15_000

const { server, app, fake, timers, passTime, open, hanging } = await startHeldServer(t)

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
    await textsOf(debate),
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
  const failures = () =>
    findDebate(app.app.composed.deps.db, debate.debateId).then(row => row?.opponent_failures)
  await until('both failures are counted', async () => (await failures()) === 2)
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
  t.same((await textsOf(debate)).at(-1), ['ai', 'Sleep is lost …'])
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'completed' })
  t.notOk(timers.running().includes(RESPONSE_IDLE_MS), 'nobody waits for a reply now')
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
  const turns = await textsOf(debate)
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
  await until('it is cancelled', () => sentOf(debate, 'response.cancel').length === 1)
  t.match(sentOf(debate, 'response.cancel'), [{ response_id: 'unasked' }])
})

t.test('a clogged line fails the turn instead of filling the memory', async t => {
  const debate = await open(t)
  debate.session().stopReading()
  const audio = Buffer.alloc(65_000).toString('base64')
  await until('the line is clogged', () => {
    passTime(1_000)
    for (let nth = 0; nth < 4; nth += 1) debate.client.emit('audio-chunk', { audio, base64: true })
    return debate.of('realtime-error').length > 0
  })
  t.match(await debate.nth('realtime-error'), { message_code: 'AUDIO_TOO_FAST', fatal: false })
  debate.client.emit('commit-audio')
  t.same(await debate.nth('processing-complete'), { status: 'failed' })
  debate.session().readAgain()
  passTime(5_000)
  await until('the line is free', () => sentOf(debate, 'input_audio_buffer.clear').length > 0)
  debate.say()
  t.same(await debate.nth('processing-complete', 2), { status: 'completed' })
})
