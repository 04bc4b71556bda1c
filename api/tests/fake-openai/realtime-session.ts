import type { WebSocket } from 'ws'
import { createConversation, type FakeItem } from './realtime-conversation.ts'
import { playResponse } from './realtime-response.ts'
import { type RealtimeScript, type RealtimeTurn, wholeTurn } from './realtime-script.ts'
import {
  type ClientEvent,
  deepMerge,
  eventProblem,
  invalid,
  type ShapeProblem,
} from './realtime-shapes.ts'
import { lengthOf } from './tone.ts'

export type FakeRealtimeSession = {
  readonly model: string
  /** What the client sent, in order; refused events too. */
  readonly events: readonly ClientEvent[]
  /** The errors that were answered. */
  readonly errors: readonly string[]
  readonly items: readonly FakeItem[]
  /** The settings in force. */
  config(): SessionConfig
  /** All audio that was appended, cleared or not. */
  appended(): Buffer
  /** How much that is so far. */
  appendedBytes(): number
  /** Sends a frame as it is: malformed, or of a kind nobody knows. */
  sendRaw(frame: string): void
  /** The session's time is up: an error event, then close 1001. */
  expire(): void
  /** The line dies without a closing frame, which the client sees as 1006. */
  drop(): void
  /** Nothing is read any more, so that what the client sends piles up on its side. */
  stopReading(): void
  readAgain(): void
  /** The code that the connection was closed with. */
  readonly ended: Promise<number>
}

type SessionConfig = {
  instructions: string
  output_modalities: string[]
  audio: {
    input: {
      transcription: object | null
      turn_detection: object | null
      noise_reduction: object | null
      format: object
    }
    output: { voice: unknown; speed: number; format: object }
  }
  [field: string]: unknown
}

const GOING_AWAY = 1001
const SHORTEST_COMMIT_MS = 100
const FORMAT = { type: 'audio/pcm', rate: 24_000 }
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

const firstConfig = (id: string, model: string): SessionConfig => ({
  type: 'realtime',
  object: 'realtime.session',
  id,
  model,
  output_modalities: ['audio'],
  instructions: 'You are a helpful assistant.',
  max_output_tokens: 'inf',
  tools: [],
  tool_choice: 'auto',
  audio: {
    input: {
      format: FORMAT,
      transcription: null,
      noise_reduction: null,
      turn_detection: { type: 'server_vad', create_response: true, interrupt_response: true },
    },
    output: { format: FORMAT, voice: 'marin', speed: 1 },
  },
})

export type SessionOptions = {
  model: string
  script: RealtimeScript
  newId(prefix: string): string
  /** False: neither events nor audio are kept, for long runs. */
  records: boolean
  /** Nothing is ever said. */
  isSilent: boolean
}

/** One realtime session on an open websocket, with the service's own rules and refusals. */
export const serveSession = (socket: WebSocket, options: SessionOptions): FakeRealtimeSession => {
  const { model, script, newId, records } = options
  let config = firstConfig(newId('sess'), model)
  const events: ClientEvent[] = []
  const errors: string[] = []
  const audio: Buffer[] = []
  const conversation = createConversation(newId, (type, fields) => send(type, fields))
  const { items } = conversation
  let buffered: Buffer[] = []
  let commits = 0
  const transcripts: ((when: RealtimeTurn['heardWhen']) => void)[] = []
  let active: { id: string; isCreated: boolean; abort: AbortController } | null = null
  let isGone = false

  const send = (type: string, fields: object): void => {
    if (isGone || socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify({ type, event_id: newId('event'), ...fields }))
  }
  const fail = ({ code, message, param }: ShapeProblem, eventId: unknown = null): void => {
    errors.push(code)
    const error = { type: 'invalid_request_error', code, message, param, event_id: eventId ?? null }
    send('error', { error })
  }

  const updateSession = (change: Record<string, unknown>): ShapeProblem | null => {
    const merged = deepMerge(config, change) as SessionConfig
    if (merged.model !== model)
      return invalid('invalid_value', 'The model of a session cannot be changed.', 'session.model')
    const hasSpoken = items.some(item => item.audioMs !== null)
    if (hasSpoken && merged.audio.output.voice !== config.audio.output.voice)
      return invalid(
        'cannot_update_voice',
        "Cannot update a conversation's voice if assistant audio is present.",
      )
    config = merged
    send('session.updated', { session: config })
    return null
  }

  const append = (base64: string): ShapeProblem | null => {
    if (base64 === '' || !BASE64.test(base64))
      return invalid('invalid_value', "Invalid 'audio'. Expected base64-encoded audio.", 'audio')
    const bytes = Buffer.from(base64, 'base64')
    if (bytes.length % 2 !== 0)
      return invalid('invalid_value', "Invalid 'audio'. Expected whole 16-bit samples.", 'audio')
    buffered.push(bytes)
    if (records) audio.push(bytes)
    return null
  }

  /** Tells the words of the committed audio when the script says so. */
  const transcribe = (itemId: string, heard: RealtimeTurn) => {
    const name = 'conversation.item.input_audio_transcription'
    const at = { item_id: itemId, content_index: 0 }
    let isTold = false
    return (when: RealtimeTurn['heardWhen']) => {
      if (isTold || when !== heard.heardWhen || config.audio.input.transcription === null) return
      isTold = true
      if (heard.heard === null) {
        const error = { type: 'server_error', code: 'audio_unintelligible', message: 'No words.' }
        return send(`${name}.failed`, { ...at, error })
      }
      for (const delta of heard.heard.match(/\S+\s*/gu) ?? [])
        send(`${name}.delta`, { ...at, delta })
      send(`${name}.completed`, { ...at, transcript: heard.heard })
    }
  }
  const tellHeard = (when: RealtimeTurn['heardWhen']) => {
    for (const tell of transcripts) tell(when)
  }
  /** What the latest committed buffer is answered with. */
  const turnNow = () => wholeTurn(script, Math.max(0, commits - 1))

  const commit = (): ShapeProblem | null => {
    const ms = lengthOf(buffered.reduce((sum, bytes) => sum + bytes.length, 0))
    if (ms < SHORTEST_COMMIT_MS)
      return invalid(
        'input_audio_buffer_commit_empty',
        'Error committing input audio buffer: buffer too small. ' +
          `Expected at least 100ms of audio, but buffer only has ${ms.toFixed(2)}ms of audio.`,
      )
    buffered = []
    commits += 1
    const turn = turnNow()
    const id = newId('item')
    send('input_audio_buffer.committed', {
      previous_item_id: items.at(-1)?.id ?? null,
      item_id: id,
    })
    conversation.addSpoken(id, turn.heard ?? '')
    transcripts.push(transcribe(id, turn))
    tellHeard('before')
    return null
  }

  const createResponse = (event: ClientEvent): ShapeProblem | null => {
    if (active)
      return invalid(
        'conversation_already_has_active_response',
        `Conversation already has an active response in progress: ${active.id}. ` +
          'Wait until the response is finished before creating a new one.',
      )
    const asked = (event.response ?? {}) as { output_modalities?: string[] }
    const isAudio = (asked.output_modalities ?? config.output_modalities).includes('audio')
    const current = { id: newId('resp'), isCreated: false, abort: new AbortController() }
    active = current
    playResponse({
      id: current.id,
      itemId: newId('item'),
      previousItemId: items.at(-1)?.id ?? null,
      turn: turnNow(),
      isAudio,
      cancelled: current.abort.signal,
      isGone: () => isGone,
      send: (type, fields) => {
        // Freed before it is told, so that who answers response.done at once finds no active one.
        if (type === 'response.done') active = null
        send(type, fields)
        if (type === 'response.done') {
          tellHeard('during')
          tellHeard('after')
        }
      },
      keep: conversation.keep,
      onCreated: () => {
        current.isCreated = true
      },
      onChunk: () => tellHeard('during'),
    }).catch(error => socket.emit('error', error))
    return null
  }

  const cancel = (responseId: unknown): ShapeProblem | null => {
    // A response that is asked for but not yet created cannot be cancelled: that is the race.
    const isActive = active?.isCreated && (responseId === undefined || responseId === active.id)
    if (!isActive)
      return invalid('response_cancel_not_active', 'Cancellation failed: no active response found')
    active?.abort.abort()
    return null
  }

  const act = (event: ClientEvent): ShapeProblem | null => {
    switch (event.type) {
      case 'session.update':
        return updateSession(event.session as Record<string, unknown>)
      case 'input_audio_buffer.append':
        return append(String(event.audio))
      case 'input_audio_buffer.commit':
        return commit()
      case 'input_audio_buffer.clear':
        buffered = []
        send('input_audio_buffer.cleared', {})
        return null
      case 'conversation.item.create':
        return conversation.create(event)
      case 'conversation.item.truncate':
        return conversation.truncate(String(event.item_id), Number(event.audio_end_ms))
      case 'response.create':
        return createResponse(event)
      default:
        return cancel(event.response_id)
    }
  }

  const receive = (frame: string): void => {
    let event: ClientEvent
    try {
      event = JSON.parse(frame)
    } catch {
      fail(invalid('invalid_json', 'The frame is not JSON.'))
      return
    }
    if (records) events.push(event?.audio === undefined ? event : { ...event, audio: '…' })
    const problem = eventProblem(event) ?? act(event)
    if (problem) fail(problem, event?.event_id)
  }

  socket.on('message', data => {
    if (!options.isSilent) receive(String(data))
  })
  const ended = new Promise<number>(resolve => {
    socket.once('close', code => {
      isGone = true
      active?.abort.abort()
      resolve(code)
    })
  })
  if (!options.isSilent) send('session.created', { session: config })
  return {
    model,
    events,
    errors,
    items,
    config: () => config,
    appended: () => Buffer.concat(audio),
    appendedBytes: () => audio.reduce((sum, piece) => sum + piece.length, 0),
    sendRaw: frame => socket.send(frame),
    expire: () => {
      const message = 'Your session hit the maximum duration of 60 minutes.'
      fail(invalid('session_expired', message))
      socket.close(GOING_AWAY, message)
    },
    drop: () => socket.terminate(),
    stopReading: () => socket.pause(),
    readAgain: () => socket.resume(),
    ended,
  }
}
