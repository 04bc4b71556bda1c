import type { TextDebateEvent, TextDebateSocket } from '../../lib/socket.ts'
import { catchUp, POLL_PAUSES_MS } from './catch-up.ts'
import type { DebateSession } from './debate-session.ts'
import { handOverTurn } from './hand-over-turn.ts'
import { hearReply } from './hear-reply.ts'

export type OpenSocket = (emit: (event: TextDebateEvent) => void) => TextDebateSocket

export type LiveLink = {
  /** Takes turns; null while the debate is not joined. */
  socket: () => TextDebateSocket | null
  /** Connects to a debate, instead of the one before. */
  goLive: (debateId: string) => void
  connect: () => void
  close: () => void
}

/** The socket of a debate: joins whenever it connects, and shows how the connection stands. */
export const createLiveLink = (session: DebateSession, openSocket: OpenSocket): LiveLink => {
  const { dispatch } = session
  let socket: TextDebateSocket | null = null

  const join = async (joining: TextDebateSocket, debateId: string) => {
    const ack = await joining.join(debateId).catch(() => null)
    if (joining !== socket) return
    if (!ack || 'error' in ack) return dispatch({ kind: 'connection', connection: 'plain' })
    dispatch({ kind: 'connection', connection: 'live' })
    const kept = session.keptTurn()
    if (kept) void handOverTurn(session, joining, kept)
    if (!ack.replying && session.isReplying()) void catchUp(session, [])
  }

  const hear = (event: TextDebateEvent, from: TextDebateSocket, debateId: string) => {
    if (from !== socket || session.read().kind !== 'debating' || session.isDemo()) return
    if (event.kind === 'connected') void join(from, debateId)
    else if (event.kind === 'lost') dispatch({ kind: 'connection', connection: 'lost' })
    else if (event.kind === 'gave-up') {
      dispatch({ kind: 'connection', connection: 'plain' })
      if (session.isReplying()) void catchUp(session, POLL_PAUSES_MS)
    } else hearReply(session, event)
  }

  return {
    socket: () => (session.isLive() ? socket : null),
    goLive: debateId => {
      socket?.close()
      const opened = openSocket(event => hear(event, opened, debateId))
      socket = opened
      opened.connect()
    },
    connect: () => socket?.connect(),
    close: () => {
      socket?.close()
      socket = null
    },
  }
}
