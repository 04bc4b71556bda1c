import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import { createHeldRecordings } from '../held-recordings.ts'
import { createListening } from './listening.ts'

const SECOND = Buffer.alloc(48_000).toString('base64')

t.test('a turn that finds no room is told once and is what was heard until then', async t => {
  const emitted: VoiceEvent[] = []
  const held = createHeldRecordings({ ofOne: 100_000, ofAll: 100_000 })
  const listening = createListening(event => emitted.push(event), held.hold('user 1'))
  listening.append(SECOND)
  listening.append(SECOND)
  t.throws(
    () => listening.append(SECOND),
    new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }),
  )
  listening.append(SECOND)
  t.equal(listening.take()?.pcm.length, 96_000)
  t.same(
    emitted.map(({ name }) => name),
    ['speech-started', 'speech-stopped'],
  )
  listening.append(SECOND)
  listening.append(SECOND)
  listening.clear()
  held.hold('user 2').add(100_000)
})
