import { newId } from '../../lib/new-id.ts'
import { rest } from '../../lib/rest.ts'
import { resumeDebate, startDebate } from './begin-debate.ts'
import { catchUp, POLL_PAUSES_MS } from './catch-up.ts'
import type { DebateState, OpenTurn } from './debate-reducer.ts'
import { createDebateSession, type SessionDeps } from './debate-session.ts'
import { replyInDemo, startDemo } from './demo.ts'
import { handOverTurn } from './hand-over-turn.ts'
import { watchUnsentTurn } from './kept-turn.ts'
import { leaveDemo } from './leave-demo.ts'
import { createLiveLink, type OpenSocket } from './live-link.ts'
import type { DebateSource } from './page-event.ts'
import { takeBack } from './take-back.ts'
import { watchKeptTurn } from './watch-kept-turn.ts'
import { watchSilence } from './watch-silence.ts'

export type DebateClient = {
  read: () => DebateState
  subscribe: (listener: () => void) => () => void
  /** Starts or resumes; the answer closes. */
  open: (source: DebateSource) => () => void
  send: (text: string) => void
  askAgain: () => void
  /** Stops the reply that is being given. */
  stop: () => void
  /** Takes back the turn that waits for its reply. */
  takeBack: () => void
  /** Tries to get from a demo, or from single requests, back to the live debate. */
  reconnect: () => Promise<void>
  /** Goes on with the demo opponent while the server cannot be reached; nothing more is saved. */
  playDemo: () => void
}

type ClientDeps = SessionDeps & {
  openSocket: OpenSocket
  /** Calls whenever the browser is online again, until the answer is called. */
  onOnline: (listener: () => void) => () => void
}

/** One debate as it goes on: socket events and answers in, states out. Knows nothing of React. */
export const createDebateClient = ({ openSocket, onOnline, ...deps }: ClientDeps): DebateClient => {
  const session = createDebateSession(deps)
  const link = createLiveLink(session, openSocket)
  let source: DebateSource | null = null

  const begin = async (opened: DebateSource) => {
    const isCurrent = session.mark()
    if (opened.kind === 'resume') await resumeDebate(session, opened.debateId, link.goLive)
    else if (!(await startDebate(session, opened.setup, link.goLive)) && isCurrent())
      startDemo(session, opened.setup)
  }
  const handOver = (turn: OpenTurn) => handOverTurn(session, link.socket(), turn)
  const handOverKept = async () => {
    const kept = session.keptTurn()
    if (kept) await handOver(kept)
  }
  const reconnect = async () => {
    if (session.isDemo()) {
      if (source) await leaveDemo(session, source, link.goLive)
      return
    }
    session.dispatch({ kind: 'connection', connection: 'lost' })
    link.connect()
    await handOverKept()
  }

  return {
    read: session.read,
    subscribe: session.subscribe,
    open: opened => {
      source = opened
      session.renew()
      const forget = [
        watchSilence(session),
        watchUnsentTurn(session),
        watchKeptTurn(session, handOver),
      ]
      void begin(opened)
      const forgetOnline = onOnline(() => {
        if (session.isDemo()) void leaveDemo(session, opened, link.goLive)
        else {
          link.connect()
          void handOverKept()
        }
      })
      return () => {
        forgetOnline()
        session.renew()
        for (const stop of forget) stop()
        link.close()
      }
    },
    send: words => {
      const state = session.read()
      if (state.kind !== 'debating' || state.floor.kind !== 'user') return
      const turn = { clientTurnId: newId(), text: words.trim() }
      session.dispatch({ kind: 'sent', turn, at: session.at() })
      void handOver(turn)
    },
    stop: () => {
      const id = session.debateId()
      // What was said comes as the reply; when the server cannot be told, the reply goes on.
      if (id !== null && session.isReplying())
        rest.stopReply(id).catch(() => void catchUp(session, POLL_PAUSES_MS))
    },
    takeBack: () => void takeBack(session),
    askAgain: () => {
      const turn = session.openTurn()
      session.dispatch({ kind: 'asked-again' })
      if (turn) void handOver(turn)
    },
    reconnect,
    playDemo: () => {
      const turn = session.openTurn()
      session.renew()
      session.dispatch({ kind: 'went-offline' })
      if (turn) replyInDemo(session, turn)
    },
  }
}
