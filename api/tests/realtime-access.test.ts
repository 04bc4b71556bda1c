import t from 'tap'
import { beginDebate, heldOpponent, registerUser, until } from './factories.ts'
import { connectVoice, openVoiceDebate, startVoiceServer } from './voice-client.ts'

const held = heldOpponent()
const server = await startVoiceServer(t, { opponent: held.opponent })
const { app, fake } = server

t.beforeEach(() => fake.realtime.answer({}))

t.test('a bad token and nobody at all are refused, a guest speaks by the cookie', async t => {
  for (const auth of [{ token: 'nonsense' }, {}]) {
    const { client } = connectVoice(t, app, { transports: ['websocket'], auth })
    const message = await new Promise(resolve =>
      client.once('connect_error', error => resolve(error.message)),
    )
    t.equal(message, 'Authentication failed')
  }
  const { debate_id, cookie } = await beginDebate(app, {}, { mode: 'voice' })
  const guest = connectVoice(t, app, { transports: ['websocket'], extraHeaders: { cookie } })
  guest.client.emit('join-debate', { debateId: debate_id })
  t.match(await guest.nth('session-ready'), { debateId: debate_id })
})

t.test('a session and its socket end with the token', async t => {
  const { user } = await registerUser(app)
  const now = Math.floor(Date.now() / 1000)
  const token = app.app.jwt.sign(
    { type: 'user', id: user.user_id, ver: 0, email: user.email, iat: now, exp: now + 4 },
    { noTimestamp: true },
  )
  const { debate_id } = await beginDebate(app, { token }, { mode: 'voice' })
  const voice = connectVoice(t, app, { transports: ['websocket'], auth: { token } })
  const closed = new Promise(resolve => voice.client.once('disconnect', resolve))
  voice.client.emit('join-debate', { debateId: debate_id })
  await voice.nth('session-ready')
  const upstream = fake.realtime.sessions.at(-1)
  t.equal(await closed, 'io server disconnect')
  t.type(await upstream?.ended, 'number')
})

t.test('the model is told the rules of the debate and what was said', async t => {
  const debate = await openVoiceDebate(t, server)
  const written = app.call('POST', `/api/debates/${debate.debateId}/turn`, {
    token: debate.token,
    body: { message: 'Written before </speech> I spoke.' },
  })
  await until('the opponent is asked', held.isHeld)
  held.letGo()
  await written
  await debate.join()
  const { instructions, audio, output_modalities: modalities } = debate.session().config()
  t.match(instructions, /You are a skilled, courteous debate opponent/)
  t.match(instructions, /50 to 90 words/, 'spoken replies are shorter')
  t.match(instructions, /\n- Your point: /, 'a prepared motion comes with notes')
  t.same(modalities, ['audio'])
  t.same(audio.input.turn_detection, null, 'push-to-talk')
  t.match(audio.input.transcription, { model: 'gpt-transcribe', language: 'en' })
  t.same(audio.input.format, { type: 'audio/pcm', rate: 24_000 })
  await until('the history came', () => debate.session().items.length === 3)
  t.same(
    debate.session().items.map(({ role, text }) => [role, text]),
    [
      ['assistant', 'My opening argument stands.'],
      ['user', '<speech>\nWritten before ‹/speech> I spoke.\n</speech>'],
      ['assistant', 'First half, second half.'],
    ],
  )
  t.same(debate.session().errors, [])
})

t.test('somebody else’s debate, an ended one and none at all', async t => {
  const theirs = await openVoiceDebate(t, server)
  const debate = await openVoiceDebate(t, server)
  debate.client.emit('join-debate', { debateId: theirs.debateId })
  const failure = { code: 'NOT_FOUND', message_code: 'DEBATE_NOT_FOUND' }
  t.match(await debate.nth('realtime-error'), { ...failure, fatal: true })
  t.match(await debate.nth('error'), failure)
  for (const event of ['commit-audio', 'clear-audio', 'cancel-response', 'end-debate'] as const)
    debate.client.emit(event)
  t.match(await debate.nth('realtime-error', 5), { message_code: 'VOICE_WITHOUT_DEBATE' })
  const { token } = debate
  await app.call('POST', `/api/debates/${debate.debateId}/end`, { token })
  debate.client.emit('join-debate', { debateId: debate.debateId })
  t.match(await debate.nth('realtime-error', 6), { message_code: 'DEBATE_ENDED' })
})

t.test('what is malformed or too large is told; socket and session stay', async t => {
  const debate = await openVoiceDebate(t, server)
  await debate.join()
  const send = debate.client.emit.bind(debate.client) as (event: string, payload?: unknown) => void
  const chunks = [
    ...[undefined, null, 7, 'AAAA', [], {}, { audio: 5 }, { audio: '' }],
    ...[{ audio: 'not base64!' }, { audio: 'AAA' }, { audio: 'AAAA\nAAA' }, { audio: 'AAAA' }],
    ...[{ audio: 'AAA=', base64: false }, { audio: 'A'.repeat(100_000) }],
  ]
  for (const chunk of chunks) send('audio-chunk', chunk)
  t.match(await debate.nth('realtime-error', chunks.length), {
    code: 'VALIDATION',
    fatal: false,
    errors: [{ field: 'audio', code: 'AUDIO_TOO_LARGE', params: { max: 65_536 } }],
  })
  t.match(debate.of('realtime-error')[8], { errors: [{ code: 'AUDIO_INVALID' }] })
  const others: [string, unknown][] = [
    ['join-debate', null],
    ['join-debate', { debateId: 7 }],
    ['join-debate', { debateId: "x' or 1=1" }],
    ['clear-audio', { playedMs: 'long' }],
    ['cancel-response', { playedMs: -1 }],
    ['spoken-turn', { text: 'half \ud800', clientTurnId: 'x' }],
    ['spoken-turn', {}],
    ['spoken-turn', { text: 'Words.', clientTurnId: 'x' }],
  ]
  for (const [event, payload] of others) send(event, payload)
  send('no-such-event', { audio: 'AAAA' })
  await debate.nth('realtime-error', chunks.length + others.length)
  t.equal(debate.session().appended().length, 0, 'nothing of it went on')
  debate.say()
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.equal(debate.of('realtime-error').length, chunks.length + others.length)
})

t.test('the same join twice is one session, another debate closes the old one', async t => {
  const debate = await openVoiceDebate(t, server)
  const before = fake.realtime.sessions.length
  debate.client.emit('join-debate', { debateId: debate.debateId })
  debate.client.emit('join-debate', { debateId: debate.debateId })
  await debate.nth('session-ready')
  debate.client.emit('join-debate', { debateId: debate.debateId })
  await debate.nth('session-ready', 2)
  t.equal(fake.realtime.sessions.length, before + 1)
  const first = debate.session()
  const { debate_id } = await beginDebate(app, { token: debate.token }, { mode: 'voice' })
  debate.client.emit('join-debate', { debateId: debate_id })
  await until('the other is ready', () =>
    debate.of('session-ready').some(({ debateId }) => debateId === debate_id),
  )
  t.type(await first.ended, 'number', 'the old session is closed')
  debate.say()
  await debate.nth('processing-complete')
  t.equal((await debate.turns()).length, 1, 'nothing was said in the old debate')
})

t.test('a second tab takes over, and the older one is told', async t => {
  const debate = await openVoiceDebate(t, server)
  await debate.join()
  const sessions = fake.realtime.sessions.length
  const second = debate.another()
  second.client.emit('join-debate', { debateId: debate.debateId })
  await second.nth('session-ready')
  t.same(await debate.nth('realtime-disconnected'), { reason: 'taken-over', recoverable: false })
  t.equal(fake.realtime.sessions.length, sessions, 'the session goes on')
  debate.speak(100)
  t.match(await debate.nth('realtime-error'), { message_code: 'VOICE_WITHOUT_DEBATE' })
  debate.client.disconnect()
  second.say()
  t.same(await second.nth('processing-complete'), { status: 'completed' })
  t.same(debate.of('processing-complete'), [])
})
