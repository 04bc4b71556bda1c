import { randomBytes } from 'node:crypto'
import t from 'tap'
import { createBase64Reader } from './base64-reader.ts'

const read = (text: string, pieceLength: number, most = text.length) => {
  const reader = createBase64Reader(most)
  for (let at = 0; at < text.length; at += pieceLength)
    reader.add(Buffer.from(text.slice(at, at + pieceLength)))
  return reader.finish()
}

t.test('base64 in pieces of any length gives the bytes', async t => {
  for (const length of [1, 2, 3, 255, 256, 257, 1_000, 1_001, 1_002]) {
    const bytes = randomBytes(length)
    const base64 = bytes.toString('base64')
    for (const head of ['', 'data:audio/webm;base64,', 'data:audio/webm;codecs=opus;base64,'])
      for (const pieceLength of [1, 3, 64, 999, 10_000])
        t.ok(read(head + base64, pieceLength).equals(bytes), `${length} in ${pieceLength}s`)
  }
})

t.test('what is no base64, or too much, gives no bytes', async t => {
  const long = 'QUJD'.repeat(200)
  for (const text of ['', 'QUJ', `${long}Q`, `${long}=QUJ`, `QUJ=${long}`, `${long}QUI=QUJD`])
    for (const pieceLength of [4, 7, 10_000]) t.equal(read(text, pieceLength).length, 0, text)
  for (const text of [`${long} `, `${long}!QUJ`, `data:audio/webm,${long}`, `${long}====`])
    t.equal(read(text, 4).length, 0, text)
  t.equal(read(long, 10, 600).length, 600)
  t.equal(read(long, 10, 599).length, 0)
})

t.test('what is dropped gives its bytes back at once', async t => {
  const reader = createBase64Reader(1_000_000)
  const before = process.memoryUsage().arrayBuffers
  reader.drop()
  t.ok(process.memoryUsage().arrayBuffers <= before - 1_000_000)
})

t.test('pieces are decoded without a text of each, which would fill the memory', async t => {
  const piece = Buffer.from('QUJD'.repeat(16_384))
  const reader = createBase64Reader(piece.length * 20)
  reader.add(piece)
  const before = process.memoryUsage().heapUsed
  let most = before
  for (let nth = 0; nth < 16; nth += 1) {
    reader.add(piece)
    most = Math.max(most, process.memoryUsage().heapUsed)
  }
  t.ok(most - before < 4 * piece.length, `${most - before} bytes`)
})
