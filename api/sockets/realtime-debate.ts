import type { FastifyInstance } from 'fastify'
import type { Namespace, Server, Socket } from 'socket.io'
import { DomainError } from '#api/domain/domain-error.ts'
import { toErrorBody } from '#api/domain/error-body.ts'
import { assertCleanInput } from '#api/domain/input.ts'
import { requirePersonOr, type Viewer } from '#api/domain/viewer.ts'
import { joinVoiceDebate } from '#api/domain/voice/join-voice-debate.ts'
import { toRealtimeError } from '#api/domain/voice/realtime-error.ts'
import type { VoiceEvent, VoiceSession } from '#api/domain/voice/voice-session.ts'
import type { VoiceSeat } from '#api/domain/voice/voice-sessions.ts'
import { logForbidden } from '#api/http/log-forbidden.ts'
import { parseInput } from '#api/http/parse-input.ts'
import {
  type DisconnectReason,
  REALTIME_DEBATE_NAMESPACE,
  type RealtimeClientEvents,
  type RealtimeServerEvents,
  VOICE_LIMITS,
} from '#schema/voice/socket-events.ts'
import { admitDebaters } from './handshake.ts'
import { joinInput } from './inputs.ts'
import { createLimitEvents } from './limit-events.ts'
import { audioChunkSchema, heardSchema, spokenTurnSchema } from './voice-inputs.ts'

type SocketData = {
  viewer: Viewer
  seat: VoiceSeat | null
  /** The join that runs, so that the next one waits for it. */
  joining: Promise<void>
  joinsWaiting: number
  takenTurn: string | null
  isCutOff: boolean
  tell: (event: VoiceEvent) => void
}
type NoEvents = Record<string, never>
type VoiceNamespace = Namespace<RealtimeClientEvents, RealtimeServerEvents, NoEvents, SocketData>
type DebateSocket = Socket<RealtimeClientEvents, RealtimeServerEvents, NoEvents, SocketData>

/** The join that runs and the one that waits for it: a second debate may be chosen meanwhile. */
const MOST_JOINS = 2

/** The disconnections by which the server itself ends a socket. */
const ENDED_HERE: Partial<Record<string, DisconnectReason>> = {
  'server namespace disconnect': 'login-ended',
  'server shutting down': 'server-stopping',
}

const sizeOf = (payload: unknown): number => {
  const audio = (payload as { audio?: unknown } | null | undefined)?.audio
  return typeof audio === 'string' ? audio.length : 0
}

/**
 * Spoken debates (specification section 7): one socket sits in one session. Whatever fails is told
 * as `realtime-error`, a refused join also as `error`; the socket stays.
 */
export const serveRealtimeDebates = (app: FastifyInstance, io: Server): void => {
  const namespace: VoiceNamespace = io.of(REALTIME_DEBATE_NAMESPACE)
  const { deps } = app.composed
  const limitEvents = createLimitEvents(app)

  admitDebaters(app, namespace, viewer => ({
    viewer,
    seat: null,
    joining: Promise.resolve(),
    joinsWaiting: 0,
    takenTurn: null,
    isCutOff: false,
    tell: () => undefined,
  }))

  const fail = (socket: DebateSocket, error: unknown, fatal = false) => {
    logForbidden(app.log, error, socket.data.viewer.address)
    const { fatal: isFatal, ...failure } = toRealtimeError(deps.log, error, fatal)
    socket.emit('realtime-error', { ...failure, fatal: isFatal })
    return failure
  }
  const logFault = (error: unknown) => app.log.error({ err: error }, 'a voice session failed')

  const join = async (socket: DebateSocket, payload: unknown) => {
    const { viewer, tell, seat: earlier } = socket.data
    requirePersonOr(viewer, null)
    const { debateId } = parseInput(joinInput, payload)
    const seat = await app.call(joinVoiceDebate, viewer, { debate_id: debateId, listener: tell })
    if (earlier !== null && earlier.session !== seat.session && earlier.isTaken())
      await earlier.session.close('other-debate')
    socket.data.seat = seat
    if (!socket.connected) seat.leave()
  }

  const sessionOf = ({ data: { seat } }: DebateSocket): VoiceSession => {
    if (seat === null || !seat.isTaken()) throw new DomainError('VOICE_WITHOUT_DEBATE')
    return seat.session
  }

  const say = async (socket: DebateSocket, payload: unknown) => {
    const { data } = socket
    const session = sessionOf(socket)
    const { text, clientTurnId, timing } = parseInput(spokenTurnSchema, payload)
    assertCleanInput({ text })
    // The same turn sent twice is one turn.
    if (data.takenTurn !== null && data.takenTurn !== clientTurnId)
      throw new DomainError('TURN_RUNNING')
    data.takenTurn = clientTurnId
    try {
      return await session.say({ text, client_turn_id: clientTurnId, timing })
    } finally {
      data.takenTurn = null
    }
  }

  namespace.on('connection', socket => {
    limitEvents(socket, {
      perSecond: { events: VOICE_LIMITS.eventsPerSecond, bytes: VOICE_LIMITS.bytesPerSecond },
      sizeOf,
      heavy: ['join-debate', 'spoken-turn', 'end-debate'],
      refuse: (error, ack, isTold) => {
        if (isTold) fail(socket, error)
        ack?.(toErrorBody(error))
      },
    })
    socket.data.tell = ({ name, payload }) => void socket.emit(name, payload as never)
    const attempt = (act: () => unknown) => {
      try {
        act()
      } catch (error) {
        fail(socket, error)
      }
    }
    socket.on('join-debate', payload => {
      const { data } = socket
      const refuse = (error: unknown) => void socket.emit('error', fail(socket, error, true))
      if (data.joinsWaiting >= MOST_JOINS)
        return refuse(new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 }))
      data.joinsWaiting += 1
      data.joining = data.joining
        .then(() => join(socket, payload))
        .catch(refuse)
        .finally(() => {
          data.joinsWaiting -= 1
        })
    })
    socket.on('audio-chunk', payload =>
      attempt(() => sessionOf(socket).append(parseInput(audioChunkSchema, payload).audio)),
    )
    socket.on('commit-audio', () => attempt(() => sessionOf(socket).commit()))
    socket.on('clear-audio', heard =>
      attempt(() => sessionOf(socket).clear(parseInput(heardSchema, heard))),
    )
    socket.on('cancel-response', heard =>
      attempt(() => sessionOf(socket).cancel(parseInput(heardSchema, heard))),
    )
    socket.on('spoken-turn', (payload, ack) => {
      const answer = typeof ack === 'function' ? ack : null
      say(socket, payload).then(
        turn => answer?.(turn),
        error => {
          fail(socket, error)
          answer?.(toErrorBody(error))
        },
      )
    })
    socket.on('end-debate', () =>
      attempt(() => {
        sessionOf(socket)
          .end()
          .catch(error => fail(socket, error))
      }),
    )
    socket.on('disconnect', reason => {
      const { seat, isCutOff } = socket.data
      if (!seat?.isTaken()) return
      const ended = isCutOff ? undefined : ENDED_HERE[reason]
      if (ended) seat.session.close(ended).catch(logFault)
      seat.leave()
    })
    socket.emit('realtime-connected', { message: 'Connected to the realtime debate service' })
  })
}
