import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Greeting, RealtimeScript, RealtimeTurn } from './realtime-script.ts'
import { type FakeRealtimeSession, serveSession } from './realtime-session.ts'

/** The service takes 15 MiB of audio in one event. */
const LARGEST_FRAME = 20 * 1024 * 1024

export type FakeRealtime = {
  /** In the order in which they were opened. */
  readonly sessions: readonly FakeRealtimeSession[]
  /** The headers of every connection that was tried. */
  readonly handshakes: readonly IncomingMessage['headers'][]
  /** How each committed buffer is heard and answered. */
  answer(turn: Partial<RealtimeTurn> | RealtimeScript): void
  /** How the next connections are answered. */
  greet(handshake: Greeting | ((nth: number) => Greeting)): void
  close(): void
}

type Options = {
  apiKey?: string
  models?: readonly string[]
  recordsRealtime?: boolean
}

type Refusal = Extract<Greeting, { kind: 'status' }>
const refuse = (status: number, message: string, code?: string): Refusal => ({
  kind: 'status',
  status,
  message,
  ...(code !== undefined && { code }),
})

/** What the service checks before it opens a session. */
const refusalOf = (request: IncomingMessage, model: string | null, options: Options) => {
  if (request.url?.split('?')[0] !== '/v1/realtime')
    return refuse(404, `Invalid URL (${request.method} ${request.url})`)
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (!key || (options.apiKey && key !== options.apiKey))
    return refuse(401, 'Incorrect API key provided.', 'invalid_api_key')
  if (request.headers['openai-beta'] !== undefined)
    return refuse(400, 'The beta shape of the API is disabled.', 'beta_api_shape_disabled')
  if (!model) return refuse(400, 'You must provide a model parameter.', 'missing_model')
  if (options.models && !options.models.includes(model))
    return refuse(404, `The model '${model}' does not exist.`, 'model_not_found')
  return null
}

const sendRefusal = (socket: Duplex, { status, message, code }: Refusal): void => {
  const error = { type: 'invalid_request_error', message: message ?? 'No.', code: code ?? null }
  const body = JSON.stringify({ error })
  socket.end(
    [
      `HTTP/1.1 ${status} Refused`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

const closeAtOnce = (
  websocket: WebSocket,
  { closeCode, code, message }: Extract<Greeting, { kind: 'close' }>,
): void => {
  const error = { type: 'invalid_request_error', code, message, param: null, event_id: null }
  websocket.send(JSON.stringify({ type: 'error', event_id: 'event_refused', error }))
  websocket.close(closeCode, `invalid_request_error.${code}`)
}

/** Adds the realtime endpoint to the fake's server. */
export const serveRealtime = (server: Server, options: Options): FakeRealtime => {
  const websockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  })
  const sessions: FakeRealtimeSession[] = []
  const handshakes: IncomingMessage['headers'][] = []
  const stalled = new Set<Duplex>()
  let script: RealtimeScript = () => ({})
  let greeting: (nth: number) => Greeting = () => ({ kind: 'accept' })
  let made = 0
  const newId = (prefix: string) => {
    made += 1
    return `${prefix}_${made}`
  }

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const model = new URLSearchParams(request.url?.split('?')[1]).get('model')
    const nth = handshakes.push(request.headers) - 1
    const handshake = refusalOf(request, model, options) ?? greeting(nth)
    if (handshake.kind === 'status') return sendRefusal(socket, handshake)
    if (handshake.kind === 'stall') {
      socket.on('error', () => socket.destroy())
      return stalled.add(socket)
    }
    websockets.handleUpgrade(request, socket, head, websocket => {
      websocket.on('error', () => websocket.terminate())
      if (handshake.kind === 'close') return closeAtOnce(websocket, handshake)
      const session = serveSession(websocket, {
        model: model ?? '',
        script: turn => script(turn),
        newId,
        records: options.recordsRealtime ?? true,
        isSilent: handshake.kind === 'silent',
      })
      sessions.push(session)
    })
  })

  return {
    sessions,
    handshakes,
    answer(turn) {
      script = typeof turn === 'function' ? turn : () => turn
    },
    greet(handshake) {
      greeting = typeof handshake === 'function' ? handshake : () => handshake
    },
    close() {
      for (const socket of stalled) socket.destroy()
      for (const websocket of websockets.clients) websocket.terminate()
      websockets.close()
    },
  }
}
