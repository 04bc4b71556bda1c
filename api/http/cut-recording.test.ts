import { Readable } from 'node:stream'
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

t.test('a body without a recording is in memory once, and not at all when refused', async t => {
  const size = LIMIT / 8
  const before = process.memoryUsage().arrayBuffers
  const held = () => process.memoryUsage().arrayBuffers - before
  let most = 0
  const body = async function* () {
    for (let sent = 0; sent < 2 * LIMIT; sent += size) {
      yield Buffer.allocUnsafeSlow(size).fill('x')
      most = Math.max(most, held())
    }
  }
  const options = { limit: LIMIT, most: 3, onPiece: async () => undefined, onRecording: () => null }
  await t.rejects(async () => {
    for await (const json of cutRecording(body(), options)) t.fail(`${json.length} bytes`)
  })
  t.ok(most < LIMIT + 2 * size, `${most} bytes at most`)
  t.ok(held() < 2 * size, `${held()} bytes after it`)
})

t.test('the pieces of a recording give their memory back as they are read', async t => {
  const size = 64 * 1024
  const pieceOf = (text: string) => {
    const piece = Buffer.allocUnsafeSlow(text.length)
    piece.write(text)
    return piece
  }
  const small = Buffer.from('E'.repeat(1_000))
  const shared = Buffer.from(`${'F'.repeat(size)}of somebody else`)
  const head = pieceOf('{"audio_data":"'.padEnd(size, 'A'))
  const [first, second] = [pieceOf('B'.repeat(size)), pieceOf('C'.repeat(size))]
  const sent = [head, first, shared.subarray(0, size), small, second, Buffer.from('D"}')]
  let length = 0
  const json: string[] = []
  for await (const piece of cutRecording(Readable.from(sent), {
    limit: LIMIT,
    most: size * 4,
    onPiece: async characters => {
      length += characters
    },
    onRecording: () => undefined,
  }))
    json.push(piece.toString())
  t.same(json, ['{"audio_data":"', '"}'])
  t.equal(length, 4 * size - '{"audio_data":"'.length + small.length + 'D'.length)
  t.same([first.buffer.byteLength, second.buffer.byteLength], [0, 0])
  t.equal(shared.length, size + 'of somebody else'.length, 'what others share stays')
  t.equal(small.length, 1_000)
})
