import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import { createHeldRecordings } from './held-recordings.ts'

const user = (userId: string, address: string): Viewer => ({
  kind: 'user',
  userId,
  guestId: null,
  address,
})
const ada = user('ada', '192.0.2.1')

t.test('one debater, and all together, hold so much until it is let go', async t => {
  const held = createHeldRecordings({ ofOne: 10, ofNetwork: 15, ofAll: 15 })
  const [first, second] = [held.hold(ada), held.hold(ada)]
  const other = held.hold(user('ben', '192.0.2.2'))
  first.add(6)
  t.throws(() => second.add(5), new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }))
  second.add(4)
  t.throws(() => other.add(6), new DomainError('SERVER_BUSY', {}, { retryAfter: 1 }))
  other.add(5)
  first.release()
  first.release()
  t.throws(() => second.add(7), new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }))
  second.add(6)
  t.throws(() => other.add(1), new DomainError('SERVER_BUSY', {}, { retryAfter: 1 }))
  second.release()
  other.add(5)
})

t.test('a network has a share of its own, of IPv6 a /64', async t => {
  const held = createHeldRecordings({ ofOne: 10, ofNetwork: 12, ofAll: 24 })
  const first = held.hold(user('ada', '2001:db8::1'))
  const second = held.hold(user('cleo', '192.0.2.1'))
  first.add(10)
  second.add(10)
  const neighbour = held.hold(user('ben', '2001:db8::2'))
  t.throws(() => neighbour.add(3), new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }))
  neighbour.add(2)
  const far = held.hold(user('ben', '2001:db8:0:1::1'))
  t.throws(() => far.add(3), new DomainError('SERVER_BUSY', {}, { retryAfter: 1 }))
  first.release()
  far.add(8)
})

t.test('a /48 of IPv6 has one and a half times what one network in it has', async t => {
  const held = createHeldRecordings({ ofOne: 10, ofNetwork: 10, ofAll: 100 })
  const holdFrom = (address: string) => held.hold(user(address, address))
  const [first, second] = [holdFrom('2001:db8:1:1::1'), holdFrom('2001:db8:1:2::1')]
  first.add(10)
  t.throws(() => second.add(6), new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }))
  second.add(5)
  holdFrom('2001:db8:2:1::1').add(10)
  holdFrom('192.0.2.1').add(10)
  holdFrom('192.0.2.2').add(10)
  first.release()
  second.add(5)
})
