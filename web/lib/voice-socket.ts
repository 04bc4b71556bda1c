import type { Socket } from 'socket.io-client'
import {
  type HeardReply,
  REALTIME_DEBATE_NAMESPACE,
  type RealtimeClientEvents,
  type RealtimeServerEvents,
  type SpokenTurnAck,
} from '#schema/voice/socket-events.ts'
import { type ConnectionEvent, followConnection, openSocket } from './connect-socket.ts'

/** What the server says, under its event's name. */
export type ServerSays = {
  [Name in keyof RealtimeServerEvents]: {
    kind: Name
    payload: Parameters<RealtimeServerEvents[Name]>[0]
  }
}[keyof RealtimeServerEvents]

export type VoiceSocketEvent = ConnectionEvent | ServerSays

export type SpokenTurnInput = Parameters<RealtimeClientEvents['spoken-turn']>[0]

export type VoiceDebateSocket = {
  /** Starts connecting; while connected or connecting it does nothing. */
  connect: () => void
  isConnected: () => boolean
  /** What is sent while there is no connection is dropped, never kept for later. */
  join: (debateId: string) => void
  sendAudio: (audio: string) => void
  commit: () => void
  clear: (heard: HeardReply | null) => void
  cancelResponse: () => void
  /** Throws where no answer comes. */
  sayTurn: (turn: SpokenTurnInput) => Promise<SpokenTurnAck>
  /** Null on a channel without such an event: the debate then ends over REST. */
  endDebate: (() => void) | null
  close: () => void
}

const ACK_TIMEOUT_MS = 10_000

const SAYS: Record<keyof RealtimeServerEvents, true> = {
  'realtime-connected': true,
  'session-ready': true,
  'ai-audio-chunk': true,
  'transcription-update': true,
  'transcription-complete': true,
  'speech-started': true,
  'speech-stopped': true,
  'processing-complete': true,
  'fact-check': true,
  'clarification-request': true,
  'realtime-error': true,
  'realtime-disconnected': true,
  'debate-ended': true,
  error: true,
}

/** A socket for a spoken debate (specification section 7). */
export const createVoiceSocket = (emit: (event: VoiceSocketEvent) => void): VoiceDebateSocket => {
  const socket: Socket<RealtimeServerEvents, RealtimeClientEvents> =
    openSocket(REALTIME_DEBATE_NAMESPACE)
  const connect = followConnection(socket, emit)
  socket.onAny((kind: string, payload: unknown) => {
    // The contract's own types: the server is ours.
    if (Object.hasOwn(SAYS, kind)) emit({ kind, payload } as ServerSays)
  })
  /** Socket.IO keeps for later what it cannot send: audio that comes late is worse than none. */
  const ifConnected = (send: () => void) => {
    if (socket.connected) send()
  }
  return {
    connect,
    isConnected: () => socket.connected,
    join: debateId => ifConnected(() => socket.emit('join-debate', { debateId })),
    sendAudio: audio => ifConnected(() => socket.emit('audio-chunk', { audio, base64: true })),
    commit: () => ifConnected(() => socket.emit('commit-audio')),
    clear: heard => ifConnected(() => socket.emit('clear-audio', ...(heard ? [heard] : []))),
    cancelResponse: () => ifConnected(() => socket.emit('cancel-response')),
    sayTurn: async turn => {
      if (!socket.connected) throw new Error('not connected')
      return socket.timeout(ACK_TIMEOUT_MS).emitWithAck('spoken-turn', turn)
    },
    endDebate: () => ifConnected(() => socket.emit('end-debate')),
    close: () => {
      socket.disconnect()
    },
  }
}
