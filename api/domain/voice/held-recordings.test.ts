import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import { createHeldRecordings } from './held-recordings.ts'

t.test('one debater, and all together, hold so much until it is let go', async t => {
  const held = createHeldRecordings({ ofOne: 10, ofAll: 15 })
  const [first, second, other] = [held.hold('user 1'), held.hold('user 1'), held.hold('user 2')]
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
