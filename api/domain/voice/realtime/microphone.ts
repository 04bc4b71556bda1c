import { wavOf } from '#api/ai/wav.ts'
import { createHeldBytes, type HeldFile } from '#api/domain/voice/held-bytes.ts'
import { type HeldRecording, makeRoom } from '#api/domain/voice/held-recordings.ts'
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
const samplesOf = (pcm: Buffer): Int16Array => new Int16Array(new Uint8Array(pcm).buffer)

/** What the user is saying now, from the first piece of audio to the commit. */
export type SpokenAudio = {
  /** Whether anything was said since the last `reset`. */
  isUsed(): boolean
  isTooShort(): boolean
  /** Whether so much more would be longer than one turn may be. */
  isFullWith(base64: string): boolean
  /** Room to keep a piece. Throws as `makeRoom`. */
  makeRoom(base64: string): void
  /** Counts and measures a piece that was sent on. */
  take(base64: string): void
  timing(): SpeechTiming
  /** What was said so far, for whoever lets it go; null where no recordings are kept. */
  takeRecording(): HeldFile | null
  reset(): void
}

/** `hold`: null where no recordings are kept. */
export const createMicrophone = (hold: (() => HeldRecording) | null): SpokenAudio => {
  let held = hold?.() ?? null
  let bytes = 0
  let kept: Buffer[] = []
  let meter = createSpeechMeter(REALTIME_SAMPLE_RATE)
  return {
    isUsed: () => bytes > 0,
    isTooShort: () => bytes < SHORTEST_TURN,
    isFullWith: base64 => bytes + decodedBytes(base64) > LONGEST_TURN,
    makeRoom: base64 => {
      if (held) makeRoom(held, decodedBytes(base64), bytes > 0)
    },
    take: base64 => {
      const pcm = Buffer.from(base64, 'base64')
      bytes += pcm.length
      meter.push(samplesOf(pcm))
      if (held) kept.push(pcm)
    },
    timing: () => meter.finish(),
    takeRecording: () => {
      if (!held) return null
      const recording = { bytes: createHeldBytes(wavOf(kept), held), mediaType: 'audio/wav' }
      kept = []
      held = hold?.() ?? null
      return recording
    },
    reset: () => {
      held?.release()
      bytes = 0
      kept = []
      meter = createSpeechMeter(REALTIME_SAMPLE_RATE)
    },
  }
}
