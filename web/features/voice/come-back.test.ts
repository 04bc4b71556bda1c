import t from 'tap'
import { OPENING_DELAY_MS } from '#schema/constants.ts'
import type { Turn } from '#schema/entities.ts'
import { AT, OPENING, openFakeVoice, settle } from './open-fake-voice.ts'

const spoken = (message_text: string, nth = 1): Turn => ({
  ...{ ...OPENING, turn_id: `u${nth}`, speaker: 'user', message_text },
  client_turn_id: `item${nth}`,
})
const REPLY: Turn = { ...OPENING, turn_id: 'a1', message_text: 'But why?' }

const comeBack = (turns: Turn[], underWay: { replying?: boolean; transcribing?: string[] }) => {
  const voice = openFakeVoice({ turns: [OPENING, ...turns] })
  voice.socket.connection({ kind: 'connected' })
  const stages = () =>
    voice.client
      .read()
      .captions.slice(2)
      .map(({ text, stage }) => [text, stage])
  return { ...voice, stages, ready: () => voice.ready('realtime', underWay) }
}

t.test('a turn whose words are still to come is not called lost, and gets them', t => {
  for (const turns of [[spoken('')], [spoken(''), REPLY]]) {
    const voice = comeBack(turns, { transcribing: ['item1'] })
    voice.ready()
    t.same(voice.stages()[0], ['', 'partial'])
    const said = { role: 'user', itemId: 'item1' } as const
    voice.socket.says('transcription-update', { ...said, text: 'Because', partial: true })
    t.same(voice.stages()[0], ['Because', 'partial'])
    voice.socket.says('transcription-complete', { ...said, text: 'Because.', turnId: 'u1' })
    t.same(voice.stages()[0], ['Because.', 'said'])
    t.equal(voice.stages().length, turns.length, 'once')
  }
  t.end()
})

t.test('before the server has said so, only the last turn may still be written down', t => {
  const voice = comeBack([spoken(''), REPLY, spoken('', 2)], {})
  const stages = () => voice.stages().map(([, stage]) => stage)
  t.same(stages(), ['failed', 'said', 'partial'])
  voice.ready()
  t.same(stages(), ['failed', 'said', 'failed'])
  t.end()
})

t.test('words that came meanwhile are not overwritten by what was stored before', async t => {
  const voice = comeBack([spoken('')], { transcribing: ['item1'], replying: true })
  voice.ready()
  const said = { role: 'user', itemId: 'item1' } as const
  voice.socket.says('transcription-update', { ...said, text: 'Because', partial: true })
  await settle()
  voice.stored.turns = [OPENING, spoken(''), REPLY]
  voice.clock.tick(1_000)
  await settle()
  t.same(voice.stages(), [
    ['Because', 'partial'],
    ['But why?', 'said'],
  ])
})

t.test('a reply that is under way is waited for, and shown however it comes', async t => {
  for (const way of ['looked up', 'told'] as const) {
    const voice = comeBack([spoken('Because.')], { replying: true })
    voice.ready()
    t.same(voice.client.read().control, { kind: 'processing', of: 'reply' })
    await settle()
    voice.stored.turns = [OPENING, spoken('Because.'), REPLY]
    if (way === 'looked up') voice.clock.tick(1_000)
    else voice.socket.says('processing-complete', { status: 'completed' })
    await settle()
    t.same(voice.texts(), ['Hello', 'I oppose.', 'Because.', 'But why?'], way)
    t.equal(voice.control(), 'ready')
  }
})

t.test('a typed turn’s reply comes too where this server knows nothing of it', async t => {
  const typed: Turn = { ...spoken('Because.'), timestamp: AT, speech: null }
  const voice = comeBack([typed], {})
  voice.ready()
  t.equal(voice.control(), 'ready')
  voice.stored.turns = [OPENING, typed, REPLY]
  for (const ms of [1_000, 2_000]) {
    await settle()
    voice.clock.tick(ms)
  }
  await settle()
  t.equal(voice.texts().at(-1), 'But why?')
})

t.test('who leaves does not ask any more', async t => {
  const voice = comeBack([spoken('Because.')], { replying: true })
  voice.ready()
  await settle()
  voice.close()
  voice.stored.turns = [OPENING, spoken('Because.'), REPLY]
  voice.clock.tick(1_000)
  await settle()
  t.not(voice.texts().at(-1), 'But why?')
})

t.test('words that are being said stay when the server’s list comes', async t => {
  const voice = openFakeVoice()
  voice.driver.sends = 'words'
  voice.join('browser')
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
  voice.driver.tell({ kind: 'partial-words', text: 'Because' })
  voice.clock.tick(OPENING_DELAY_MS)
  t.same(voice.texts(), ['Hello', 'I oppose.', 'Because'])
})
