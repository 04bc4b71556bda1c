import t from 'tap'
import { until } from './factories.ts'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import { closeSessions, openVoiceDebate, startVoiceServer } from './voice-client.ts'

const REATTACH_MS = 30_000

const timers = createHeldTimers()
const server = await startVoiceServer(t, { startTimer: timers.startTimer })
const { app, fake } = server
const REPLY = 'one two three four five six seven eight nine ten'

t.beforeEach(async () => {
  await closeSessions(fake, () => timers.runOut(REATTACH_MS))
  fake.realtime.answer({})
})

t.test('who comes back within 30 seconds goes on in the same session', async t => {
  const debate = await openVoiceDebate(t, server)
  let goOn = (): void => undefined
  const silence = new Promise<void>(resolve => {
    goOn = resolve
  })
  fake.realtime.answer(nth => ({
    reply: REPLY,
    ...(nth === 0 && { pause: { after: 5, until: silence } }),
  }))
  await debate.join()
  debate.say()
  await debate.nth('ai-audio-chunk', 5)
  debate.speak(200)
  const sessions = fake.realtime.sessions.length
  debate.client.disconnect()
  await until('the session waits', () => timers.running().includes(REATTACH_MS))
  goOn()
  await debate.stored(3)
  const again = debate.another()
  again.client.emit('join-debate', { debateId: debate.debateId })
  await again.nth('session-ready')
  t.notOk(timers.running().includes(REATTACH_MS))
  t.equal(fake.realtime.sessions.length, sessions)
  t.same(await again.nth('processing-complete'), { status: 'completed' }, 'missed meanwhile')
  t.same(again.of('ai-audio-chunk'), [], 'sound is not sent again')
  t.match(again.of('transcription-complete').at(-1), { role: 'ai', text: REPLY })
  again.client.emit('commit-audio')
  t.same(
    await again.nth('processing-complete', 2),
    { status: 'inaudible' },
    'the half turn is gone',
  )
  again.say()
  t.same(await again.nth('processing-complete', 3), { status: 'completed' })
})

t.test('who comes back is told what is still under way', async t => {
  const debate = await openVoiceDebate(t, server)
  let goOn = (): void => undefined
  const silence = new Promise<void>(resolve => {
    goOn = resolve
  })
  fake.realtime.answer({
    ...{ heard: 'Homework steals sleep.', heardWhen: 'after', reply: REPLY },
    pause: { after: 5, until: silence },
  })
  await debate.join()
  t.match(await debate.nth('session-ready'), { replying: false, transcribing: [] })
  debate.say()
  await debate.nth('ai-audio-chunk', 5)
  await debate.stored(2)
  const again = debate.another()
  again.client.emit('join-debate', { debateId: debate.debateId })
  const itemId = (await debate.turns()).at(-1)?.client_turn_id
  t.match(await again.nth('session-ready'), { replying: true, transcribing: [itemId] })
  goOn()
  await again.nth('processing-complete')
  const isUsers = (each: Record<string, unknown>) => each.role === 'user'
  await until('the words came', () => again.of('transcription-complete').some(isUsers))
  t.match(again.of('transcription-complete').find(isUsers), {
    ...{ itemId, text: 'Homework steals sleep.' },
  })
})

t.test('who comes back later finds a new session with the whole history', async t => {
  const debate = await openVoiceDebate(t, server)
  await debate.join()
  debate.say()
  await debate.nth('processing-complete')
  const first = debate.session()
  debate.client.disconnect()
  await until('the session waits', () => timers.running().includes(REATTACH_MS))
  timers.runOut(REATTACH_MS)
  t.type(await first.ended, 'number')
  const again = debate.another()
  again.client.emit('join-debate', { debateId: debate.debateId })
  await again.nth('session-ready')
  t.not(debate.session(), first)
  await until('the history came', () => debate.session().items.length === 3)
  t.match(debate.session().items[2], { role: 'assistant', text: /Sleep is lost/ })
})

t.test('turns that were written meanwhile are known to the model', async t => {
  const debate = await openVoiceDebate(t, server)
  await debate.join()
  const first = debate.session()
  await app.call('POST', `/api/debates/${debate.debateId}/turn`, {
    token: debate.token,
    body: { message: 'In writing.' },
  })
  debate.client.emit('join-debate', { debateId: debate.debateId })
  await debate.nth('session-ready', 2)
  t.not(debate.session(), first)
  await until('the history came', () => debate.session().items.length === 3)
})
