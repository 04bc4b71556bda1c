import { setTimeout as wait } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { WebSocket } from 'ws'
import { REALTIME_DEBATE_NAMESPACE } from '#schema/voice/socket-events.ts'
import {
  type Arrivals,
  arrivalOf,
  noteArrival,
  PIECE_MS,
  PIECES,
  stampedPiece,
  TURN_MS,
} from './voice-audio.ts'

/**
 * The users' end of `bench:voice`: so many people speak and listen in turns, in real time, until
 * the time is up. Prints what they heard as one line of JSON.
 */
export type SpeakersTask = {
  /** `product` speaks the product's sockets, `protocol` the model's own. */
  speaks: 'product' | 'protocol'
  url: string
  seconds: number
  token: string
  /** One session each. */
  debateIds: string[]
}
export type SpeakersReport = {
  heard: Arrivals
  /** From the commit to the first audio of the reply. Milliseconds. */
  toFirstAudio: number[]
  turns: number
  /** What went wrong, in the product's words. */
  failures: string[]
}

type SpeakerLine = {
  append(audio: string): void
  commit(): void
  close(): void
}
type Ears = { onReady(): void; onAudio(audio: string): void; onOver(): void }

const report: SpeakersReport = {
  heard: { delays: [], broken: 0 },
  toFirstAudio: [],
  turns: 0,
  failures: [],
}

const openProduct = (task: SpeakersTask, debateId: string, ears: Ears): SpeakerLine => {
  const socket = io(task.url + REALTIME_DEBATE_NAMESPACE, {
    auth: { token: task.token },
    transports: ['websocket'],
    forceNew: true,
  })
  socket.on('connect', () => socket.emit('join-debate', { debateId }))
  socket.on('session-ready', ears.onReady)
  socket.on('ai-audio-chunk', ({ audio }) => ears.onAudio(audio))
  socket.on('processing-complete', ears.onOver)
  socket.on('realtime-error', ({ message }) => report.failures.push(message))
  return {
    append: audio => socket.emit('audio-chunk', { audio, base64: true }),
    commit: () => socket.emit('commit-audio'),
    close: () => socket.disconnect(),
  }
}

const openProtocol = ({ url }: SpeakersTask, ears: Ears): SpeakerLine => {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const send = (type: string, fields: object = {}) =>
    socket.send(JSON.stringify({ type, ...fields }))
  socket.on('message', data => {
    const event: { type: string; delta?: string } = JSON.parse(String(data))
    if (event.type === 'session.created') send('session.update')
    else if (event.type === 'session.updated') ears.onReady()
    else if (event.type === 'input_audio_buffer.committed') send('response.create')
    else if (event.type === 'response.output_audio.delta') ears.onAudio(event.delta ?? '')
    else if (event.type === 'response.done') ears.onOver()
  })
  return {
    append: audio => send('input_audio_buffer.append', { audio }),
    commit: () => send('input_audio_buffer.commit'),
    close: () => socket.close(),
  }
}

/** One person: waits a part of a turn first, so that not all begin together. */
const debate = async (task: SpeakersTask, debateId: string, endsAt: number, delay: number) => {
  const ready = Promise.withResolvers<void>()
  let over = Promise.withResolvers<void>()
  let committedAt: number | null = null
  let pieces = 0
  const ears: Ears = {
    onReady: ready.resolve,
    onAudio: audio => {
      if (committedAt !== null) report.toFirstAudio.push(performance.now() - committedAt)
      committedAt = null
      noteArrival(report.heard, arrivalOf(audio, pieces))
      pieces += 1
    },
    onOver: () => over.resolve(),
  }
  const line =
    task.speaks === 'product' ? openProduct(task, debateId, ears) : openProtocol(task, ears)
  await ready.promise
  await wait(delay)
  while (Date.now() < endsAt) {
    over = Promise.withResolvers<void>()
    pieces = 0
    const beganAt = performance.now()
    for (let nth = 0; nth < PIECES; nth += 1) {
      line.append(stampedPiece(nth))
      await wait(Math.max(0, beganAt + (nth + 1) * PIECE_MS - performance.now()))
    }
    committedAt = performance.now()
    line.commit()
    await over.promise
    report.turns += 1
  }
  line.close()
}

const task: SpeakersTask = JSON.parse(process.env.TASK ?? '')
const endsAt = Date.now() + task.seconds * 1000
const step = (2 * TURN_MS) / task.debateIds.length
await Promise.all(task.debateIds.map((debateId, nth) => debate(task, debateId, endsAt, nth * step)))
process.stdout.write(JSON.stringify(report), () => process.exit(0))
