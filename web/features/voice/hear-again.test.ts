import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import { OPENING, openFakeVoice, settle } from './open-fake-voice.ts'

const turnOf = (turn_id: string, speaker: 'user' | 'ai', message_text: string): Turn => ({
  ...OPENING,
  ...{ turn_id, speaker, message_text },
})
const TURNS = [OPENING, turnOf('t1', 'user', 'Because.'), turnOf('t2', 'ai', 'But why?')]

const open = async (options: Parameters<typeof openFakeVoice>[0] = {}) => {
  const voice = openFakeVoice({ hasVoice: true, turns: TURNS, ...options })
  voice.join()
  await settle()
  return voice
}
const reading = (voice: Awaited<ReturnType<typeof open>>) => voice.client.read().reading

t.test('a reply is heard again, to its end or until the same button stops it', async t => {
  const voice = await open()
  t.equal(voice.client.read().isReadable, true)
  voice.client.hearAgain('t2')
  t.same(voice.reader.did, ['read But why?'])
  voice.reader.tell({ kind: 'playing', itemId: 'x' })
  t.same([voice.control(), reading(voice)], ['speaking', 't2'])
  voice.reader.tell({ kind: 'quiet' })
  t.same([voice.control(), reading(voice)], ['ready', null])
  voice.client.hearAgain('t0')
  voice.reader.tell({ kind: 'playing', itemId: 'x' })
  voice.client.hearAgain('t0')
  t.same(voice.reader.did.slice(1), ['read I oppose.', 'hush'])
  t.same([voice.control(), reading(voice)], ['ready', null])
})

t.test('whoever speaks stops it, and the server is not told of a reply that was cut', async t => {
  const voice = await open()
  voice.client.hearAgain('t2')
  voice.reader.tell({ kind: 'playing', itemId: 'x' })
  voice.driver.played = { itemId: 'a1', playedMs: 900 }
  voice.client.press()
  await settle()
  t.equal(voice.reader.did.at(-1), 'hush')
  t.same(voice.socket.did, [['clear', null]])
  t.equal(voice.control(), 'opening')
  voice.client.hearAgain('t2')
  t.same(voice.reader.did.length, 2, 'nothing is read while one speaks')
})

t.test('the next reply is not spoken over', async t => {
  const voice = await open()
  voice.client.hearAgain('t2')
  voice.socket.says('transcription-update', {
    ...{ role: 'ai', text: 'Sleep', itemId: 'a1', partial: true },
  })
  t.equal(voice.reader.did.at(-1), 'hush')
  t.equal(voice.driver.heard.length, 1)
})

t.test('what was cut off is heard too', async t => {
  const voice = await open()
  const whole = { role: 'ai', text: 'Sleep is lost.', itemId: 'a1', turnId: 't4' } as const
  voice.socket.says('transcription-complete', whole)
  voice.socket.says('transcription-complete', { ...whole, text: 'Sleep …' })
  voice.client.hearAgain('a1')
  t.equal(voice.reader.did.at(-1), 'read Sleep is lost.')
})

t.test('the opening is spoken once something has been pressed', async t => {
  const voice = await open({ turns: [OPENING] })
  voice.page.press()
  t.same(voice.reader.did, [], 'it is not there yet')
  voice.clock.tick(500)
  t.same(voice.reader.did, [])
  voice.page.press()
  t.same(voice.reader.did, ['read I oppose.'])
})

t.test('the opening is not spoken into a turn, nor where the debate goes on', async t => {
  const speaks = await open({ turns: [OPENING] })
  speaks.clock.tick(500)
  speaks.client.press()
  speaks.page.press()
  t.same(speaks.reader.did, [])
  const goesOn = await open()
  goesOn.clock.tick(500)
  goesOn.page.press()
  t.same(goesOn.reader.did, [])
  const mute = await open({ turns: [OPENING], hasVoice: false })
  mute.clock.tick(500)
  mute.page.press()
  t.same([mute.reader.did, mute.client.read().isReadable], [[], false])
})

t.test('a voice that does not work is not offered again', async t => {
  const voice = await open()
  voice.client.hearAgain('t2')
  voice.reader.tell({ kind: 'mute' })
  voice.reader.tell({ kind: 'quiet' })
  t.same([voice.client.read().isReadable, reading(voice)], [false, null])
})
