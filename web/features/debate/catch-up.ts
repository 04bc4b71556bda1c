import type { DebateSession } from './debate-session.ts'
import { pollForReply } from './poll-for-reply.ts'

/** The pauses between polls for a reply that no socket brings us. */
export const POLL_PAUSES_MS = [1000, 2000, 4000, 8000, 8000, 8000]

/** Puts in order what the server has and what is shown; asks again after each pause. */
export const catchUp = async (session: DebateSession, pausesMs: readonly number[]) => {
  const { clock, text, emit, dispatch } = session
  const [id, turn, isCurrent] = [session.debateId(), session.openTurn(), session.mark()]
  if (id === null) return
  const isWanted = () =>
    isCurrent() &&
    !session.isDemo() &&
    (!turn || session.openTurn()?.clientTurnId === turn.clientTurnId)
  const seen = await pollForReply(clock, id, pausesMs, isWanted)
  if (seen.kind === 'ended') emit({ kind: 'ended', debateId: id })
  else if (seen.kind === 'unreachable') dispatch({ kind: 'kept' })
  else if (seen.kind === 'seen') {
    dispatch({ kind: 'synced', turns: seen.turns, problem: text.noReplyYet })
    const isKnown = seen.turns.some(({ client_turn_id }) => client_turn_id === turn?.clientTurnId)
    if (turn && !isKnown) emit({ kind: 'refused', text: turn.text, problem: '' })
  }
}
