import type { TextDebateSocket } from '../../lib/socket.ts'
import { catchUp, POLL_PAUSES_MS } from './catch-up.ts'
import type { OpenTurn } from './debate-reducer.ts'
import type { DebateSession } from './debate-session.ts'
import { type Delivery, deliverTurn } from './deliver-turn.ts'
import { replyInDemo } from './demo.ts'

const show = (session: DebateSession, turn: OpenTurn, delivery: Delivery) => {
  const { dispatch, emit, sentenceOf, text, at } = session
  if (delivery.kind === 'stored') dispatch(delivery)
  else if (delivery.kind === 'replied') {
    dispatch({ kind: 'stored', turnId: delivery.userTurnId })
    dispatch({ kind: 'replied', turnId: delivery.turnId, text: delivery.text, at: at() })
  } else if (delivery.kind === 'unanswered')
    dispatch({ ...delivery, problem: sentenceOf(delivery.problem) || text.errors.sendFailed })
  else if (delivery.kind === 'refused') {
    dispatch({ kind: 'refused' })
    emit({ kind: 'refused', text: turn.text, problem: sentenceOf(delivery.problem) })
  } else if (delivery.kind === 'conflict') void catchUp(session, POLL_PAUSES_MS)
  else dispatch({ kind: 'kept' })
}

/** Hands a turn to the server, or to the demo, and shows what became of it. */
export const handOverTurn = async (
  session: DebateSession,
  socket: TextDebateSocket | null,
  turn: OpenTurn,
) => {
  const [id, isCurrent] = [session.debateId(), session.mark()]
  if (session.isDemo() || id === null) return replyInDemo(session, turn)
  const delivery = await deliverTurn(session.clock, socket, id, turn)
  if (isCurrent() && session.openTurn()?.clientTurnId === turn.clientTurnId)
    show(session, turn, delivery)
}
