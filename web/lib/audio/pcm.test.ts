import t from 'tap'
import { fromBase64, toBase64Pieces } from './base64.ts'
import { bytesToPcm16, fromPcm16, pcm16ToBytes, rootMeanSquare, toPcm16 } from './pcm.ts'

t.test('samples become 16-bit PCM, clipped, in little-endian order', t => {
  const pcm = toPcm16(Float32Array.from([0, 1, -1, 2, -2, 0.5]))
  t.same([...pcm], [0, 32767, -32767, 32767, -32768, 16384])
  t.same([...pcm16ToBytes(Int16Array.from([1, -2]))], [1, 0, 0xfe, 0xff])
  t.end()
})

t.test('there and back is the same', t => {
  const pcm = Int16Array.from([0, 1, -1, 32767, -32767, 12345])
  t.same(bytesToPcm16(pcm16ToBytes(pcm)), pcm)
  t.same(toPcm16(fromPcm16(pcm)), pcm)
  t.same([...bytesToPcm16(Uint8Array.from([1, 0, 7]))], [1], 'half a sample is dropped')
  const shifted = Uint8Array.from([9, 1, 0, 2, 0]).subarray(1)
  t.same([...bytesToPcm16(shifted)], [1, 2], 'from the middle of a buffer')
  t.end()
})

t.test('base64 comes in pieces of 32 KB at most, each of whole samples', t => {
  const bytes = Uint8Array.from({ length: 60_000 }, (_, index) => index * 7)
  const pieces = toBase64Pieces(bytes)
  t.equal(pieces.length, 3)
  for (const piece of pieces) {
    t.ok(piece.length <= 32 * 1024)
    t.equal(fromBase64(piece).length % 2, 0)
    t.match(piece, /^[A-Za-z0-9+/]+={0,2}$/)
  }
  t.same(Buffer.concat(pieces.map(piece => fromBase64(piece))), Buffer.from(bytes))
  t.same(toBase64Pieces(new Uint8Array()), [])
  t.throws(() => fromBase64('no base64!'))
  t.end()
})

t.test('loudness is the root mean square', t => {
  t.equal(rootMeanSquare(new Float32Array()), 0)
  t.equal(rootMeanSquare(Float32Array.from([0.5, -0.5])), 0.5)
  t.end()
})
