import t, { type Test } from 'tap'
import type { Opponent } from '#api/ai/opponent.ts'
import type { Overrides } from '#api/compose.ts'
import { findTurnAudio } from '#db/queries/turn-audio.ts'
import { findTurns } from '#db/queries/turns.ts'
import { SPEECH, until } from './factories.ts'
import { startFakeOpenAi } from './fake-openai/fake-openai.ts'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import { toneOf } from './fake-openai/tone.ts'
import { openApp } from './test-app.ts'
import { openVoiceDebate, piecesOf, type VoiceEnd } from './voice-client.ts'

const SENTENCES = [
  'You say that homework steals sleep. ',
  'Sleep is lost to screens long before. ',
  'So homework is not to blame at all.',
]
const REPLY = SENTENCES.join('')
const REATTACH_MS = 30_000

/** Says its sentences one after the other; the next one waits for the test where it is held. */
const sentenceOpponent = () => {
  const gates: Promise<unknown>[] = []
  const opponent: Opponent = {
    provider: 'test',
    model: 'sentences',
    open: async () => ({ welcome: 'Welcome.', opening: 'My opening argument stands.' }),
    flawsIn: () => [],
    async *reply(_debate, signal) {
      for (const [nth, sentence] of SENTENCES.entries()) {
        await Promise.race([
          gates[nth],
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason), { once: true })
          }),
        ])
        yield sentence
      }
    },
  }
  return { opponent, gates }
}

const gate = () => {
  let open = (): void => undefined
  const wait = new Promise<void>(resolve => {
    open = resolve
  })
  return { wait, open: () => open() }
}

/** A clock that runs ahead, so that a socket's budget is never the limit. */
const fastClock = () => {
  let ms = Date.now()
  return () => {
    ms += 5_000
    return new Date(ms)
  }
}

/** A school's own servers: one that writes down, one that speaks, and no realtime model. */
const setUp = async (
  test: Test,
  { parts = {}, env = {} }: { parts?: Overrides; env?: NodeJS.ProcessEnv } = {},
) => {
  const fake = await startFakeOpenAi()
  test.teardown(() => fake.close())
  const { opponent, gates } = sentenceOpponent()
  const app = await openApp(
    test,
    { opponent, ...parts },
    {
      OPENAI_TRANSCRIBE_BASE_URL: fake.baseUrl,
      OPENAI_SPEECH_BASE_URL: fake.baseUrl,
      OPENAI_TRANSCRIBE_MODEL: 'large-v3',
      OPENAI_SPEECH_MODEL: 'kokoro',
      ...env,
    },
  )
  return { fake, app, gates }
}

const shared = await setUp(t)

/** The same server for every test that needs nothing else of it. */
const fresh = () => {
  const { fake, gates } = shared
  for (const list of [fake.transcriptions, fake.speeches, gates]) list.length = 0
  fake.answerTranscriptions({ kind: 'text', text: 'Homework steals sleep.' })
  fake.answerSpeeches({ kind: 'speech', audioMs: 300 })
  return shared
}

const silence = (ms: number): string[] => [Buffer.alloc(toneOf(ms).length).toString('base64')]

/** The transcripts of one speaker, in their order. */
const wordsOf = (
  voice: VoiceEnd,
  name: 'transcription-update' | 'transcription-complete',
  role: string,
) => voice.of(name).filter(payload => payload.role === role)

const audioOf = (voice: VoiceEnd): Buffer =>
  Buffer.concat(voice.of('ai-audio-chunk').map(({ audio }) => Buffer.from(String(audio), 'base64')))

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

t.test('an interrupted reply is stored as far as it was heard', async t => {
  const { fake, app, gates } = fresh()
  fake.answerSpeeches({ kind: 'speech', audioMs: 1_000 })
  const last = gate()
  gates[2] = last.wait
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  const { itemId } = await voice.nth('ai-audio-chunk', 10)
  voice.client.emit('clear-audio', { itemId: String(itemId), playedMs: 500 })
  t.match(await voice.nth('processing-complete'), { status: 'cancelled' })
  const [, , ai] = await voice.stored(3)
  t.equal(ai?.message_text, 'You say that …')
  t.match(wordsOf(voice, 'transcription-complete', 'ai').at(-1), { text: 'You say that …', itemId })
  t.match(voice.heard.filter(({ name }) => name === 'speech-stopped').at(-1)?.payload, {
    role: 'ai',
  })
  const before = voice.of('ai-audio-chunk').length
  last.open()
  voice.say()
  await voice.nth('processing-complete', 2)
  t.ok(
    voice
      .of('ai-audio-chunk')
      .slice(before)
      .every(chunk => chunk.itemId !== itemId),
  )
  t.equal((await voice.stored(5)).at(-1)?.message_text, REPLY)
})

t.test('a whole reply that was sent, but not played to its end, is cut as well', async t => {
  const { fake, app } = fresh()
  fake.answerSpeeches({ kind: 'speech', audioMs: 1_000 })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  await voice.nth('processing-complete')
  const itemId = String(voice.of('ai-audio-chunk')[0]?.itemId)
  voice.client.emit('clear-audio', { itemId, playedMs: 1_000 })
  await until('the reply is cut', async () => (await voice.turns())[2]?.message_text !== REPLY)
  t.equal((await voice.turns())[2]?.message_text, `${SENTENCES[0]?.trim()} …`)
  voice.client.emit('cancel-response', { itemId, playedMs: 0 })
  voice.say()
  await voice.nth('processing-complete', 2)
  t.equal((await voice.turns())[2]?.message_text, `${SENTENCES[0]?.trim()} …`, 'cut once')
})

t.test('a reply that was played to its end stays; one that nobody heard has no words', async t => {
  const { fake, app } = fresh()
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  await voice.nth('processing-complete')
  voice.client.emit('clear-audio', {
    itemId: String(voice.of('ai-audio-chunk')[0]?.itemId),
    playedMs: 900,
  })
  voice.say()
  await voice.nth('processing-complete', 2)
  t.equal((await voice.turns())[2]?.message_text, REPLY)
  voice.client.emit('clear-audio', {
    itemId: String(voice.of('ai-audio-chunk').at(-1)?.itemId),
    playedMs: 0,
  })
  await until('the reply is cut', async () => (await voice.turns())[4]?.message_text === '…')
})

t.test('who speaks on before the answer is there has both turns stored', async t => {
  const { fake, app } = fresh()
  let asked = 0
  const parts = ['First part.', 'Second part.']
  fake.answerTranscriptions(() => ({ kind: 'text', text: parts[asked++] ?? '' }))
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  voice.client.emit('clear-audio')
  voice.say()
  await voice.nth('processing-complete', 2)
  const turns = await voice.stored(4)
  t.same(
    turns.slice(1).map(({ speaker, message_text }) => [speaker, message_text]),
    [
      ['user', 'First part.'],
      ['user', 'Second part.'],
      ['ai', REPLY],
    ],
  )
  t.same(
    voice.of('processing-complete').map(({ status }) => status),
    ['cancelled', 'completed'],
  )
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
  const { fake, app } = await setUp(t, { env: { OPENAI_SPEECH_BASE_URL: '' } })
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

t.test('who comes back within half a minute finds the debate going on', async t => {
  const timers = createHeldTimers()
  const { fake, app, gates } = await setUp(t, { parts: { startTimer: timers.startTimer } })
  const last = gate()
  gates[2] = last.wait
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.say()
  await voice.nth('ai-audio-chunk')
  voice.client.disconnect()
  await until('the session waits', () => timers.running().includes(REATTACH_MS))
  last.open()
  await voice.stored(3)
  const back = voice.another()
  back.client.emit('join-debate', { debateId: voice.debateId })
  await back.nth('processing-complete')
  t.equal(back.of('session-ready').length, 1)
  t.match(wordsOf(back, 'transcription-complete', 'ai'), [{ text: REPLY }], 'what was missed')
  t.same(back.of('ai-audio-chunk'), [], 'old sound is never sent again')
  t.notOk(timers.running().includes(REATTACH_MS))
  back.say()
  t.match(await back.nth('processing-complete', 2), { status: 'completed' })

  back.client.disconnect()
  await until('the session waits again', () => timers.running().includes(REATTACH_MS))
  timers.runOut(REATTACH_MS)
  const later = voice.another()
  later.client.emit('join-debate', { debateId: voice.debateId })
  await later.nth('session-ready')
  t.same(later.of('processing-complete'), [], 'a new session')
})

t.test('the end waits for the last words and tells the score', async t => {
  const { fake, app } = fresh()
  fake.answerTranscriptions({ kind: 'text', text: SPEECH })
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  for (const count of [1, 2]) {
    voice.say()
    await voice.nth('processing-complete', count)
  }
  voice.say()
  voice.client.emit('end-debate')
  voice.client.emit('end-debate')
  const { score, status } = await voice.nth('debate-ended')
  t.match({ score, status }, { score: Number, status: 'scored' })
  t.equal(voice.of('debate-ended').length, 1)
  const turns = await voice.turns()
  t.same(
    turns.map(({ speaker }) => speaker),
    ['ai', 'user', 'ai', 'user', 'ai', 'user'],
    'the last turn is kept without a reply',
  )
  t.same(fake.speeches.length, 6)
})

t.test('a debate without enough in it ends without a score', async t => {
  const { fake, app } = fresh()
  const voice = await openVoiceDebate(t, { app, fake })
  await voice.join()
  voice.client.emit('end-debate')
  t.match(await voice.nth('debate-ended'), { score: null, status: 'unscored' })
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
  const { fake, app } = await setUp(t, {
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
    const { fake, app } = await setUp(t, { env: { KEEP_AUDIO: 'on' } })
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
