import t from 'tap'
import { createRingBuffer } from './ring-buffer.ts'

const numbers = (from: number, to: number) =>
  Float32Array.from({ length: to - from }, (_, index) => from + index)
const read = (ring: ReturnType<typeof createRingBuffer>, count: number) => {
  const into = new Float32Array(count)
  return [...into.subarray(0, ring.read(into))]
}

t.test('first in, first out, across its end', t => {
  const ring = createRingBuffer(8, 8)
  t.equal(ring.write(numbers(0, 6)), 6)
  t.same(read(ring, 4), [0, 1, 2, 3])
  t.equal(ring.write(numbers(6, 12)), 6)
  t.equal(ring.length(), 8)
  t.same(read(ring, 20), [4, 5, 6, 7, 8, 9, 10, 11])
  t.same(read(ring, 4), [])
  t.end()
})

t.test('it grows while it may, keeps the order, and then takes what there is room for', t => {
  const ring = createRingBuffer(4, 10)
  ring.write(numbers(0, 3))
  read(ring, 2)
  t.equal(ring.write(numbers(3, 9)), 6)
  t.equal(ring.write(numbers(9, 20)), 3, 'ten is the most')
  t.same(read(ring, 20), [2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  t.end()
})

t.test('cleared it holds nothing', t => {
  const ring = createRingBuffer(4, 4)
  ring.write(numbers(0, 3))
  ring.clear()
  t.equal(ring.length(), 0)
  t.equal(ring.write(numbers(5, 9)), 4)
  t.same(read(ring, 4), [5, 6, 7, 8])
  t.end()
})
