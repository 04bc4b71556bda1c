import t from 'tap'
import { SPEECH, until } from './factories.ts'
import { createHeldTimers } from './fake-openai/held-timers.ts'
import { gate, REPLY, SENTENCES, shareSchool, startSchool, wordsOf } from './school-servers.ts'
import { openVoiceDebate } from './voice-client.ts'

const REATTACH_MS = 30_000

const fresh = await shareSchool(t)

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

t.test('who comes back within half a minute finds the debate going on', async t => {
  const timers = createHeldTimers()
  const { fake, app, gates } = await startSchool(t, { parts: { startTimer: timers.startTimer } })
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
