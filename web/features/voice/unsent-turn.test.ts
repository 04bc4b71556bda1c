import t from 'tap'
import type { Turn } from '#schema/entities.ts'
import { OPENING, openFakeVoice, settle } from './open-fake-voice.ts'

const BECAUSE: Turn = { ...OPENING, turn_id: 't1', speaker: 'user', message_text: 'Because.' }
const listen = async (voice: ReturnType<typeof openFakeVoice>) => {
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
}

t.test('a turn is unsent from its first sound to its commit', async t => {
  const voice = openFakeVoice()
  voice.join()
  const isUnsent = voice.client.hasUnsentTurn
  t.equal(isUnsent(), false)
  await listen(voice)
  t.equal(isUnsent(), true)
  voice.client.press()
  t.equal(isUnsent(), true, 'it is on its way')
  await voice.commit()
  t.equal(isUnsent(), false)
  await listen(voice)
  t.equal(voice.control(), 'processing', 'one turn at a time')
})

t.test('recognised words are unsent until the server has them', async t => {
  const voice = openFakeVoice()
  voice.driver.sends = 'words'
  voice.join('browser')
  await listen(voice)
  voice.client.press()
  t.equal(voice.client.hasUnsentTurn(), true, 'they are being recognised')
  voice.driver.tell({ kind: 'turn-words', text: 'Because.' })
  t.equal(voice.client.hasUnsentTurn(), true)
  await settle()
  t.equal(voice.client.hasUnsentTurn(), false)
})

t.test('a turn that was taken back, or lost with the connection, is not', async t => {
  const voice = openFakeVoice()
  voice.join()
  await listen(voice)
  voice.client.cancel()
  t.equal(voice.client.hasUnsentTurn(), false)
  await listen(voice)
  voice.socket.connection({ kind: 'lost' })
  t.same([voice.client.hasUnsentTurn(), voice.problem()], [false, { kind: 'turn-lost' }])
})

t.test('a page that goes in mid-turn remembers that, whichever way it goes', async t => {
  for (const way of ['reload', 'link'] as const) {
    const voice = openFakeVoice({ turns: [OPENING, BECAUSE] })
    voice.join()
    await listen(voice)
    if (way === 'reload') voice.page.leave()
    else voice.close()
    t.equal(voice.lost.get('d1'), 1, way)
  }
  const idle = openFakeVoice()
  idle.join()
  idle.page.leave()
  idle.close()
  t.equal(idle.lost.size, 0)
})

t.test('on return it says so, until the next turn is heard', async t => {
  const voice = openFakeVoice({ left: 0 })
  voice.join()
  t.same(voice.client.read().hindrance, { kind: 'turn-left' })
  await listen(voice)
  t.equal(voice.client.read().hindrance, null)
  const arrived = openFakeVoice({ left: 0, turns: [OPENING, BECAUSE] })
  t.equal(arrived.client.read().hindrance, null, 'it has arrived after all')
})
