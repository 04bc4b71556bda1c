import t from 'tap'
import { SPEECH } from './factories.ts'
import { openVoiceDebate, piecesOf, startVoiceServer, textsOf } from './voice-client.ts'

const server = await startVoiceServer(t)
const { fake } = server
const REPLY = 'Sleep is lost to screens, not to homework.'

t.beforeEach(() => fake.realtime.answer({}))

for (const transports of [['websocket'], ['polling']])
  t.test(`a spoken turn over ${transports}`, async t => {
    const debate = await openVoiceDebate(t, server, { transports })
    fake.realtime.answer({ heard: 'Homework steals sleep.' })
    await debate.join()
    debate.say(500)
    t.same(await debate.nth('processing-complete'), { status: 'completed' })
    t.same(await textsOf(debate), [
      ['user', 'Homework steals sleep.'],
      ['ai', REPLY],
    ])
    const [, user, ai] = await debate.turns()
    const sent = Buffer.from(piecesOf(500).join(''), 'base64')
    t.same(debate.session().appended(), sent, 'the audio came through byte for byte')
    const chunks = debate.of('ai-audio-chunk')
    const heard = chunks.map(({ audio }) => audio).join('')
    t.same(Buffer.from(heard, 'base64'), Buffer.from(piecesOf(1000).join(''), 'base64'))
    t.same(
      chunks.map(({ seq }) => seq),
      chunks.map((_, nth) => nth),
    )
    t.match(chunks[0], { itemId: String, responseId: String })
    t.same(debate.of('speech-started'), [{ role: 'user' }, { role: 'ai' }])
    t.same(debate.of('speech-stopped'), [{ role: 'user' }, { role: 'ai' }])
    const ofUser = debate.of('transcription-update').filter(({ role }) => role === 'user')
    t.same(
      ofUser.map(({ text, partial }) => [text, partial]),
      [
        ['Homework ', true],
        ['Homework steals ', true],
        ['Homework steals sleep.', true],
      ],
      'all the words so far',
    )
    const [whole, spoken] = debate.of('transcription-complete')
    t.match(whole, { text: 'Homework steals sleep.', role: 'user', turnId: user?.turn_id })
    t.match(spoken, { text: REPLY, role: 'ai', turnId: ai?.turn_id })
    t.match(debate.heard[0], { name: 'realtime-connected', payload: { message: String } })
    t.match(await debate.nth('session-ready'), {
      debateId: debate.debateId,
      channel: 'realtime',
      language: 'en',
      sendsAudio: true,
      keepsAudio: false,
    })
  })

t.test('audio under 100 ms is not sent to be answered, also after a clear', async t => {
  const debate = await openVoiceDebate(t, server)
  await debate.join()
  const expectRepeat = async (count: number) => {
    t.match(await debate.nth('clarification-request', count), {
      debateId: debate.debateId,
      itemId: null,
      reason: 'inaudible',
      question: 'I could not hear you. Please say it again.',
    })
    t.same(await debate.nth('processing-complete', count), { status: 'inaudible' })
  }
  debate.client.emit('commit-audio')
  await expectRepeat(1)
  debate.client.emit('audio-chunk', { audio: piecesOf(99)[0] ?? '', base64: true })
  debate.client.emit('commit-audio')
  await expectRepeat(2)
  debate.speak(500)
  debate.client.emit('clear-audio')
  debate.client.emit('audio-chunk', { audio: piecesOf(60)[0] ?? '' })
  debate.client.emit('commit-audio')
  await expectRepeat(3)
  t.notOk(debate.session().events.some(({ type }) => type === 'input_audio_buffer.commit'))
  t.equal((await debate.turns()).length, 1)
  const kinds = debate.session().events.map(({ type }) => type)
  t.ok(kinds.includes('input_audio_buffer.clear'))
  debate.say(100)
  t.same(await debate.nth('processing-complete', 4), { status: 'completed' })
})

t.test('silence is committed and answered like speech', async t => {
  const debate = await openVoiceDebate(t, server)
  fake.realtime.answer({ heard: '' })
  await debate.join()
  const audio = Buffer.alloc(24_000).toString('base64')
  debate.client.emit('audio-chunk', { audio, base64: true })
  debate.client.emit('commit-audio')
  t.same(await debate.nth('processing-complete'), { status: 'completed' })
  t.same(await textsOf(debate), [
    ['user', ''],
    ['ai', REPLY],
  ])
})

t.test('the turns are in their order whenever the user’s words come', async t => {
  for (const heardWhen of ['before', 'during', 'after'] as const) {
    const debate = await openVoiceDebate(t, server)
    fake.realtime.answer(nth => ({ heard: `Point ${nth}.`, reply: `Reply ${nth}.`, heardWhen }))
    await debate.join()
    for (const nth of [1, 2]) {
      debate.say()
      await debate.nth('processing-complete', nth)
    }
    await debate.nth('transcription-complete', 4)
    t.same(
      await textsOf(debate),
      [
        ['user', 'Point 0.'],
        ['ai', 'Reply 0.'],
        ['user', 'Point 1.'],
        ['ai', 'Reply 1.'],
      ],
      heardWhen,
    )
  }
})

t.test('words that cannot be made out leave the turn in its place', async t => {
  const debate = await openVoiceDebate(t, server)
  fake.realtime.answer({ heard: null, heardWhen: 'after' })
  await debate.join()
  debate.say()
  await debate.nth('transcription-complete', 2)
  const ofUser = debate.of('transcription-complete').find(({ role }) => role === 'user')
  t.match(ofUser, { text: '', failed: true, turnId: String })
  t.same(await textsOf(debate), [
    ['user', ''],
    ['ai', REPLY],
  ])
})

t.test('a turn committed while a reply runs is answered after it', async t => {
  const debate = await openVoiceDebate(t, server)
  let goOn = (): void => undefined
  const until = new Promise<void>(resolve => {
    goOn = resolve
  })
  fake.realtime.answer(nth => ({
    heard: `Point ${nth}.`,
    reply: `Reply ${nth}.`,
    ...(nth === 0 && { pause: { after: 1, until } }),
  }))
  await debate.join()
  debate.say()
  await debate.nth('ai-audio-chunk')
  debate.say()
  debate.say()
  await debate.nth('speech-stopped', 3)
  t.same(debate.of('processing-complete'), [])
  const asked = () =>
    debate.session().events.filter(({ type }) => type === 'response.create').length
  t.equal(asked(), 1)
  goOn()
  await debate.nth('processing-complete', 3)
  t.equal(asked(), 2, 'one reply answers both')
  t.same(debate.session().errors, [])
  await debate.nth('transcription-complete', 5)
  t.same(await textsOf(debate), [
    ['user', 'Point 0.'],
    ['ai', 'Reply 0.'],
    ['user', 'Point 1.'],
    ['user', 'Point 2.'],
    ['ai', 'Reply 2.'],
  ])
  t.same(
    debate.of('processing-complete').map(({ status }) => status),
    ['completed', 'completed', 'completed'],
  )
})

t.test('a spoken debate is scored, also with a turn that nobody could make out', async t => {
  const debate = await openVoiceDebate(t, server)
  fake.realtime.answer(nth => ({ heard: nth === 1 ? null : `${SPEECH} In turn ${nth}.` }))
  await debate.join()
  for (const nth of [1, 2, 3]) {
    debate.say()
    await debate.nth('processing-complete', nth)
  }
  debate.client.emit('end-debate')
  const { score, status } = await debate.nth('debate-ended')
  t.equal(status, 'scored')
  t.type(score, 'number')
})
