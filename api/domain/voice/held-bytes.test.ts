import t from 'tap'
import type { Viewer } from '#api/domain/viewer.ts'
import { createHeldBytes } from './held-bytes.ts'
import { createHeldRecordings } from './held-recordings.ts'

const ada: Viewer = { kind: 'guest', guestId: 'ada', address: '192.0.2.1' }

/** So many bytes, with all the room that there is. */
const holdAll = (length: number) => {
  const files = createHeldRecordings({ ofOne: length, ofNetwork: length, ofAll: length })
  const held = files.hold(ada)
  held.add(length)
  const buffer = Buffer.alloc(length, 'sound')
  const isFree = () => {
    const spare = files.hold(ada)
    try {
      spare.add(length)
      spare.release()
      return true
    } catch {
      return false
    }
  }
  return { buffer, bytes: createHeldBytes(buffer, held), isFree }
}

t.test('bytes that are let go give back their memory and their room', async t => {
  const { buffer, bytes, isFree } = holdAll(1_000_000)
  t.equal(bytes.read().length, 1_000_000)
  bytes.letGo()
  t.equal(buffer.length, 0)
  t.ok(isFree())
  t.throws(() => bytes.read(), { message: /the recording is gone/ })
  bytes.letGo()
})

t.test('few bytes leave alone those beside which they stand', async t => {
  const [small, neighbour] = [Buffer.from('small'), Buffer.from('neighbour')]
  createHeldBytes(small, null).letGo()
  t.equal(neighbour.toString(), 'neighbour')
})

t.test('who brought them may leave while they are used', async t => {
  const [used, unused] = [holdAll(10), holdAll(10)]
  used.bytes.use()
  for (const { bytes } of [used, unused]) bytes.leave()
  t.equal(used.bytes.read().length, 10)
  t.notOk(used.isFree())
  t.ok(unused.isFree())
  used.bytes.letGo()
  t.ok(used.isFree())
})
