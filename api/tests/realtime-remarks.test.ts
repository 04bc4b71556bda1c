import t from 'tap'
import type { FactChecker } from '#api/ai/voice.ts'
import { until } from './factories.ts'
import { startHeldServer } from './held-voice-server.ts'
import { silenceOf } from './voice-client.ts'

const LOOK_LIMIT_MS = 8_000

const { app, fake, timers, open, now } = await startHeldServer(t)

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
    at: now().toISOString(),
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
