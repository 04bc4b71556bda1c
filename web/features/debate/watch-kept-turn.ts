import { pause } from '../../lib/clock.ts'
import type { OpenTurn } from './debate-reducer.ts'
import type { DebateSession } from './debate-session.ts'

/** The pauses between tries while nothing tells that the line is back; seven minutes in all. */
export const TRY_AGAIN_MS = [2000, 4000, 8000, ...Array<number>(13).fill(30_000)]

/** Hands a kept turn over again and again, until the answer is called. Its id makes that harmless. */
export const watchKeptTurn = (
  session: DebateSession,
  handOver: (turn: OpenTurn) => Promise<void>,
) => {
  let waitingId: string | undefined
  const tryAgain = async (turn: OpenTurn) => {
    const isCurrent = session.mark()
    for (const pauseMs of TRY_AGAIN_MS) {
      await pause(session.clock, pauseMs)
      if (!isCurrent() || session.keptTurn()?.clientTurnId !== turn.clientTurnId) return
      await handOver(turn)
    }
  }
  return session.subscribe(() => {
    const turn = session.keptTurn()
    if (turn?.clientTurnId === waitingId) return
    waitingId = turn?.clientTurnId
    if (turn) void tryAgain(turn)
  })
}
