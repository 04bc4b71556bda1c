import t from 'tap'
import { serverStopping } from '#api/domain/server-stopping.ts'
import type { VoiceSession } from './voice-session.ts'
import { createVoiceSessions } from './voice-sessions.ts'

const AT = { debateId: 'd1', owner: 'u1', listener: () => undefined }

/** A session that only tells how often its listener has gone. */
const openQuiet = (onClosed: () => void) => {
  const calls = { detached: 0 }
  const session: Partial<VoiceSession> = {
    attach: () => undefined,
    detach: () => {
      calls.detached += 1
    },
    close: async () => onClosed(),
  }
  return { calls, session: session as VoiceSession }
}

t.test('who leaves is waited for, unless the session is over', async t => {
  const sessions = createVoiceSessions()
  const opened: ReturnType<typeof openQuiet>[] = []
  const sit = () =>
    sessions.sit(AT, onClosed => {
      const quiet = openQuiet(() => onClosed())
      opened.push(quiet)
      return quiet.session
    })
  sit().leave()
  t.equal(opened[0]?.calls.detached, 1)
  const seat = sit()
  await sessions.closeAll('server-stopping')
  seat.leave()
  t.equal(opened[0]?.calls.detached, 1, 'a timer would keep a server from ending')
  t.equal(opened.length, 1)
})

t.test('a join that was under way when the server stopped opens no session', async t => {
  const sessions = createVoiceSessions()
  const opened: VoiceSession[] = []
  const sit = () =>
    sessions.sit(AT, onClosed => {
      const { session } = openQuiet(() => onClosed())
      opened.push(session)
      return session
    })
  await sessions.closeAll('server-stopping')
  t.throws(sit, serverStopping())
  t.equal(opened.length, 0, 'nobody would close it')
})
