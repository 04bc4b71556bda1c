import type { Socket } from 'socket.io-client'
import type { Failure } from '#schema/messages/say.ts'
import {
  type JoinDebateAck,
  type SubmitTurnAck,
  TEXT_DEBATE_NAMESPACE,
  type TextDebateClientEvents,
  type TextDebateServerEvents,
} from '#schema/socket-events.ts'
import { type ConnectionEvent, followConnection, openSocket } from './connect-socket.ts'

/** What a text-debate socket tells: its own state, and the server's events. */
export type TextDebateEvent =
  | ConnectionEvent
  | { kind: 'reply-start' }
  | { kind: 'reply-chunk'; fullText: string }
  | { kind: 'reply-complete'; text: string; turnId: string }
  | { kind: 'withdrawn'; turnId: string }
  | { kind: 'error'; problem: Failure }

export type TextDebateSocket = {
  /** Starts connecting; while connected or connecting it does nothing. */
  connect: () => void
  /** These two throw "Socket not connected", also when the connection breaks before the answer. */
  join: (debateId: string) => Promise<JoinDebateAck>
  submitTurn: (turn: { message: string; clientTurnId: string }) => Promise<SubmitTurnAck>
  close: () => void
}

/** An acknowledgement comes once the turn is stored, before the model is asked. */
const ACK_TIMEOUT_MS = 10_000

const notConnected = (cause?: unknown) => new Error('Socket not connected', { cause })

/**
 * A socket for live text debates (specification section 7). A guest's cookie goes along by itself.
 */
export const createTextDebateSocket = (
  emit: (event: TextDebateEvent) => void,
): TextDebateSocket => {
  const socket: Socket<TextDebateServerEvents, TextDebateClientEvents> =
    openSocket(TEXT_DEBATE_NAMESPACE)
  const connect = followConnection(socket, emit)
  socket.on('ai-response-start', () => emit({ kind: 'reply-start' }))
  socket.on('ai-response-chunk', ({ fullText }) => emit({ kind: 'reply-chunk', fullText }))
  socket.on('ai-response-complete', ({ text, turnId }) =>
    emit({ kind: 'reply-complete', text, turnId }),
  )
  socket.on('turn-withdrawn', ({ turnId }) => emit({ kind: 'withdrawn', turnId }))
  socket.on('error', ({ message, ...more }) =>
    emit({ kind: 'error', problem: { error: message, ...more } }),
  )

  const acknowledged = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (!socket.connected) throw notConnected()
    try {
      return await ask()
    } catch (error) {
      throw notConnected(error)
    }
  }
  return {
    connect,
    join: debateId =>
      acknowledged(() => socket.timeout(ACK_TIMEOUT_MS).emitWithAck('join-debate', { debateId })),
    submitTurn: turn =>
      acknowledged(() => socket.timeout(ACK_TIMEOUT_MS).emitWithAck('submit-turn', turn)),
    close: () => {
      socket.disconnect()
    },
  }
}
