import type { Failure } from '#schema/messages/say.ts'
import { type Clock, pause } from '../../lib/clock.ts'
import { NetworkError, RestError, rest } from '../../lib/rest.ts'
import type { TextDebateSocket } from '../../lib/socket.ts'
import type { OpenTurn } from './debate-reducer.ts'

/** What became of a turn that was handed to the server. */
export type Delivery =
  /** Stored; the reply comes as socket events. */
  | { kind: 'stored'; turnId: string }
  | { kind: 'replied'; userTurnId: string; turnId: string; text: string }
  /** Not taken and never will be. */
  | { kind: 'refused'; problem: Failure }
  /** May be asked again under the same id. */
  | { kind: 'unanswered'; problem: Failure; isStored: boolean }
  /** Another turn runs, perhaps this very one, or the debate has ended. */
  | { kind: 'conflict' }
  | { kind: 'offline' }

const RETRY_AFTER_MS = 1000

const submitByRest = async (clock: Clock, debateId: string, turn: OpenTurn) => {
  const submit = () =>
    rest.submitTurn(debateId, { message: turn.text, client_turn_id: turn.clientTurnId })
  try {
    return await submit()
  } catch (error) {
    // A dropped packet is no reason to leave the debate; the id makes a second try harmless.
    if (!(error instanceof NetworkError)) throw error
    await pause(clock, RETRY_AFTER_MS)
    return submit()
  }
}

const deliverByRest = async (clock: Clock, debateId: string, turn: OpenTurn): Promise<Delivery> => {
  try {
    const answer = await submitByRest(clock, debateId, turn)
    return {
      kind: 'replied',
      userTurnId: answer.user_turn_id,
      turnId: answer.turn_id,
      text: answer.ai_response,
    }
  } catch (error) {
    if (error instanceof NetworkError) return { kind: 'offline' }
    if (!(error instanceof RestError)) throw error
    if (error.code === 'CONFLICT') return { kind: 'conflict' }
    // The model is asked only after the turn is stored.
    if (error.code === 'UNAVAILABLE')
      return { kind: 'unanswered', problem: error.failure, isStored: true }
    const isPassing = error.status === 429 || error.status >= 500
    return isPassing
      ? { kind: 'unanswered', problem: error.failure, isStored: false }
      : { kind: 'refused', problem: error.failure }
  }
}

/** Hands a turn over by the socket, or by a single request when the socket is not there. */
export const deliverTurn = async (
  clock: Clock,
  socket: TextDebateSocket | null,
  debateId: string,
  turn: OpenTurn,
): Promise<Delivery> => {
  const ack = await socket
    ?.submitTurn({ message: turn.text, clientTurnId: turn.clientTurnId })
    .catch(() => null)
  if (!ack) return deliverByRest(clock, debateId, turn)
  if (!('error' in ack)) return { kind: 'stored', turnId: ack.turnId }
  if (ack.code === 'CONFLICT') return { kind: 'conflict' }
  if (ack.code === 'VALIDATION' || ack.code === 'NOT_FOUND')
    return { kind: 'refused', problem: ack }
  return { kind: 'unanswered', problem: ack, isStored: false }
}
