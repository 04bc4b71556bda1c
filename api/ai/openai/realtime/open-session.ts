import type { RealtimeClientEvent, RealtimeErrorEvent } from 'openai/resources/realtime/realtime'
import { WebSocket } from 'ws'
import type { AskedVoice } from '#api/ai/openai/voice/voice-failures.ts'
import { realtimeAddress } from '#api/ai/realtime-address.ts'
import type { RealtimeEvent, RealtimeSession } from '#api/ai/voice.ts'
import type { ModelFailure } from '#schema/messages/message.ts'
import { appendFrame, EVENT_IDS, type RealtimeSettings } from './client-events.ts'
import { refusedEvent, refusedHandshake } from './failures.ts'
import { createFrameReader, type FrameMessage } from './read-frame.ts'

/** Half a minute of audio: a line that has not taken it by then is clogged. Bytes. */
const MOST_BUFFERED = 1024 * 1024
/** Larger frames than the service's own are an attack or a fault. Bytes. */
const LARGEST_FRAME = 16 * 1024 * 1024
/** A cancel that comes too late is what it is meant to be. */
const HARMLESS = new Set(['response_cancel_not_active'])
const EXPIRED = 'session_expired'

const REFUSED_PART: Record<string, 'commit' | 'response'> = {
  [EVENT_IDS.commit]: 'commit',
  [EVENT_IDS.respond]: 'response',
}

const askedOf = ({ model, url, baseUrl }: RealtimeSettings): AskedVoice => ({
  model,
  setting: 'OPENAI_REALTIME_MODEL',
  address: url === null && baseUrl !== null ? 'OPENAI_BASE_URL' : 'OPENAI_REALTIME_URL',
})

/**
 * One session over one websocket, told `setUp` first, which may take a moment to be read. Unknown and
 * malformed frames are passed over.
 */
export const openSession = (
  settings: RealtimeSettings,
  setUp: Promise<readonly RealtimeClientEvent[]>,
  onEvent: (event: RealtimeEvent) => void,
): RealtimeSession => {
  const asked = askedOf(settings)
  const address = realtimeAddress(settings)
  address.searchParams.set('model', settings.model)
  const socket = new WebSocket(address, {
    // A local server asks for no key, but some refuse a request without one.
    headers: { authorization: `Bearer ${settings.apiKey ?? 'none'}` },
    perMessageDeflate: false,
    maxPayload: LARGEST_FRAME,
  })
  const readFrame = createFrameReader()
  let isOpen = true
  let isExpired = false
  let failure: ModelFailure = {
    code: 'VOICE_SERVICE_UNREACHABLE',
    params: { address: asked.address },
  }

  const end = (reason: string) => {
    if (!isOpen) return
    isOpen = false
    onEvent({ kind: 'closed', isExpired, reason, failure })
  }
  const send = (event: RealtimeClientEvent) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event))
  }

  const fail = ({ error }: RealtimeErrorEvent) => {
    const code = error.code ?? error.type
    if (HARMLESS.has(code)) return
    if (code === EXPIRED) {
      isExpired = true
      end(code)
      socket.close()
      return
    }
    failure = refusedEvent(error, asked)
    // A session that cannot be set up never becomes ready.
    if (error.event_id === EVENT_IDS.setUp) {
      end(code)
      socket.close()
      return
    }
    const of = REFUSED_PART[error.event_id ?? ''] ?? null
    onEvent({ kind: 'fault', of, code, message: error.message, failure })
  }

  const receive = (message: FrameMessage) => {
    if (message.kind === 'refusal') return fail(message.event)
    if (message.kind !== 'created') return onEvent(message)
    setUp.then(
      events => events.forEach(send),
      () => socket.close(),
    )
  }

  setUp.catch((error: unknown) => end(error instanceof Error ? error.message : String(error)))
  socket.on('message', (data, isBinary) => {
    if (!isOpen || isBinary) return
    const message = readFrame(data.toString())
    if (message) receive(message)
  })
  socket.on('open', () => {
    failure = { code: 'MODEL_BROKE_OFF' }
  })
  socket.on('unexpected-response', (request, response) => {
    failure = refusedHandshake(response.statusCode ?? 0, response.headers, asked)
    request.destroy()
    end(`status ${response.statusCode}`)
  })
  socket.on('error', error => end(error.message))
  socket.on('close', (code, reason) => end(`${code} ${reason}`.trim()))

  return {
    append(base64) {
      if (socket.readyState !== socket.OPEN || socket.bufferedAmount > MOST_BUFFERED) return false
      socket.send(appendFrame(base64))
      return true
    },
    commit: () => send({ type: 'input_audio_buffer.commit', event_id: EVENT_IDS.commit }),
    clear: () => send({ type: 'input_audio_buffer.clear' }),
    respond: () =>
      send({
        type: 'response.create',
        event_id: EVENT_IDS.respond,
        // Text in the history must not make it answer in writing.
        response: { output_modalities: ['audio'] },
      }),
    cancel: responseId => send({ type: 'response.cancel', response_id: responseId }),
    truncate: (itemId, heardMs) =>
      send({
        type: 'conversation.item.truncate',
        item_id: itemId,
        content_index: 0,
        audio_end_ms: heardMs,
      }),
    close() {
      isOpen = false
      // Half open it has no closing handshake to wait for.
      if (socket.readyState === socket.CONNECTING) socket.terminate()
      else socket.close()
    },
  }
}
