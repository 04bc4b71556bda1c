import { serverStopping } from '#api/domain/server-stopping.ts'
import type { DisconnectReason } from '#schema/voice/socket-events.ts'
import type { OnClosed, VoiceEvent, VoiceSession } from './voice-session.ts'

export type VoiceListener = (event: VoiceEvent) => void

/** One listener's place in a session. */
export type VoiceSeat = {
  session: VoiceSession
  /** False once somebody else has taken the session over. */
  isTaken(): boolean
  leave(): void
}

type SessionEntry = { owner: string; session: VoiceSession; listener: VoiceListener | null }

/** The sessions of this server: one a debate, with one listener each. */
export type VoiceSessions = {
  /**
   * The listener's seat in the debate's session, which is opened where there is none. Who sat
   * there before is told that somebody else speaks now. Sitting down again attaches again.
   * SERVER_STOPPING after closeAll.
   */
  sit(
    at: { debateId: string; owner: string; listener: VoiceListener },
    open: (onClosed: OnClosed) => VoiceSession,
  ): VoiceSeat
  /** For a shutdown: resolves when all has been stored. */
  closeAll(reason: DisconnectReason): Promise<void>
}

export const createVoiceSessions = (): VoiceSessions => {
  const entries = new Map<string, SessionEntry>()
  /** Sessions that are over and still store what was said. */
  const settling = new Set<Promise<unknown>>()
  let isStopping = false

  const waitFor = (settled: Promise<unknown>) => {
    const over = settled.catch(() => undefined).finally(() => settling.delete(over))
    settling.add(over)
  }

  const enter = (
    debateId: string,
    owner: string,
    open: (onClosed: OnClosed) => VoiceSession,
  ): SessionEntry => {
    const earlier = entries.get(debateId)
    if (earlier?.owner === owner) return earlier
    // A guest who has logged in since: the debate is the user's now.
    if (earlier) waitFor(earlier.session.close('taken-over'))
    const session: VoiceSession = open(settled => {
      if (entries.get(debateId)?.session === session) entries.delete(debateId)
      if (settled) waitFor(settled)
    })
    const entry: SessionEntry = { owner, session, listener: null }
    entries.set(debateId, entry)
    return entry
  }

  return {
    sit({ debateId, owner, listener }, open) {
      if (isStopping) throw serverStopping()
      const entry = enter(debateId, owner, open)
      if (entry.listener !== null && entry.listener !== listener)
        entry.listener({
          name: 'realtime-disconnected',
          payload: { reason: 'taken-over', recoverable: false },
        })
      entry.listener = listener
      entry.session.attach(listener)
      return {
        session: entry.session,
        isTaken: () => entry.listener === listener,
        leave: () => {
          if (entry.listener !== listener) return
          entry.listener = null
          // A session that is over waits for nobody to come back.
          if (entries.get(debateId) === entry) entry.session.detach()
        },
      }
    },
    closeAll: async reason => {
      isStopping = true
      await Promise.all([...entries.values()].map(({ session }) => session.close(reason)))
      await Promise.all(settling)
    },
  }
}
