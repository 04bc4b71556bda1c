import t from 'tap'
import { cutRecording } from './cut-recording.ts'

const LIMIT = 256 * 1024

async function* piecesOf(text: string, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += length) yield Buffer.from(text.slice(at, at + length))
}

const cut = async (text: string, length: number) => {
  let recording: string | null = null
  const json: Buffer[] = []
  for await (const piece of cutRecording(piecesOf(text, length), {
    limit: LIMIT,
    most: text.length,
    onPiece: async () => undefined,
    onRecording: bytes => {
      recording = bytes.toString()
    },
  }))
    json.push(piece)
  return { json: Buffer.concat(json).toString(), recording }
}

t.test('a recording is cut out wherever the pieces end', async t => {
  const base64 = Buffer.from('sound of sleep').toString('base64')
  const body = `{"message":"a \\"quoted\\" 1","audio_data" : "${base64}","more":1}`
  const json = '{"message":"a \\"quoted\\" 1","audio_data" : "","more":1}'
  for (const length of [1, 2, 7, 20, 40, 1_000])
    t.same(await cut(body, length), { json, recording: 'sound of sleep' }, `${length}`)
  t.same(await cut('{"audio_data":""}', 3), { json: '{"audio_data":""}', recording: null })
  t.same(await cut('{"message":"words"}', 3), { json: '{"message":"words"}', recording: null })
})

t.test('a body that comes byte by byte is searched in time that grows with its length', async t => {
  // Searched at every byte it would take minutes.
  const head = `{"message":"","audio_data":${' '.repeat(LIMIT - 1_000)}`
  t.same(await cut(head, 1), { json: head, recording: null })
  await t.rejects(cut(`"${'x'.repeat(LIMIT)}"`, 100), { message: /too much/ })
})
