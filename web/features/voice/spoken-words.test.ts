import t from 'tap'
import { openFakeVoice, settle } from './open-fake-voice.ts'

const words = (text: string, itemId = 'a1') => ({
  ...({ role: 'ai', text, itemId, partial: true } as const),
})
const open = () => {
  const voice = openFakeVoice()
  voice.driver.sends = 'words'
  voice.join('browser')
  return voice
}
const listen = async (voice: ReturnType<typeof open>) => {
  voice.client.press()
  await settle()
  voice.driver.tell({ kind: 'listening' })
}

t.test('a turn in which nothing was understood says so, and one may speak again', async t => {
  const voice = open()
  await listen(voice)
  voice.client.press()
  voice.driver.tell({ kind: 'turn-words', text: '' })
  await settle()
  t.same(voice.client.read().hindrance, { kind: 'unheard' })
  t.equal(voice.control(), 'ready')
  t.notOk(voice.socket.did.some(did => String(did).startsWith('say')))
})

t.test('nothing more is spoken of a reply that was cut off; the next one is', async t => {
  const voice = open()
  voice.socket.says('transcription-update', words('Sleep is'))
  voice.driver.tell({ kind: 'playing', itemId: 'a1' })
  voice.driver.played = { itemId: 'a1', heardText: 'Sleep' }
  await listen(voice)
  t.same(voice.socket.did, [['clear', { itemId: 'a1', heardText: 'Sleep' }]])
  voice.socket.says('transcription-update', words('Sleep is lost'))
  voice.client.press()
  const cut = { role: 'ai', text: 'Sleep …', itemId: 'a1', turnId: 't1' } as const
  voice.socket.says('transcription-complete', cut)
  voice.socket.says('transcription-update', words('The next', 'a2'))
  t.same(
    voice.driver.heard.map(({ itemId }) => itemId),
    ['a1', 'a2'],
  )
})

t.test('what comes of it only after the next turn is not heard either', async t => {
  const voice = open()
  const audio = { audio: 'BBBB', itemId: 'a1', responseId: 'r1', seq: 0 }
  voice.socket.says('transcription-update', words('Sleep is'))
  voice.socket.says('ai-audio-chunk', audio)
  voice.driver.tell({ kind: 'playing', itemId: 'a1' })
  await listen(voice)
  voice.client.press()
  voice.socket.says('transcription-update', words('Sleep is lost'))
  voice.socket.says('ai-audio-chunk', { ...audio, seq: 1 })
  t.same(
    voice.driver.heard.map(({ kind }) => kind),
    ['words', 'audio'],
  )
})

t.test('a browser without a voice is told of, and the reply can be read', t => {
  const voice = open()
  voice.driver.tell({ kind: 'mute' })
  t.same(voice.client.read().hindrance, { kind: 'mute' })
  t.end()
})
