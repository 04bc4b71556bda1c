import t from 'tap'
import { createRoundRobin } from './round-robin.ts'

t.test('callers take turns, each in the order of what it asked', async t => {
  const waiting = createRoundRobin<string>()
  t.equal(waiting.next(), undefined)
  for (const item of ['a1', 'a2', 'a3']) waiting.add('a', item)
  waiting.add('b', 'b1')
  t.same([waiting.size(), waiting.sizeOf('a'), waiting.sizeOf('c')], [4, 3, 0])
  t.equal(waiting.next(), 'a1')
  waiting.add('c', 'c1')
  const order = Array.from({ length: 5 }, () => waiting.next())
  t.same(order, ['b1', 'a2', 'c1', 'a3', undefined])
  t.equal(waiting.size(), 0)
})
