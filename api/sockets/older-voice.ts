import type { FastifyInstance } from 'fastify'
import type { Namespace, Server, Socket } from 'socket.io'
import { joinDebate } from '#api/domain/debates/join-debate.ts'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { toDomainError, toErrorBody } from '#api/domain/error-body.ts'
import { requirePersonOr, type Viewer } from '#api/domain/viewer.ts'
import type { HeldBytes } from '#api/domain/voice/held-bytes.ts'
import { mediaTypeOf } from '#api/domain/voice/read-recording.ts'
import { speakText } from '#api/domain/voice/speak-text.ts'
import { submitSpokenTurn } from '#api/domain/voice/submit-spoken-turn.ts'
import { logForbidden } from '#api/http/log-forbidden.ts'
import {
  OLDER_VOICE_NAMESPACE,
  type OlderVoiceClientEvents,
  type OlderVoiceServerEvents,
  VOICE_LIMITS,
} from '#schema/voice/socket-events.ts'
import { admitDebaters } from './handshake.ts'
import { createLimitEvents } from './limit-events.ts'
import { createUtterance, type Utterance } from './utterance.ts'

type SocketData = {
  viewer: Viewer
  debateId: string | null
  /** A turn is under way: one at a time. */
  isAnswering: boolean
  isJoining: boolean
  isCutOff: boolean
  /** Speeches are made one after the other. */
  speeches: Promise<unknown>
  speechesWaiting: number
}
type NoEvents = Record<string, never>
type OlderNamespace = Namespace<
  OlderVoiceClientEvents,
  OlderVoiceServerEvents,
  NoEvents,
  SocketData
>
type OlderVoiceSocket = Socket<OlderVoiceClientEvents, OlderVoiceServerEvents, NoEvents, SocketData>

/** A second has one chunk of a recorder, and seldom anything else. */
const EVENTS_PER_SECOND = 20

/** Speeches that may wait on one socket. */
const MOST_SPEECHES = 5

const textOf = (field: string, value: unknown): string => {
  if (typeof value !== 'string')
    throw invalidField(field, 'FIELD_WRONG_TYPE', { field, type: 'string' })
  return value
}

/**
 * The older voice channel (specification section 7): recordings in chunks, one utterance after
 * the other, and texts to be spoken. Whatever fails is told as `error`; the socket stays.
 */
export const serveOlderVoice = (app: FastifyInstance, io: Server): void => {
  const namespace: OlderNamespace = io.of(OLDER_VOICE_NAMESPACE)
  const { deps } = app.composed
  const now = () => deps.now().getTime()
  const limitEvents = createLimitEvents(app)

  admitDebaters(app, namespace, viewer => ({
    viewer,
    debateId: null,
    isAnswering: false,
    isJoining: false,
    isCutOff: false,
    speeches: Promise.resolve(),
    speechesWaiting: 0,
  }))

  const fail = (socket: OlderVoiceSocket, error: unknown) => {
    if (toDomainError(error) === null) app.log.error({ err: error }, 'a socket event failed')
    logForbidden(app.log, error, socket.data.viewer.address)
    const { error: message, ...more } = toErrorBody(error)
    socket.emit('error', { message, ...more })
  }

  const requireDebate = ({ data: { debateId, viewer } }: OlderVoiceSocket): string => {
    if (debateId === null) throw new DomainError('VOICE_WITHOUT_DEBATE')
    requirePersonOr(viewer, null)
    return debateId
  }

  const join = async (socket: OlderVoiceSocket, id: unknown) => {
    const { data } = socket
    requirePersonOr(data.viewer, 'DEBATES_READ')
    const input = { debate_id: textOf('debateId', id) }
    if (data.isJoining) throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 })
    data.isJoining = true
    try {
      const { debate_id } = await app.call(joinDebate, data.viewer, input)
      data.debateId = debate_id
      socket.emit('joined-debate', { debateId: debate_id })
    } finally {
      data.isJoining = false
    }
  }

  /** Goes on without the socket: a reply that nobody hears is stored all the same. */
  const answer = async (socket: OlderVoiceSocket, debateId: string, bytes: HeldBytes) => {
    const recording = { bytes, mediaType: mediaTypeOf(bytes.read(), 'audio') }
    let userText = ''
    let userTurnId = ''
    for await (const event of app.call(submitSpokenTurn, socket.data.viewer, {
      debate_id: debateId,
      message: '',
      recording,
    })) {
      if (event.kind === 'heard') {
        userText = event.text
        socket.emit('transcription', { text: userText, debateId })
      } else if (event.kind === 'accepted') userTurnId = event.turn.turn_id
      else if (event.kind === 'complete')
        socket.emit('turn-processed', {
          debateId,
          userTurnId,
          turnId: event.reply.turn_id,
          userText,
          aiResponse: event.reply.message_text,
        })
    }
  }

  const hear = async (
    socket: OlderVoiceSocket,
    utterance: Utterance,
    [chunk, isLast]: [unknown, unknown],
  ) => {
    const debateId = requireDebate(socket)
    // Nothing is kept where nothing can write it down, which is told with the last chunk.
    if (deps.voice.transcriber === null && isLast !== true) return
    if (deps.voice.transcriber === null) throw new DomainError('VOICE_UNAVAILABLE')
    if (isLast !== true) return utterance.add(chunk)
    const bytes = utterance.finish(chunk)
    try {
      await take(socket, debateId, bytes)
    } finally {
      bytes.letGo()
    }
  }
  const take = async (socket: OlderVoiceSocket, debateId: string, bytes: HeldBytes) => {
    const { data } = socket
    if (data.isAnswering) throw new DomainError('TURN_RUNNING')
    data.isAnswering = true
    try {
      await answer(socket, debateId, bytes)
    } finally {
      data.isAnswering = false
    }
  }

  const speak = async (socket: OlderVoiceSocket, given: unknown) => {
    const { data } = socket
    const debate_id = requireDebate(socket)
    const text = textOf('text', given)
    if (data.speechesWaiting >= MOST_SPEECHES)
      throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: 1 })
    data.speechesWaiting += 1
    const speech = data.speeches.then(() => app.call(speakText, data.viewer, { debate_id, text }))
    data.speeches = speech.catch(() => undefined)
    try {
      const { bytes, mediaType } = await speech
      const audio = Buffer.from(bytes).toString('base64')
      socket.emit('tts-response', { audio, mediaType, text })
    } finally {
      data.speechesWaiting -= 1
    }
  }

  namespace.on('connection', socket => {
    limitEvents(socket, {
      perSecond: { events: EVENTS_PER_SECOND, bytes: VOICE_LIMITS.bytesPerSecond },
      sizeOf: chunk => (typeof chunk === 'string' ? chunk.length : 0),
      heavy: ['join-debate', 'request-tts'],
      refuse: (error, _ack, isTold) => {
        if (isTold) fail(socket, error)
      },
    })
    const utterance = createUtterance({
      now,
      startTimer: deps.startTimer,
      hold: () => deps.heldFiles.hold(socket.data.viewer),
      onIncomplete: error => fail(socket, error),
    })
    const attempt = (act: Promise<unknown>) => void act.catch(error => fail(socket, error))
    socket.on('join-debate', debateId => attempt(join(socket, debateId)))
    socket.on('leave-debate', debateId => {
      if (debateId !== socket.data.debateId) return
      socket.data.debateId = null
      utterance.forget()
    })
    socket.on('voice-stream', (chunk, isLast) => attempt(hear(socket, utterance, [chunk, isLast])))
    socket.on('request-tts', text => attempt(speak(socket, text)))
    socket.on('disconnect', utterance.forget)
    socket.emit('connected', { message: 'Connected to the debate service' })
  })
}
