import t from 'tap'
import { findTurnAudio } from '#db/queries/turn-audio.ts'
import { findTurns } from '#db/queries/turns.ts'
import { until } from './factories.ts'
import { toneOf } from './fake-openai/tone.ts'
import {
  audioOf,
  fastClock,
  gate,
  REPLY,
  SENTENCES,
  shareSchool,
  silence,
  startSchool,
  wordsOf,
} from './school-servers.ts'
import { openVoiceDebate, piecesOf } from './voice-client.ts'

const fresh = await shareSchool(t)

for (const transports of [['websocket'], ['polling']])
  t.test(`a turn over ${transports} is written down, answered and spoken`, async t => {
    const { fake, app } = fresh()
    fake.answerTranscriptions({ kind: 'text', text: 'Homework steals sleep.' })
    fake.answerSpeeches({ kind: 'speech', audioMs: 250 })
    const voice = await openVoiceDebate(t, { app, fake }, { transports })
    await voice.join()
    t.match(voice.of('session-ready'), [
      { channel: 'turns', language: 'en', sendsAudio: true, keepsAudio: false },
    ])
    voice.say(500)
    t.match(await voice.nth('processing-complete'), { status: 'completed' })

    const [asked] = fake.transcriptions
    t.match(asked, { fileName: 'turn.wav', fields: { model: 'large-v3', language: 'en' } })
    t.ok(asked?.bytes.subarray(44).equals(Buffer.from(toneOf(500))), 'all that was said')
    t.same(
      fake.speeches.map(({ body }) => body.input),
      SENTENCES.map(sentence => sentence.trim()),
    )
    t.ok(audioOf(voice).equals(Buffer.concat(SENTENCES.map(() => toneOf(250)))))
    t.same(
      voice.of('ai-audio-chunk').map(({ seq }) => seq),
      voice.of('ai-audio-chunk').map((_, nth) => nth),
    )
    const [, user, ai] = await voice.stored(3)
    t.match(user, { speaker: 'user', message_text: 'Homework steals sleep.' })
    t.match(ai, { speaker: 'ai', message_text: REPLY })
    t.match(wordsOf(voice, 'transcription-complete', 'user'), [
      { text: 'Homework steals sleep.', turnId: user?.turn_id },
    ])
    t.match(wordsOf(voice, 'transcription-complete', 'ai'), [{ text: REPLY, turnId: ai?.turn_id }])
    t.same(
      wordsOf(voice, 'transcription-update', 'ai').map(({ text }) => text),
      [SENTENCES[0], SENTENCES.slice(0, 2).join(''), REPLY],
    )
    const speech = voice.heard.filter(({ name }) => name.startsWith('speech-'))
    t.same(
      speech.map(({ name, payload }) => [name, payload.role]),
      [
        ['speech-started', 'user'],
        ['speech-stopped', 'user'],
        ['speech-started', 'ai'],
        ['speech-stopped', 'ai'],
      ],
    )
    t.equal(voice.heard.at(-1)?.name, 'processing-complete')
    t.equal(voice.of('processing-complete').length, 1)
    t.same(voice.of('realtime-error'), [])
  })

t.test('the first sentence is heard while the next one is still being written', async t => {
  const { fake, app, gates } = fresh()
  const second = gate()
  // The first is whole once the second begins.
  gates[2] = second.wait
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  await voice.nth('ai-audio-chunk')
  t.equal(fake.speeches.length, 1)
  t.same(wordsOf(voice, 'transcription-complete', 'ai'), [], 'the reply is not whole')
  second.open()
  await voice.nth('processing-complete')
  t.equal(fake.speeches.length, 3)
})

t.test('what is too short or holds no words is asked for again, and nothing is stored', async t => {
  const { fake, app } = fresh()
  fake.answerTranscriptions({ kind: 'text', text: ' [BLANK_AUDIO] ' })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say(99)
  t.match(await voice.nth('processing-complete'), { status: 'inaudible' })
  t.equal(fake.transcriptions.length, 0)
  voice.say(100)
  t.match(await voice.nth('processing-complete', 2), { status: 'inaudible' })
  t.equal(fake.transcriptions.length, 1)
  t.match(voice.of('clarification-request'), [{ reason: 'inaudible' }, { reason: 'inaudible' }])
  t.equal((await voice.turns()).length, 1, 'the opening alone')
})

t.test('a cleared turn is forgotten', async t => {
  const { fake, app } = fresh()
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.speak(400)
  voice.client.emit('clear-audio')
  voice.say(200)
  await voice.nth('processing-complete')
  t.equal(fake.transcriptions[0]?.bytes.length, toneOf(200).length + 44)
})

t.test('a transcriber that fails says what to do, and the turn can be spoken again', async t => {
  const { fake, app } = fresh()
  fake.answerTranscriptions({ kind: 'status', status: 404 })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  t.match(await voice.nth('processing-complete'), { status: 'failed' })
  t.match(voice.of('realtime-error'), [
    {
      message_code: 'VOICE_MODEL_UNKNOWN',
      params: { model: 'large-v3', setting: 'OPENAI_TRANSCRIBE_MODEL' },
      fatal: false,
    },
  ])
  fake.answerTranscriptions({ kind: 'text', text: 'Again.' })
  voice.say()
  t.match(await voice.nth('processing-complete', 2), { status: 'completed' })
  t.equal((await voice.turns())[1]?.message_text, 'Again.')
})

t.test('without its voice the reply is still written and stored', async t => {
  const { fake, app } = fresh()
  fake.answerSpeeches({ kind: 'status', status: 500 })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  t.match(await voice.nth('processing-complete'), { status: 'incomplete' })
  t.match(voice.of('realtime-error'), [{ message_code: 'MODEL_FAULT', fatal: false }])
  t.equal((await voice.turns())[2]?.message_text, REPLY)
})

t.test('where nothing speaks here, the browser does', async t => {
  const { fake, app } = await startSchool(t, { env: { OPENAI_SPEECH_BASE_URL: '' } })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  t.match(voice.of('session-ready'), [{ channel: 'turns', sendsAudio: false }])
  voice.say()
  t.match(await voice.nth('processing-complete'), { status: 'completed' })
  t.same(voice.of('ai-audio-chunk'), [])
  const { itemId } = wordsOf(voice, 'transcription-complete', 'ai')[0] ?? {}
  voice.client.emit('cancel-response', {
    itemId: String(itemId),
    heardText: 'You say that homework steals sleep.',
  })
  await until('the reply is cut', async () => (await voice.turns())[2]?.message_text !== REPLY)
  t.equal((await voice.turns())[2]?.message_text, 'You say that homework steals sleep. …')
})

t.test('how a turn sounded is measured', async t => {
  const { fake, app } = fresh()
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say(800)
  await voice.nth('processing-complete')
  const { db } = app.app.composed.deps
  const [, user] = await findTurns(db, voice.debateId)
  t.match(user?.speech, { timing: { length_ms: 800, pauses: [] }, keeps_fillers: false })
})

t.test('a turn that is too long is told once and can still be committed', async t => {
  const { fake, app } = await startSchool(t, {
    parts: { now: fastClock() },
  })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  const minute = piecesOf(60_000, 1_300)
  for (let nth = 0; nth < 5; nth += 1)
    for (const audio of minute) voice.client.emit('audio-chunk', { audio })
  for (const audio of piecesOf(2_000, 1_000)) voice.client.emit('audio-chunk', { audio })
  voice.client.emit('commit-audio')
  await voice.nth('processing-complete')
  t.match(voice.of('realtime-error'), [{ message_code: 'SPOKEN_TURN_TOO_LONG' }])
  t.equal(fake.transcriptions[0]?.bytes.length, 44 + 300_000 * 48)
})

t.test(
  'a claim is checked beside the debate, and recordings are kept where that is wanted',
  async t => {
    const { fake, app } = await startSchool(t, { env: { KEEP_AUDIO: 'on' } })
    const { db, voice: services } = app.app.composed.deps
    const fact = {
      claim: 'Homework steals sleep',
      verdict: 'disputed' as const,
      explanation: 'Studies disagree.',
      confidence: 0.8,
    }
    services.factChecker = { check: async () => ({ fact, unclear: null }) }
    // A tone has no silence around it in which a voice could be told from the room.
    const voice = await openVoiceDebate(t, { app, fake })
    await voice.join()
    t.match(voice.of('session-ready'), [{ keepsAudio: true }])
    for (const audio of [...silence(500), ...piecesOf(800), ...silence(500)])
      voice.client.emit('audio-chunk', { audio })
    voice.client.emit('commit-audio')
    await voice.nth('processing-complete')
    const [said] = wordsOf(voice, 'transcription-complete', 'user')
    t.match(await voice.nth('fact-check'), {
      ...fact,
      role: 'user',
      itemId: said?.itemId,
      sources: [],
    })
    const turnId = String(said?.turnId)
    await until(
      'the recording is kept',
      async () => (await findTurnAudio(db, voice.debateId, turnId)) !== undefined,
    )
    const kept = await findTurnAudio(db, voice.debateId, turnId)
    t.equal(kept?.media_type, 'audio/wav')
    t.equal(kept?.bytes.length, 44 + toneOf(1_800).length)
  },
)
