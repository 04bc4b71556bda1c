import type { DisconnectReason } from '#schema/voice/socket-events.ts'
import type { VoiceEvent, VoiceSession } from './voice-session.ts'

export type VoiceListener = (event: VoiceEvent) => void

/** One listener's place in a session. */
export type VoiceSeat = {
  session: VoiceSession
  /** False once somebody else has taken the session over. */
  isTaken(): boolean
  leave(): void
}

type Entry = { owner: string; session: VoiceSession; listener: VoiceListener | null }

/** The sessions of this server: one a debate, with one listener each. */
export type VoiceSessions = {
  /**
   * The listener's seat in the debate's session, which is opened where there is none. Who sat
   * there before is told that somebody else speaks now. Sitting down again attaches again.
   */
  sit(
    at: { debateId: string; owner: string; listener: VoiceListener },
    open: (onClosed: () => void) => VoiceSession,
  ): VoiceSeat
  /** For a shutdown: resolves when all has been stored. */
  closeAll(reason: DisconnectReason): Promise<void>
}

export const createVoiceSessions = (): VoiceSessions => {
  const entries = new Map<string, Entry>()

  const enter = (
    debateId: string,
    owner: string,
    open: (onClosed: () => void) => VoiceSession,
  ): Entry => {
    const earlier = entries.get(debateId)
    if (earlier?.owner === owner) return earlier
    // A guest who has logged in since: the debate is the user's now.
    if (earlier) void earlier.session.close('taken-over')
    const session: VoiceSession = open(() => {
      if (entries.get(debateId)?.session === session) entries.delete(debateId)
    })
    const entry: Entry = { owner, session, listener: null }
    entries.set(debateId, entry)
    return entry
  }

  return {
    sit({ debateId, owner, listener }, open) {
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
          entry.session.detach()
        },
      }
    },
    closeAll: async reason => {
      await Promise.all([...entries.values()].map(({ session }) => session.close(reason)))
    },
  }
}
