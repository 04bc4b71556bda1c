import { rest } from '../../lib/rest.ts'
import { catchUp, POLL_PAUSES_MS } from './catch-up.ts'
import { storedTurnOf } from './debate-reducer.ts'
import type { DebateSession } from './debate-session.ts'

/**
 * Takes the turn that waits for its reply back: its words go where they can be sent anew. When it
 * is too late, or the server cannot be told, the debate goes on as the server has it.
 */
export const takeBack = async (session: DebateSession): Promise<void> => {
  const [id, turn, turnId] = [session.debateId(), session.openTurn(), storedTurnOf(session.read())]
  if (id === null || turn === null || turnId === null) return
  const isCurrent = session.mark()
  try {
    await rest.withdrawTurn(id, turnId)
  } catch {
    if (isCurrent()) await catchUp(session, POLL_PAUSES_MS)
    return
  }
  if (!isCurrent()) return
  // The socket may have told so already.
  session.dispatch({ kind: 'withdrawn', turnId })
  session.emit({ kind: 'taken-back', text: turn.text })
}
