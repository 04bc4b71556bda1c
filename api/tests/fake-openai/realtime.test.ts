import { once } from 'node:events'
import t, { type Test } from 'tap'
import { WebSocket } from 'ws'
import { type FakeOptions, startFakeOpenAi } from './fake-openai.ts'
import type { FakeRealtimeSession } from './realtime-session.ts'
import { samplesIn, TONE_HZ, toneOf } from './tone.ts'

type Told = {
  type: string
  item_id: string
  previous_item_id: string | null
  delta: string
  transcript: string
  response: { id: string; status: string; status_details: { reason?: string } | null }
  session: { output_modalities: string[]; audio: { input: object; output: object } }
  error: { code: string; message: string; event_id: string | null }
}

const PUSH_TO_TALK = {
  type: 'realtime',
  audio: {
    input: { transcription: { model: 'gpt-transcribe', language: 'en' }, turn_detection: null },
  },
}

/** A client that keeps what it hears; `next` waits for the next event of a kind. */
const connect = async (test: Test, url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(url, { headers: { authorization: 'Bearer sk-test', ...headers } })
  test.teardown(() => socket.terminate())
  const heard: Told[] = []
  let read = 0
  let wake = (): void => undefined
  socket.on('message', data => {
    heard.push(JSON.parse(String(data)))
    wake()
  })
  const next = async (type: string): Promise<Told> => {
    for (;;) {
      while (read < heard.length) {
        const event = heard[read++]
        if (event?.type === type) return event
      }
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
  }
  const say = (type: string, fields: object = {}) =>
    socket.send(JSON.stringify({ type, ...fields }))
  const refusal = async (type: string, fields: object = {}) => {
    say(type, { event_id: 'mine', ...fields })
    const { error } = await next('error')
    return { code: error.code, message: error.message, event_id: error.event_id }
  }
  return { socket, heard, next, say, refusal }
}

const setUp = async (test: Test, options: FakeOptions = {}) => {
  const fake = await startFakeOpenAi(options)
  test.teardown(() => fake.close())
  const url = `${fake.baseUrl.replace('http', 'ws')}/realtime?model=gpt-realtime-2.1`
  const open = async () => {
    const client = await connect(test, url)
    await client.next('session.created')
    const session = fake.realtime.sessions.at(-1) as FakeRealtimeSession
    return { ...client, session }
  }
  /** A session that is set up, with a committed second of audio. */
  const ready = async () => {
    const client = await open()
    client.say('session.update', { session: PUSH_TO_TALK })
    await client.next('session.updated')
    return client
  }
  const commit = (client: Awaited<ReturnType<typeof open>>) => {
    client.say('input_audio_buffer.append', { audio: toneOf(1000).toString('base64') })
    client.say('input_audio_buffer.commit')
    return client.next('input_audio_buffer.committed')
  }
  return { fake, url, open, ready, commit }
}

const statusOf = async (test: Test, url: string, headers: Record<string, string>) => {
  const socket = new WebSocket(url, { headers })
  test.teardown(() => socket.terminate())
  socket.on('error', () => undefined)
  const [, response] = await once(socket, 'unexpected-response')
  return response.statusCode
}

t.test(
  'a connection needs the key, a model that exists, the path and the current shape',
  async t => {
    const { url } = await setUp(t, { apiKey: 'sk-test', models: ['gpt-realtime-2.1'] })
    const authorization = 'Bearer sk-test'
    t.equal(await statusOf(t, url, {}), 401)
    t.equal(await statusOf(t, url, { authorization: 'Bearer sk-other' }), 401)
    t.equal(await statusOf(t, url.replace('2.1', '1.0'), { authorization }), 404)
    t.equal(await statusOf(t, url.replace('?model=gpt-realtime-2.1', ''), { authorization }), 400)
    t.equal(await statusOf(t, url.replace('/realtime', '/realtimes'), { authorization }), 404)
    t.equal(await statusOf(t, url, { authorization, 'openai-beta': 'realtime=v1' }), 400)
  },
)

t.test('a connection can be refused, closed at once, left alone or met with silence', async t => {
  const { fake, url, open } = await setUp(t)
  const headers = { authorization: 'Bearer sk-test' }
  fake.realtime.greet({ kind: 'status', status: 429 })
  t.equal(await statusOf(t, url, headers), 429)
  fake.realtime.greet({
    kind: 'close',
    closeCode: 3000,
    code: 'invalid_api_key',
    message: 'Incorrect API key provided.',
  })
  const closed = await connect(t, url)
  const ended = once(closed.socket, 'close')
  t.equal((await closed.next('error')).error.code, 'invalid_api_key')
  const [code, reason] = await ended
  t.same([code, String(reason)], [3000, 'invalid_request_error.invalid_api_key'])
  fake.realtime.greet({ kind: 'stall' })
  const stalled = new WebSocket(url, { headers, handshakeTimeout: 50 })
  const [error] = await once(stalled, 'error')
  t.match(error.message, /handshake has timed out/)
  fake.realtime.greet({ kind: 'silent' })
  const silent = await connect(t, url)
  await once(silent.socket, 'open')
  silent.say('session.update', { session: PUSH_TO_TALK })
  fake.realtime.greet({ kind: 'accept' })
  await open()
  t.same(silent.heard, [])
})

t.test('session.update changes only what it names, and wrong shapes are refused', async t => {
  const { open } = await setUp(t)
  const { say, next, refusal, session } = await open()
  say('session.update', { session: PUSH_TO_TALK })
  const { session: updated } = await next('session.updated')
  t.match(updated.audio.input, {
    format: { type: 'audio/pcm', rate: 24_000 },
    turn_detection: null,
    transcription: { model: 'gpt-transcribe' },
  })
  t.match(updated.audio.output, { voice: 'marin', speed: 1 })
  const refused = async (change: object) =>
    (await refusal('session.update', { session: { type: 'realtime', ...change } })).code
  t.same(await refusal('session.update', { session: { instructions: 'Be brief.' } }), {
    code: 'missing_required_parameter',
    message: "Missing required parameter: 'session.type'.",
    event_id: 'mine',
  })
  t.equal(await refused({ modalities: ['audio'] }), 'unknown_parameter')
  t.equal(await refused({ audio: { input: { format: 'pcm16' } } }), 'invalid_type')
  t.equal(
    await refused({ audio: { input: { format: { type: 'audio/pcm', rate: 16_000 } } } }),
    'invalid_value',
  )
  t.equal(await refused({ output_modalities: ['audio', 'text'] }), 'invalid_value')
  t.equal(await refused({ max_output_tokens: 5000 }), 'invalid_value')
  t.equal(await refused({ audio: { output: { speed: 3 } } }), 'invalid_value')
  t.equal(await refused({ model: 'gpt-realtime-2' }), 'invalid_value')
  t.equal((await refusal('session.upgrade')).code, 'invalid_value')
  t.match(session.config(), { instructions: 'You are a helpful assistant.' })
})

t.test(
  'less than 100 ms cannot be committed, and audio must be base64 of whole samples',
  async t => {
    const { ready } = await setUp(t)
    const { say, next, refusal, session } = await ready()
    const append = (bytes: Buffer) =>
      say('input_audio_buffer.append', { audio: bytes.toString('base64') })
    t.equal((await refusal('input_audio_buffer.commit')).code, 'input_audio_buffer_commit_empty')
    append(toneOf(99))
    t.match(await refusal('input_audio_buffer.commit'), {
      code: 'input_audio_buffer_commit_empty',
      message: /at least 100ms of audio, but buffer only has 99\.00ms/,
    })
    append(toneOf(1))
    say('input_audio_buffer.commit')
    await next('input_audio_buffer.committed')
    append(toneOf(500))
    say('input_audio_buffer.clear')
    await next('input_audio_buffer.cleared')
    t.equal((await refusal('input_audio_buffer.commit')).code, 'input_audio_buffer_commit_empty')
    const appending = async (audio: unknown) =>
      (await refusal('input_audio_buffer.append', { audio })).code
    t.equal(await appending('not base64!'), 'invalid_value')
    t.equal(await appending(Buffer.alloc(3).toString('base64')), 'invalid_value')
    t.equal(await appending(undefined), 'missing_required_parameter')
    t.equal(session.appended().length, samplesIn(600) * 2)
  },
)

t.test('a reply comes as a tone with its words, in the order of the service', async t => {
  const { fake, ready, commit } = await setUp(t)
  fake.realtime.answer({ heard: 'Homework steals sleep.', reply: 'No, screens do.', audioMs: 250 })
  const client = await ready()
  const { item_id: userItem } = await commit(client)
  client.say('response.create')
  const { response } = await client.next('response.done')
  t.match(response, { status: 'completed', status_details: null })
  const reply = client.heard.slice(client.heard.findIndex(each => each.type === 'response.created'))
  const types = reply.map(each => each.type)
  t.same(
    [...new Set(types)],
    [
      'response.created',
      'rate_limits.updated',
      'response.output_item.added',
      'conversation.item.added',
      'response.content_part.added',
      'response.output_audio_transcript.delta',
      'response.output_audio.delta',
      'conversation.item.input_audio_transcription.delta',
      'conversation.item.input_audio_transcription.completed',
      'response.output_audio.done',
      'response.output_audio_transcript.done',
      'response.content_part.done',
      'conversation.item.done',
      'response.output_item.done',
      'response.done',
    ],
  )
  const deltas = (type: string) => reply.filter(each => each.type === type).map(each => each.delta)
  const sound = deltas('response.output_audio.delta').map(each => Buffer.from(each, 'base64'))
  t.same(
    sound.map(each => each.length),
    [4800, 4800, 2400],
  )
  t.ok(Buffer.concat(sound).equals(toneOf(250)))
  t.equal(deltas('response.output_audio_transcript.delta').join(''), 'No, screens do.')
  const said = reply.find(each => each.type.endsWith('transcription.completed'))
  t.match(said, { item_id: userItem, transcript: 'Homework steals sleep.' })
  const added = reply.find(each => each.type === 'conversation.item.added')
  t.equal(added?.previous_item_id, userItem)
  t.equal(TONE_HZ * 48, 24_000)
})

t.test('the user is understood before, during or after the reply, or not at all', async t => {
  const { fake, ready, commit } = await setUp(t)
  fake.realtime.answer(
    nth =>
      [
        { heardWhen: 'before' as const },
        { heardWhen: 'during' as const },
        { heardWhen: 'after' as const },
        { heard: null, heardWhen: 'during' as const },
      ][nth] ?? {},
  )
  const client = await ready()
  const places: string[] = []
  for (const nth of [0, 1, 2, 3]) {
    const from = client.heard.length
    await commit(client)
    client.say('response.create')
    await client.next('response.done')
    // An answer to what follows shows that the late words are here as well.
    client.say('session.update', { session: { type: 'realtime' } })
    await client.next('session.updated')
    const types = client.heard.slice(from).map(each => each.type)
    const at = (end: string) => types.findIndex(type => type.endsWith(end))
    const word = at(nth === 3 ? 'transcription.failed' : 'transcription.completed')
    if (word < at('response.created')) places.push('before')
    else places.push(word < at('response.done') ? 'during' : 'after')
  }
  t.same(places, ['before', 'during', 'after', 'during'])
})

t.test('nothing is transcribed unless the session asks for it', async t => {
  const { open, commit } = await setUp(t)
  const client = await open()
  await commit(client)
  client.say('response.create')
  await client.next('response.done')
  t.notOk(client.heard.some(each => each.type.includes('transcription.')))
})

t.test('one response at a time, which can be cancelled once it is created', async t => {
  const { fake, ready, commit } = await setUp(t)
  let create = (): void => undefined
  fake.realtime.answer({
    created: new Promise<void>(resolve => {
      create = resolve
    }),
    pause: { after: 3 },
    lateChunks: 2,
  })
  const client = await ready()
  await commit(client)
  t.equal((await client.refusal('response.cancel')).code, 'response_cancel_not_active')
  client.say('response.create')
  t.equal(
    (await client.refusal('response.cancel')).code,
    'response_cancel_not_active',
    'asked for, but not created yet',
  )
  t.equal(
    (await client.refusal('response.create')).code,
    'conversation_already_has_active_response',
  )
  create()
  const { response } = await client.next('response.created')
  for (let chunk = 0; chunk < 3; chunk += 1) await client.next('response.output_audio.delta')
  const other = await client.refusal('response.cancel', { response_id: 'resp_other' })
  t.equal(other.code, 'response_cancel_not_active')
  client.say('response.cancel', { response_id: response.id })
  const late = client.next('response.output_audio.delta')
  t.ok(await late, 'what was under way still comes')
  const done = await client.next('response.done')
  t.match(done.response, {
    id: response.id,
    status: 'cancelled',
    status_details: { reason: 'client_cancelled' },
  })
  t.equal((await client.refusal('response.cancel')).code, 'response_cancel_not_active')
})

t.test('only spoken replies are truncated, and not beyond their end', async t => {
  const { fake, ready, commit } = await setUp(t)
  fake.realtime.answer({ audioMs: 500 })
  const client = await ready()
  const { item_id: userItem } = await commit(client)
  client.say('response.create')
  const { item_id } = await client.next('response.output_audio.delta')
  await client.next('response.done')
  const refused = async (id: string, audio_end_ms: unknown) =>
    client.refusal('conversation.item.truncate', { item_id: id, content_index: 0, audio_end_ms })
  t.match(await refused(item_id, 501), {
    code: 'invalid_value',
    message: 'Audio content of 500ms is already shorter than 501ms',
  })
  t.equal((await refused(item_id, 10.5)).code, 'invalid_type')
  t.equal((await refused(item_id, -1)).code, 'invalid_value')
  t.equal((await refused(userItem, 10)).code, 'unsupported_content_type')
  t.equal((await refused('item_none', 10)).code, 'item_truncate_invalid_item_id')
  client.say('conversation.item.truncate', { item_id, content_index: 0, audio_end_ms: 200 })
  await client.next('conversation.item.truncated')
  t.match(client.session.items.at(-1), { id: item_id, audioMs: 200, text: '' })
  t.equal((await refused(item_id, 300)).code, 'invalid_value')
})

t.test('history is taken as text; audio of the assistant is refused', async t => {
  const { ready } = await setUp(t)
  const client = await ready()
  const item = (role: string, type: string) => ({
    item: { type: 'message', role, content: [{ type, text: 'Sleep matters.' }] },
  })
  for (const [role, type] of [
    ['user', 'input_text'],
    ['assistant', 'output_text'],
    ['system', 'input_text'],
  ] as const) {
    client.say('conversation.item.create', item(role, type))
    await client.next('conversation.item.done')
  }
  const refused = async (role: string, type: string) =>
    (await client.refusal('conversation.item.create', item(role, type))).code
  t.equal(await refused('assistant', 'output_audio'), 'invalid_value')
  t.equal(await refused('assistant', 'text'), 'invalid_value')
  t.equal(await refused('user', 'output_text'), 'invalid_value')
  const lost = { ...item('user', 'input_text'), previous_item_id: 'item_none' }
  t.equal(
    (await client.refusal('conversation.item.create', lost)).code,
    'item_create_invalid_previous_item_id',
  )
  t.same(
    client.session.items.map(each => each.role),
    ['user', 'assistant', 'system'],
  )
})

t.test('a response can fail, stay incomplete, or stall', async t => {
  const { fake, ready, commit } = await setUp(t)
  const client = await ready()
  for (const end of ['failed', 'incomplete'] as const) {
    fake.realtime.answer({ end })
    await commit(client)
    client.say('response.create')
    const { response } = await client.next('response.done')
    t.match(response, { status: end, status_details: { type: end } })
  }
  fake.realtime.answer({ pause: { after: 0 } })
  await commit(client)
  client.say('response.create')
  await client.next('response.content_part.added')
  const heard = client.heard.length
  client.say('session.update', { session: { type: 'realtime' } })
  await client.next('session.updated')
  t.equal(client.heard.length, heard + 1, 'nothing more of the reply')
})

t.test('the first sound comes when it is told to, and faster than real time', async t => {
  const { fake, ready, commit } = await setUp(t)
  const audioMs = 60_000
  fake.realtime.answer({ firstAudioAfterMs: 60, audioMs, chunkMs: 1_500, paceMs: 1 })
  const client = await ready()
  await commit(client)
  const asked = performance.now()
  client.say('response.create')
  await client.next('response.output_audio.delta')
  const first = performance.now() - asked
  await client.next('response.done')
  t.ok(first >= 59, `the first sound came after ${first.toFixed(1)} ms`)
  t.ok(performance.now() - asked < audioMs)
})

t.test('a session expires, dies, says nonsense, and stops reading', async t => {
  const { ready, open } = await setUp(t)
  const expired = await ready()
  const closed = once(expired.socket, 'close')
  expired.session.expire()
  t.equal((await expired.next('error')).error.code, 'session_expired')
  t.equal((await closed)[0], 1001)
  const dropped = await ready()
  const dead = once(dropped.socket, 'close')
  dropped.session.drop()
  t.equal((await dead)[0], 1006)
  const odd = await ready()
  const frames: string[] = []
  odd.socket.removeAllListeners('message')
  odd.socket.on('message', data => frames.push(String(data)))
  odd.session.sendRaw('{"type":"response.output_audio.delta","delta":')
  odd.session.sendRaw('{"type":"weather.updated"}')
  odd.say('session.update', { session: { type: 'realtime' } })
  while (frames.length < 3) await once(odd.socket, 'message')
  t.same(frames.slice(0, 2), [
    '{"type":"response.output_audio.delta","delta":',
    '{"type":"weather.updated"}',
  ])
  const slow = await open()
  slow.session.stopReading()
  const audio = toneOf(10_000).toString('base64')
  for (let nth = 0; nth < 40; nth += 1) slow.say('input_audio_buffer.append', { audio })
  t.ok(slow.socket.bufferedAmount > 1_000_000, `${slow.socket.bufferedAmount} bytes wait`)
  slow.session.readAgain()
  slow.say('input_audio_buffer.clear')
  await slow.next('input_audio_buffer.cleared')
  t.equal(slow.socket.bufferedAmount, 0)
})
