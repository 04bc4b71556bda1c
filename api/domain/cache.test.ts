import t from 'tap'
import { createCache } from './cache.ts'

/** A read that answers when it is told to. */
const heldRead = () => {
  const waiting: PromiseWithResolvers<string>[] = []
  return {
    load: () => {
      const answer = Promise.withResolvers<string>()
      waiting.push(answer)
      return answer.promise
    },
    asked: () => waiting.length,
    answer: (text: string) => waiting.shift()?.resolve(text),
    fail: (error: Error) => waiting.shift()?.reject(error),
  }
}

t.test('an answer is kept for its lifetime, and read once for all who ask', async t => {
  let now = 0
  const cache = createCache<{ totals: string }>(100, () => now)
  const read = heldRead()
  const both = Promise.all([cache.read('totals', read.load), cache.read('totals', read.load)])
  t.equal(read.asked(), 1)
  read.answer('first')
  t.same(await both, ['first', 'first'])
  now = 99
  t.equal(await cache.read('totals', read.load), 'first')
  now = 100
  const again = cache.read('totals', read.load)
  read.answer('second')
  t.equal(await again, 'second')
})

t.test('a read that was running at a change is neither handed on nor kept', async t => {
  const cache = createCache<{ totals: string }>(100, () => 0)
  const read = heldRead()
  const before = [cache.read('totals', read.load), cache.share('page 1', read.load)]
  cache.clear()
  const after = [cache.read('totals', read.load), cache.share('page 1', read.load)]
  t.equal(read.asked(), 4, 'who asks after the change is not given what was before it')
  for (const text of ['old', 'old rows', 'new', 'new rows']) read.answer(text)
  t.same(await Promise.all(before), ['old', 'old rows'])
  t.same(await Promise.all(after), ['new', 'new rows'])
  t.equal(await cache.read('totals', read.load), 'new')
})

t.test('a shared answer is read again once it is there', async t => {
  const cache = createCache(100, () => 0)
  const read = heldRead()
  const both = Promise.all([cache.share('page 1', read.load), cache.share('page 1', read.load)])
  t.equal(read.asked(), 1)
  read.answer('rows')
  t.same(await both, ['rows', 'rows'])
  const again = cache.share('page 1', read.load)
  read.answer('newer rows')
  t.equal(await again, 'newer rows')
})

t.test('a failed read is not kept', async t => {
  const cache = createCache<{ totals: string }>(100, () => 0)
  const read = heldRead()
  const failing = cache.read('totals', read.load)
  read.fail(new Error('the database is away'))
  await t.rejects(failing, { message: 'the database is away' })
  const again = cache.read('totals', read.load)
  read.answer('there')
  t.equal(await again, 'there')
})
