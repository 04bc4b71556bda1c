import { once } from 'node:events'
import t from 'tap'
import { WebSocket } from 'ws'
import { connect, openFake, PUSH_TO_TALK, statusOf } from './realtime-client.ts'
import { samplesIn, toneOf } from './tone.ts'

t.test(
  'a connection needs the key, a model that exists, the path and the current shape',
  async t => {
    const { url } = await openFake(t, { apiKey: 'sk-test', models: ['gpt-realtime-2.1'] })
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
  const { fake, url, open } = await openFake(t)
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
  const { open } = await openFake(t)
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
    const { ready } = await openFake(t)
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

t.test('nothing is transcribed unless the session asks for it', async t => {
  const { open, commit } = await openFake(t)
  const client = await open()
  await commit(client)
  client.say('response.create')
  await client.next('response.done')
  t.notOk(client.heard.some(each => each.type.includes('transcription.')))
})

t.test('history is taken as text; audio of the assistant is refused', async t => {
  const { ready } = await openFake(t)
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

t.test('a session expires, dies, says nonsense, and stops reading', async t => {
  const { ready, open } = await openFake(t)
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
