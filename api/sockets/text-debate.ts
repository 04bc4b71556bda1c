import type { FastifyInstance } from 'fastify'
import type { Namespace, Server, Socket } from 'socket.io'
import { joinDebate } from '#api/domain/debates/join-debate.ts'
import { TurnWithdrawn } from '#api/domain/debates/live-replies.ts'
import { stopReply } from '#api/domain/debates/stop-reply.ts'
import { submitTurn } from '#api/domain/debates/submit-turn.ts'
import { withdrawTurn } from '#api/domain/debates/withdraw-turn.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import { requirePersonOr, type Viewer } from '#api/domain/viewer.ts'
import { logForbidden } from '#api/http/log-forbidden.ts'
import { parseInput } from '#api/http/parse-input.ts'
import {
  TEXT_DEBATE_NAMESPACE,
  type TextDebateClientEvents,
  type TextDebateServerEvents,
} from '#schema/socket-events.ts'
import { admitDebaters } from './handshake.ts'
import { joinInput, turnInput, withdrawInput } from './inputs.ts'
import { createLimitEvents } from './limit-events.ts'

type SocketData = {
  viewer: Viewer
  debateId: string | null
  isCutOff: boolean
  /** A join is under way, or a turn that is not stored yet: one of each at a time. */
  isJoining: boolean
  isTakingTurn: boolean
}
type TextNamespace = Namespace<
  TextDebateClientEvents,
  TextDebateServerEvents,
  Record<string, never>,
  SocketData
>
type TextSocket = Socket<
  TextDebateClientEvents,
  TextDebateServerEvents,
  Record<string, never>,
  SocketData
>

/** A debater sends one event in some seconds; a client that comes back sends a few. */
const PER_SECOND = { events: 10, bytes: 64 * 1024 }

const sizeOf = (payload: unknown): number => {
  const message = (payload as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' ? message.length : 0
}

const roomOf = (debateId: string) => `debate:${debateId}`

/**
 * Live text debates (specification section 7):
 * one socket joins one debate, replies go to all who joined it.
 */
export const serveTextDebates = (app: FastifyInstance, io: Server): void => {
  const namespace: TextNamespace = io.of(TEXT_DEBATE_NAMESPACE)

  const limitEvents = createLimitEvents(app)

  admitDebaters(app, namespace, viewer => ({
    viewer,
    debateId: null,
    isCutOff: false,
    isJoining: false,
    isTakingTurn: false,
  }))

  /**
   * Tells the caller by its acknowledgement and by the error event, as the specification has both.
   */
  const fail = (
    socket: TextSocket,
    error: unknown,
    ack: ((answer: ReturnType<typeof toErrorBody>) => void) | null,
  ) => {
    if (toDomainError(error) === null) app.log.error({ err: error }, 'a socket event failed')
    logForbidden(app.log, error, socket.data.viewer.address)
    const body = toErrorBody(error)
    const { error: message, ...more } = body
    socket.emit('error', { message, ...more })
    ack?.(body)
  }

  const joinAlone = async (socket: TextSocket, payload: unknown) => {
    const { data } = socket
    if (data.isJoining) throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 })
    data.isJoining = true
    try {
      return await join(socket, payload)
    } finally {
      data.isJoining = false
    }
  }

  const join = async (socket: TextSocket, payload: unknown) => {
    requirePersonOr(socket.data.viewer, 'DEBATES_READ')
    const { debateId } = parseInput(joinInput, payload)
    const joined = await app.call(joinDebate, socket.data.viewer, { debate_id: debateId })
    const { debate_id, liveText, latestReply } = joined
    if (socket.data.debateId !== null) await socket.leave(roomOf(socket.data.debateId))
    await socket.join(roomOf(debate_id))
    socket.data.debateId = debate_id
    socket.emit('text-debate-connected', {
      message: 'Connected to the debate',
      debateId: debate_id,
    })
    if (liveText !== null) socket.emit('ai-response-start')
    if (liveText) socket.emit('ai-response-chunk', { text: liveText, fullText: liveText })
    if (latestReply) socket.emit('ai-response-complete', latestReply)
    return { debateId: debate_id, replying: liveText !== null }
  }

  const submit = async (
    socket: TextSocket,
    payload: unknown,
    accepted: (answer: { turnId: string; clientTurnId: string }) => void,
  ) => {
    const { debateId, viewer } = socket.data
    if (debateId === null) throw new DomainError('TURN_WITHOUT_DEBATE')
    requirePersonOr(viewer, null)
    const { message, clientTurnId } = parseInput(turnInput, payload)
    const room = namespace.to(roomOf(debateId))
    const input = {
      debate_id: debateId,
      message,
      ...(clientTurnId !== undefined && { client_turn_id: clientTurnId }),
    }
    // Goes on without the socket:
    // a reply that nobody hears is stored and sent again when the debate is joined.
    for await (const event of app.call(submitTurn, viewer, input)) {
      if (event.kind === 'accepted') {
        accepted({ turnId: event.turn.turn_id, clientTurnId: event.clientTurnId })
        room.emit('ai-response-start')
      } else if (event.kind === 'chunk')
        room.emit('ai-response-chunk', { text: event.text, fullText: event.fullText })
      else {
        const { message_text: text, turn_id: turnId } = event.reply
        room.emit('ai-response-complete', { text, turnId })
      }
    }
  }

  const withdraw = async (socket: TextSocket, payload: unknown) => {
    const { debateId, viewer } = socket.data
    if (debateId === null) throw new DomainError('WITHDRAW_WITHOUT_DEBATE')
    requirePersonOr(viewer, null)
    const { turnId } = parseInput(withdrawInput, payload)
    const input = { debate_id: debateId, turn_id: turnId }
    const { turn_id } = await app.call(withdrawTurn, viewer, input)
    return { turnId: turn_id, withdrawn: true as const }
  }

  // By whatever door, and on whichever server, it was taken back.
  const stopFollowing = app.composed.deps.debateEvents.subscribe(change => {
    if (change.kind === 'turn_withdrawn')
      namespace.local.to(roomOf(change.debateId)).emit('turn-withdrawn', { turnId: change.turnId })
  })
  app.addHook('onClose', async () => stopFollowing())

  const stop = async (socket: TextSocket) => {
    const { debateId, viewer } = socket.data
    if (debateId === null) throw new DomainError('STOP_WITHOUT_DEBATE')
    return { stopped: (await app.call(stopReply, viewer, { debate_id: debateId })).stopped }
  }

  const submitAlone = async (
    socket: TextSocket,
    payload: unknown,
    accepted: (answer: { turnId: string; clientTurnId: string }) => void,
  ) => {
    const { data } = socket
    if (data.isTakingTurn) throw new DomainError('TURN_RUNNING')
    data.isTakingTurn = true
    try {
      await submit(socket, payload, turn => {
        data.isTakingTurn = false
        accepted(turn)
      })
    } finally {
      data.isTakingTurn = false
    }
  }

  namespace.on('connection', socket => {
    limitEvents(socket, {
      perSecond: app.hasBudgets ? PER_SECOND : null,
      sizeOf,
      heavy: ['join-debate', 'submit-turn'],
      light: ['withdraw-turn', 'stop-reply'],
      refuse: (error, ack, isTold) => {
        if (isTold) fail(socket, error, ack)
        else ack?.(toErrorBody(error))
      },
    })
    socket.on('join-debate', (payload, ack) => {
      const answer = typeof ack === 'function' ? ack : null
      joinAlone(socket, payload).then(
        joined => answer?.(joined),
        error => fail(socket, error, answer),
      )
    })
    socket.on('submit-turn', (payload, ack) => {
      const answer = typeof ack === 'function' ? ack : null
      let isAccepted = false
      const accept = (turn: { turnId: string; clientTurnId: string }) => {
        isAccepted = true
        answer?.(turn)
      }
      submitAlone(socket, payload, accept).catch(error => {
        // Whoever joined the debate has heard of a turn that was taken back.
        if (!(isAccepted && error instanceof TurnWithdrawn))
          fail(socket, error, isAccepted ? null : answer)
      })
    })
    socket.on('withdraw-turn', (payload, ack) => {
      const answer = typeof ack === 'function' ? ack : null
      withdraw(socket, payload).then(
        withdrawn => answer?.(withdrawn),
        error => fail(socket, error, answer),
      )
    })
    socket.on('stop-reply', ack => {
      const answer = typeof ack === 'function' ? ack : null
      stop(socket).then(
        stopped => answer?.(stopped),
        error => fail(socket, error, answer),
      )
    })
    socket.emit('text-debate-connected', { message: 'Connected to the text debate service' })
  })
}
