import t from 'tap'
import { DomainError } from '#api/domain/domain-error.ts'
import type { Viewer } from '#api/domain/viewer.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import { createHeldRecordings } from '../held-recordings.ts'
import { createListening } from './listening.ts'

const speaker: Viewer = { kind: 'guest', guestId: 'ada', address: '192.0.2.1' }

const SECOND = Buffer.alloc(48_000).toString('base64')

t.test('a turn that finds no room is told once and is what was heard until then', async t => {
  const emitted: VoiceEvent[] = []
  const held = createHeldRecordings({ ofOne: 150_000, ofNetwork: 150_000, ofAll: 150_000 })
  const listening = createListening(
    event => emitted.push(event),
    () => held.hold(speaker),
  )
  listening.append(SECOND)
  listening.append(SECOND)
  listening.append(SECOND)
  t.throws(() => listening.append(SECOND), new DomainError('SPOKEN_TURN_CUT_OFF'))
  listening.append(SECOND)
  const taken = listening.take()
  t.equal(taken?.file.bytes.read().length, 44 + 144_000)
  t.same(
    emitted.map(({ name }) => name),
    ['speech-started', 'speech-stopped'],
  )
  t.throws(
    () => listening.append(SECOND),
    new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }),
    'the turn before it still takes up its room, and nothing of this one was heard',
  )
  t.equal(listening.take(), null)
  taken?.file.bytes.letGo()
  listening.append(SECOND)
  listening.append(SECOND)
  listening.clear()
  held.hold(speaker).add(150_000)
})
