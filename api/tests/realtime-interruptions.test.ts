import t, { type Test } from 'tap'
import { until } from './factories.ts'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import {
  closeSessions,
  openVoiceDebate,
  sentOf,
  startVoiceServer,
  textsOf,
  type VoiceDebate,
} from './voice-client.ts'

const REATTACH_MS = 30_000
const LAST_WORDS_MS = 3_000

const timers = createHeldTimers()
const server = await startVoiceServer(t, { startTimer: timers.startTimer })
const { app, fake } = server
const REPLY = 'one two three four five six seven eight nine ten'

t.beforeEach(async () => {
  await closeSessions(fake, () => timers.runOut(REATTACH_MS))
  fake.realtime.answer({})
})

const aiWords = (debate: VoiceDebate) =>
  debate.of('transcription-complete').filter(({ role }) => role === 'ai')

/** A debate whose first reply hangs after so many tenths of a second of sound. */
const interrupted = async (test: Test, after = 5) => {
  const debate = await openVoiceDebate(test, server)
  fake.realtime.answer(nth => ({
    reply: REPLY,
    lateChunks: 2,
    ...(nth === 0 && { pause: { after } }),
  }))
  await debate.join()
  debate.say()
  await debate.nth('ai-audio-chunk', after)
  const { itemId, responseId } = await debate.nth('ai-audio-chunk')
  return { ...debate, itemId: String(itemId), responseId: String(responseId) }
}

t.test('a barge-in keeps what was heard of the reply', async t => {
  const debate = await interrupted(t)
  const { itemId, responseId } = debate
  debate.client.emit('clear-audio', { itemId, playedMs: 301.7 })
  t.same(await debate.nth('processing-complete'), { status: 'cancelled' })
  t.match(sentOf(debate, 'response.cancel'), [{ response_id: responseId }])
  t.match(sentOf(debate, 'conversation.item.truncate'), [
    { item_id: itemId, content_index: 0, audio_end_ms: 301 },
  ])
  t.equal(debate.of('ai-audio-chunk').length, 5, 'late sound is not passed on')
  t.same(
    aiWords(debate).map(({ text }) => text),
    ['one two three …'],
  )
  t.same(await textsOf(debate), [
    ['user', 'Homework steals sleep.'],
    ['ai', 'one two three …'],
  ])
  t.same(debate.of('speech-stopped').at(-1), { role: 'ai' })
  t.same(debate.of('realtime-error'), [])
  debate.client.emit('cancel-response', { itemId, playedMs: 301.7 })
  debate.say()
  await debate.nth('processing-complete', 2)
  t.equal((await debate.turns()).length, 5, 'the debate goes on')
  t.equal(sentOf(debate, 'response.cancel').length, 1)
})

t.test('without a report, what was sent counts as heard', async t => {
  const debate = await interrupted(t)
  debate.client.emit('cancel-response')
  await debate.nth('processing-complete')
  t.match(sentOf(debate, 'conversation.item.truncate'), [{ audio_end_ms: 500 }])
  t.same((await textsOf(debate)).at(-1), ['ai', 'one two three four …'])
})

t.test(
  'more than was sent cannot have been heard, and a report on another item is none',
  async t => {
    for (const heard of [{ playedMs: 9_000 }, { itemId: 'item_of_old', playedMs: 10 }]) {
      const debate = await interrupted(t)
      debate.client.emit('clear-audio', heard)
      await debate.nth('processing-complete')
      t.match(sentOf(debate, 'conversation.item.truncate'), [{ audio_end_ms: 500 }])
    }
  },
)

t.test('a reply of which nothing was heard is none', async t => {
  const debate = await interrupted(t)
  debate.client.emit('clear-audio', { playedMs: 0 })
  t.same(await debate.nth('processing-complete'), { status: 'cancelled' })
  t.same(await textsOf(debate), [['user', 'Homework steals sleep.']])
  t.same(
    aiWords(debate).map(({ text }) => text),
    [''],
    'its caption is taken back',
  )
})

t.test('a whole reply that is still being heard is cut where it was interrupted', async t => {
  const debate = await openVoiceDebate(t, server)
  fake.realtime.answer({ reply: REPLY, audioMs: 1_000 })
  await debate.join()
  debate.say()
  await debate.nth('processing-complete')
  t.same((await textsOf(debate)).at(-1), ['ai', REPLY])
  debate.client.emit('clear-audio', { playedMs: 450 })
  await debate.nth('transcription-complete', 3)
  t.same(
    aiWords(debate).map(({ text }) => text),
    [REPLY, 'one two three four …'],
  )
  t.same((await textsOf(debate)).at(-1), ['ai', 'one two three four …'])
  t.match(sentOf(debate, 'conversation.item.truncate'), [{ audio_end_ms: 450 }])
  debate.client.emit('cancel-response', { playedMs: 100 })
  debate.say()
  await debate.nth('processing-complete', 2)
  t.same((await textsOf(debate))[1], ['ai', 'one two three four …'], 'once')
  debate.client.emit('clear-audio')
  debate.client.emit('cancel-response')
  debate.say()
  await debate.nth('processing-complete', 3)
  t.same((await textsOf(debate))[3], ['ai', REPLY], 'a report is needed')
})

t.test('a cancel that comes before the reply is created is kept until it is', async t => {
  const debate = await openVoiceDebate(t, server)
  let create = (): void => undefined
  const created = new Promise<void>(resolve => {
    create = resolve
  })
  fake.realtime.answer(nth => (nth === 0 ? { created } : {}))
  await debate.join()
  debate.say()
  await until('the reply is asked for', () => sentOf(debate, 'response.create').length === 1)
  debate.client.emit('cancel-response')
  debate.speak(100)
  await debate.nth('speech-started', 2)
  t.same(sentOf(debate, 'response.cancel'), [])
  create()
  t.same(await debate.nth('processing-complete'), { status: 'cancelled' })
  t.equal(sentOf(debate, 'response.cancel').length, 1)
  t.same(debate.session().errors, [])
  t.same(await textsOf(debate), [['user', 'Homework steals sleep.']])
  t.same(debate.of('ai-audio-chunk'), [])
})

t.test('a cancel that comes with the commit, too late, or for nothing', async t => {
  const debate = await openVoiceDebate(t, server)
  fake.realtime.answer({ heardWhen: 'before' })
  await debate.join()
  debate.client.emit('cancel-response')
  debate.say()
  await debate.nth('processing-complete')
  debate.client.emit('cancel-response')
  debate.client.emit('clear-audio')
  debate.speak(300)
  debate.client.emit('commit-audio')
  debate.client.emit('cancel-response')
  t.same(await debate.nth('processing-complete', 2), { status: 'cancelled' })
  await debate.nth('transcription-complete', 3)
  t.equal((await debate.turns()).length, 4)
  t.same(debate.of('realtime-error'), [])
})

t.test('another door may stop the reply', async t => {
  const debate = await interrupted(t)
  const { body } = await app.call('POST', `/api/debates/${debate.debateId}/stop`, {
    token: debate.token,
  })
  t.match(body, { stopped: true })
  t.same(await debate.nth('processing-complete'), { status: 'cancelled' })
  t.same((await textsOf(debate)).at(-1), ['ai', 'one two three four …'])
})

t.test('one turn at a time, whichever door it comes by', async t => {
  const debate = await interrupted(t)
  const write = () =>
    app.call('POST', `/api/debates/${debate.debateId}/turn`, {
      token: debate.token,
      body: { message: 'In writing.' },
    })
  t.match(await write(), { status: 409, body: { message_code: 'TURN_RUNNING' } })
  debate.client.emit('cancel-response')
  await debate.nth('processing-complete')
  t.match(await write(), { status: 200 })
  t.equal((await debate.turns()).length, 5)
})

t.test('the debate ends: what was said is stored, and the score comes', async t => {
  const debate = await interrupted(t)
  debate.client.emit('end-debate')
  debate.client.emit('end-debate')
  t.match(await debate.nth('debate-ended'), {
    debateId: debate.debateId,
    score: null,
    status: 'unscored',
  })
  t.same(await debate.nth('processing-complete'), { status: 'cancelled' })
  t.same(await textsOf(debate), [
    ['user', 'Homework steals sleep.'],
    ['ai', 'one two three four …'],
  ])
  t.type(await debate.session().ended, 'number')
  t.equal(debate.of('debate-ended').length, 1)
  debate.speak(100)
  t.match(await debate.nth('realtime-error'), { message_code: 'DEBATE_ENDED' })
  debate.client.emit('end-debate')
  await debate.nth('debate-ended', 2)
  debate.client.emit('join-debate', { debateId: debate.debateId })
  t.match(await debate.nth('error'), { message_code: 'DEBATE_ENDED' })
})

t.test('words that are still to come are waited for at the end, for three seconds', async t => {
  const debate = await openVoiceDebate(t, server)
  fake.realtime.answer({ heardWhen: 'after', pause: { after: 1 } })
  await debate.join()
  debate.say()
  await debate.nth('ai-audio-chunk')
  debate.client.emit('end-debate')
  await debate.nth('debate-ended')
  t.same((await textsOf(debate))[0], ['user', 'Homework steals sleep.'], 'they came in time')

  const late = await openVoiceDebate(t, server)
  fake.realtime.answer({ created: new Promise(() => undefined), heardWhen: 'after' })
  await late.join()
  late.say()
  await until('the reply is asked for', () => sentOf(late, 'response.create').length === 1)
  late.client.emit('end-debate')
  await until('the words are waited for', () => timers.running().includes(LAST_WORDS_MS))
  timers.runOut(LAST_WORDS_MS)
  await late.nth('debate-ended')
  t.match(await late.nth('transcription-complete'), { role: 'user', text: '', failed: true })
  t.same(await textsOf(late), [['user', '']])
})

t.test('a debate that ends by another door ends here too', async t => {
  const debate = await interrupted(t)
  await app.call('POST', `/api/debates/${debate.debateId}/end`, { token: debate.token })
  t.match(await debate.nth('debate-ended'), { status: 'unscored' })
  t.type(await debate.session().ended, 'number')
})
