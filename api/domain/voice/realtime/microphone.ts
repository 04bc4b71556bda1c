import type { SpeechTiming } from '#schema/voice/figures.ts'
import { REALTIME_SAMPLE_RATE, VOICE_LIMITS } from '#schema/voice/socket-events.ts'
import { createSpeechMeter } from '#schema/voice/speech-meter.ts'

const BYTES_PER_MS = (REALTIME_SAMPLE_RATE * Int16Array.BYTES_PER_ELEMENT) / 1000

export const toMilliseconds = (bytes: number): number => bytes / BYTES_PER_MS

/** How many bytes base64 stands for; it was checked by the door or made by the service. */
export const decodedBytes = (base64: string): number => Buffer.byteLength(base64, 'base64')

/** Bytes. */
const SHORTEST_TURN = VOICE_LIMITS.shortestTurnMs * BYTES_PER_MS
const LONGEST_TURN = VOICE_LIMITS.longestTurnMs * BYTES_PER_MS

/** Copied once: samples need an even place in their memory. */
const samplesOf = (base64: string): Int16Array =>
  new Int16Array(new Uint8Array(Buffer.from(base64, 'base64')).buffer)

/** What the user is saying now, from the first piece of audio to the commit. */
export type Microphone = {
  /** Whether anything was said since the last `reset`. */
  isUsed(): boolean
  isTooShort(): boolean
  /** Whether so much more would be longer than one turn may be. */
  isFullWith(base64: string): boolean
  /** Counts and measures a piece that was sent on. */
  take(base64: string): void
  timing(): SpeechTiming
  reset(): void
}

export const createMicrophone = (): Microphone => {
  let bytes = 0
  let meter = createSpeechMeter(REALTIME_SAMPLE_RATE)
  return {
    isUsed: () => bytes > 0,
    isTooShort: () => bytes < SHORTEST_TURN,
    isFullWith: base64 => bytes + decodedBytes(base64) > LONGEST_TURN,
    take: base64 => {
      bytes += decodedBytes(base64)
      meter.push(samplesOf(base64))
    },
    timing: () => meter.finish(),
    reset: () => {
      bytes = 0
      meter = createSpeechMeter(REALTIME_SAMPLE_RATE)
    },
  }
}
