import { PassThrough, Readable } from 'node:stream'
import t from 'tap'
import { createPacedBody } from './paced-body.ts'

t.test('others have their turn between two pieces, however fast a body comes', async t => {
  const sent = ['one', 'two', 'three', 'four']
  const body = Readable.from(sent.map(text => Buffer.from(text)))
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  t.teardown(() => clearImmediate(next))
  const seen: number[] = []
  const came: string[] = []
  for await (const piece of createPacedBody(body, () => () => undefined).pieces) {
    came.push(piece.toString())
    seen.push(turns)
  }
  t.same(came, sent)
  t.ok(
    seen.every((each, nth) => nth === 0 || each > (seen[nth - 1] ?? 0)),
    `${seen}`,
  )
})

t.test('who is too slow is told, also while the last piece is being read', async t => {
  const body = new PassThrough()
  let runOut = (): void => undefined
  const { pieces, hurry } = createPacedBody(body, (_ms, act) => {
    runOut = act
    return () => undefined
  })
  const reading = pieces[Symbol.asyncIterator]()
  hurry()
  body.write('a piece')
  t.match(await reading.next(), { value: Buffer.from('a piece') })
  runOut()
  await t.rejects(reading.next(), { message: /did not arrive/ })
})
