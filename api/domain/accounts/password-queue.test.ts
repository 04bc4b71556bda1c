import t from 'tap'
import { createPasswordQueue } from './password-queue.ts'

const from = (address: string) => ({ address })

/** Work that waits for the test. */
const heldWork = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<void>(resolve => {
      begun.push(name)
      ends.push(resolve)
    })
  const endNext = async () => {
    ends.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { begun, work, endNext }
}

t.test('two at a time, and networks take turns', async t => {
  const { begun, work, endNext } = heldWork()
  const queue = createPasswordQueue()
  const all = ['a1', 'a2', 'a3', 'a4'].map(name => queue.run(from('192.0.2.1'), work(name)))
  all.push(queue.run(from('192.0.2.2'), work('b1')))
  await new Promise(resolve => setImmediate(resolve))
  t.same(begun, ['a1', 'a2'])
  for (let ended = 0; ended < 5; ended += 1) await endNext()
  t.same(begun, ['a1', 'a2', 'a3', 'b1', 'a4'])
  await Promise.all(all)
})

t.test('a network with too much waiting is refused, others are not', async t => {
  const { work, endNext } = heldWork()
  const queue = createPasswordQueue()
  const all = Array.from({ length: 42 }, () => queue.run(from('192.0.2.1'), work('a')))
  const refused = await queue.run(from('192.0.2.1'), work('a')).catch((error: unknown) => error)
  t.match(refused, { said: { code: 'REQUESTS_TOO_MANY' }, retryAfter: 2 })
  const other = queue.run(from('192.0.2.2'), work('b'))
  for (let ended = 0; ended < 43; ended += 1) await endNext()
  await Promise.all([...all, other])
})

t.test('all networks of one site have twice the share of a network', async t => {
  const { work, endNext } = heldWork()
  const queue = createPasswordQueue()
  const all = Array.from({ length: 82 }, (_, nth) =>
    queue.run(from(`2001:db8:1:${nth}::1`), work('a')),
  )
  const refused = await queue
    .run(from('2001:db8:1:99::1'), work('a'))
    .catch((error: unknown) => error)
  t.match(refused, { said: { code: 'REQUESTS_TOO_MANY' }, retryAfter: 2 })
  all.push(queue.run(from('2001:db8:2::1'), work('b')), queue.run(from('192.0.2.1'), work('c')))
  for (let ended = 0; ended < 84; ended += 1) await endNext()
  await Promise.all(all)
  t.equal(await queue.run(from('2001:db8:1:99::1'), async () => 1), 1)
})

t.test('when all together wait too long, the server is busy', async t => {
  const { work, endNext } = heldWork()
  const queue = createPasswordQueue()
  const all = Array.from({ length: 202 }, (_, nth) => queue.run(from(`192.0.2.${nth}`), work('a')))
  const refused = await queue.run(from('192.0.2.250'), work('a')).catch((error: unknown) => error)
  t.match(refused, { said: { code: 'SERVER_BUSY' }, retryAfter: 5 })
  for (let ended = 0; ended < 202; ended += 1) await endNext()
  await Promise.all(all)
})

t.test('work that fails makes room', async t => {
  const queue = createPasswordQueue()
  const fail = () => Promise.reject(new Error('no'))
  for (let at = 0; at < 5; at += 1) await t.rejects(queue.run(from('192.0.2.1'), fail), /no/)
  t.equal(await queue.run(from('192.0.2.1'), async () => 1), 1)
})
