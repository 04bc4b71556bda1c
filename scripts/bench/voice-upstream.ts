import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import {
  type Arrivals,
  arrivalOf,
  MODEL_DELAY_MS,
  noteArrival,
  PIECE_MS,
  PIECES,
  stampedPiece,
} from './voice-audio.ts'

/**
 * The model's end of `bench:voice`: the least of the realtime protocol, audio in real time with the
 * time of its making. GET /arrivals answers how long the user's audio was under way, and forgets it.
 */
const WORDS = 'Sleep is lost to screens, not to homework, and that is what decides this. '

let arrivals: Arrivals = { delays: [], broken: 0 }
let made = 0
const newId = (kind: string): string => {
  made += 1
  return `${kind}_${made}`
}

const serveSession = (socket: WebSocket): void => {
  const send = (type: string, fields: object = {}) =>
    socket.send(JSON.stringify({ type, event_id: newId('event'), ...fields }))
  let pieces = 0
  let speaking: NodeJS.Timeout | undefined
  socket.once('close', () => clearInterval(speaking))

  const reply = () => {
    const [responseId, itemId] = [newId('resp'), newId('item')]
    const response = { id: responseId, object: 'realtime.response', output: [] }
    const at = { response_id: responseId, item_id: itemId, output_index: 0, content_index: 0 }
    send('response.created', { response: { ...response, status: 'in_progress' } })
    let nth = 0
    const speak = () => {
      send('response.output_audio.delta', { ...at, delta: stampedPiece(nth) })
      nth += 1
      if (nth < PIECES) return
      clearInterval(speaking)
      send('response.output_audio.done', at)
      send('response.output_audio_transcript.done', { ...at, transcript: WORDS.repeat(3).trim() })
      send('response.done', { response: { ...response, status: 'completed' } })
    }
    setTimeout(() => {
      speak()
      speaking = setInterval(speak, PIECE_MS)
    }, MODEL_DELAY_MS)
  }

  const commit = () => {
    const itemId = newId('item')
    pieces = 0
    send('input_audio_buffer.committed', { item_id: itemId, previous_item_id: null })
    const transcript = `Homework steals sleep, which costs the next day. ${itemId}`
    const type = 'conversation.item.input_audio_transcription.completed'
    setTimeout(() => send(type, { item_id: itemId, content_index: 0, transcript }), MODEL_DELAY_MS)
  }

  socket.on('message', data => {
    const event: { type: string; audio?: string } = JSON.parse(String(data))
    if (event.type === 'session.update') send('session.updated', { session: {} })
    else if (event.type === 'input_audio_buffer.append') {
      noteArrival(arrivals, arrivalOf(event.audio ?? '', pieces))
      pieces += 1
    } else if (event.type === 'input_audio_buffer.commit') commit()
    else if (event.type === 'response.create') reply()
  })
  send('session.created', { session: {} })
}

const server = createServer((_request, response) => {
  response.end(JSON.stringify(arrivals))
  arrivals = { delays: [], broken: 0 }
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', serveSession)
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.once('SIGTERM', () => process.exit(0))
