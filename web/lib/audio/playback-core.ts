import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'
import type { AudioCore } from './capture-core.ts'
import { fromPcm16 } from './pcm.ts'
import { createResampler } from './resampler.ts'
import { createRingBuffer } from './ring-buffer.ts'

export type PlaybackCommand =
  | { kind: 'push'; itemId: string; samples: Int16Array<ArrayBuffer> }
  /** Fades out and forgets the rest; answered by `flushed`. */
  | { kind: 'flush' }
export type PlaybackReport =
  /** How much of an item has been played so far. Milliseconds. */
  | { kind: 'played'; itemId: string; playedMs: number }
  /** There is nothing more to play. */
  | { kind: 'drained' }
  /** What was played last since the flush before; `itemId` is null where there was nothing. */
  | { kind: 'flushed'; itemId: string | null; playedMs: number }

/** So much waits before the sound begins, at first and after an underrun. */
const PREROLL_MS = 60
/** A flush fades out, so that it does not click. */
const FADE_MS = 15
/** Where the sound breaks off or begins by itself. */
const SOFT_EDGE_MS = 4
const REPORT_EVERY_MS = 50
const FIRST_ROOM_S = 30
/** A reply longer than this is cut off. */
const MOST_ROOM_S = 600

type Stretch = { itemId: string; left: number }

/** Plays replies from one long ring buffer. Runs on the audio thread. */
export const createPlaybackCore = (
  sampleRate: number,
  report: (report: PlaybackReport) => void,
): AudioCore<PlaybackCommand> => {
  const samplesOf = (ms: number) => Math.round((ms * sampleRate) / 1000)
  const [preroll, fade] = [samplesOf(PREROLL_MS), samplesOf(FADE_MS)]
  const edge = samplesOf(SOFT_EDGE_MS)
  const ring = createRingBuffer(FIRST_ROOM_S * sampleRate, MOST_ROOM_S * sampleRate)
  const resampler = createResampler(REALTIME_SAMPLE_RATE, sampleRate)
  let stretches: Stretch[] = []
  let state: 'silent' | 'priming' | 'playing' | 'fading' = 'silent'
  /** Samples since the present state began. */
  let since = 0
  let current: { itemId: string; played: number } | null = null
  let lastReport = 0
  /** The last sample before a break, which is let down softly. */
  let last = 0

  const enter = (next: typeof state) => {
    state = next
    since = 0
  }
  const tell = () => {
    if (!current || current.played === lastReport) return
    lastReport = current.played
    report({ kind: 'played', itemId: current.itemId, playedMs: msOf(current.played) })
  }
  const msOf = (samples: number) => (samples / sampleRate) * 1000

  const count = (samples: number) => {
    let left = samples
    for (let head = stretches[0]; head && left > 0; head = stretches[0]) {
      if (current?.itemId !== head.itemId) {
        tell()
        current = { itemId: head.itemId, played: 0 }
        lastReport = 0
      }
      const here = Math.min(left, head.left)
      current.played += here
      head.left -= here
      left -= here
      if (head.left === 0) stretches.shift()
    }
    if (current && current.played - lastReport >= samplesOf(REPORT_EVERY_MS)) tell()
  }
  const letDown = (output: Float32Array, from: number) => {
    for (let index = from; index < output.length && last !== 0; index += 1) {
      const step = 1 / edge
      last = Math.abs(last) <= step ? 0 : last - Math.sign(last) * step
      output[index] = last
    }
  }
  const flushed = () => {
    const heard = current ?? { itemId: stretches[0]?.itemId ?? null, played: 0 }
    report({ kind: 'flushed', itemId: heard.itemId, playedMs: msOf(heard.played) })
    ring.clear()
    stretches = []
    current = null
    ;[last, lastReport] = [0, 0]
    resampler.flush()
    enter('silent')
  }

  const play = (output: Float32Array) => {
    const got = ring.read(output)
    count(got)
    for (let index = 0; index < got && since + index < edge; index += 1)
      output[index] = ((output[index] ?? 0) * (since + index)) / edge
    since += got
    last = got > 0 ? (output[got - 1] ?? 0) : last
    if (got === output.length) return
    letDown(output, got)
    tell()
    report({ kind: 'drained' })
    enter('silent')
  }
  const fadeOut = (output: Float32Array) => {
    const got = ring.read(output.subarray(0, Math.min(output.length, fade - since)))
    count(got)
    for (let index = 0; index < got; index += 1)
      output[index] = (output[index] ?? 0) * (1 - (since + index) / fade)
    since += got
    if (got < output.length) flushed()
  }

  return {
    command: command => {
      if (command.kind === 'flush') {
        if (state === 'playing') enter('fading')
        else if (state !== 'fading') flushed()
        return
      }
      if (state === 'fading') return
      const samples = resampler.process(fromPcm16(command.samples))
      const taken = ring.write(samples)
      const newest = stretches.at(-1)
      if (newest?.itemId === command.itemId) newest.left += taken
      else if (taken > 0) stretches.push({ itemId: command.itemId, left: taken })
      if (state === 'silent') enter('priming')
    },
    run: (_input, output) => {
      output.fill(0)
      if (state === 'priming') {
        since += output.length
        // A reply may be shorter than the pre-roll.
        if (ring.length() >= preroll || since > preroll) enter('playing')
      }
      if (state === 'playing') play(output)
      else if (state === 'fading') fadeOut(output)
      else letDown(output, 0)
    },
  }
}
