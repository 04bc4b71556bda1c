import t from 'tap'
import type { Span } from '#db/queries/admin-pages.ts'
import { createReadTogether } from './read-together.ts'

/** A list whose rows are their own places; it notes what is read of it. */
const countedList = (total: number) => {
  const spans: Span[] = []
  const read = async (span: Span) => {
    spans.push(span)
    const length = Math.max(0, Math.min(span.limit, total - span.offset))
    return { rows: rowsFrom(span.offset, length), total, isExact: true }
  }
  return { spans, read }
}

const rowsFrom = (offset: number, length = 10) => Array.from({ length }, (_, at) => offset + at)
const tenFrom = (offset: number): Span => ({ offset, limit: 10 })

t.test('neighbouring pages of a list that are asked for at once are one read', async t => {
  const readTogether = createReadTogether()
  const { spans, read } = countedList(1_000)
  const offsets = [20, 0, 10, 40, 20]
  const answers = await Promise.all(
    offsets.map(offset => readTogether('list', tenFrom(offset), read)),
  )
  t.same(spans, [{ offset: 0, limit: 50 }])
  t.same(
    answers,
    offsets.map(offset => ({ rows: rowsFrom(offset), total: 1_000, isExact: true })),
  )
  t.same((await readTogether('list', tenFrom(0), read)).rows, rowsFrom(0))
  t.equal(spans.length, 2, 'who asks later has a read of their own')
})

t.test('a page alone, far ones and other lists are read as they are', async t => {
  const readTogether = createReadTogether()
  const [one, other] = [countedList(1_000), countedList(95)]
  const answers = await Promise.all([
    readTogether('one', tenFrom(0), one.read),
    readTogether('one', tenFrom(90), one.read),
    readTogether('one', tenFrom(100), one.read),
    readTogether('one', { offset: 500, limit: 100 }, one.read),
    readTogether('other', tenFrom(90), other.read),
    readTogether('other', tenFrom(100), other.read),
  ])
  t.same(one.spans, [
    { offset: 0, limit: 100 },
    { offset: 100, limit: 10 },
    { offset: 500, limit: 100 },
  ])
  t.same(other.spans, [{ offset: 90, limit: 25 }])
  t.same(
    answers.map(({ rows }) => rows),
    [rowsFrom(0), rowsFrom(90), rowsFrom(100), rowsFrom(500, 100), rowsFrom(90, 5), []],
  )
})

t.test('a read that fails fails for all who wait for it, and for nobody else', async t => {
  const readTogether = createReadTogether()
  const away = new Error('the database is away')
  const read = async (span: Span) => {
    if (span.offset < 100) throw away
    return { rows: [span.offset], total: 1, isExact: true }
  }
  const [first, second, third] = await Promise.allSettled(
    [0, 10, 500].map(offset => readTogether('list', tenFrom(offset), read)),
  )
  t.same([first, second], Array(2).fill({ status: 'rejected', reason: away }))
  t.match(third, { status: 'fulfilled', value: { rows: [500] } })
})

t.test(
  'who asks while a list is being read waits for the end of that, and not for long',
  async t => {
    const readTogether = createReadTogether()
    const { spans, read } = countedList(1_000)
    const slow = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const readSlowly = async (span: Span) => {
      const page = await read(span)
      begun.resolve()
      await slow.promise
      return page
    }
    const first = readTogether('list', tenFrom(0), readSlowly)
    await begun.promise
    const next = [20, 30].map(offset => readTogether('list', tenFrom(offset), readSlowly))
    slow.resolve()
    await Promise.all([first, ...next])
    t.same(spans, [tenFrom(0), { offset: 20, limit: 25 }], 'the second read began after the first')

    const stuck = Promise.withResolvers<void>()
    const never = async () => {
      stuck.resolve()
      return new Promise<never>(() => undefined)
    }
    void readTogether('stuck', tenFrom(0), never)
    await stuck.promise
    t.same((await readTogether('stuck', tenFrom(500), read)).rows, rowsFrom(500))
  },
)
