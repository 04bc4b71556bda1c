import type { Recording } from '#api/ai/voice.ts'
import { wavOf } from '#api/ai/wav.ts'
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
  /** Counts and measures a piece that was sent on. */
  take(base64: string): void
  timing(): SpeechTiming
  recording(): Recording | null
  reset(): void
}

export const createMicrophone = (keepsAudio: boolean): SpokenAudio => {
  let bytes = 0
  let kept: Buffer[] = []
  let meter = createSpeechMeter(REALTIME_SAMPLE_RATE)
  return {
    isUsed: () => bytes > 0,
    isTooShort: () => bytes < SHORTEST_TURN,
    isFullWith: base64 => bytes + decodedBytes(base64) > LONGEST_TURN,
    take: base64 => {
      const pcm = Buffer.from(base64, 'base64')
      bytes += pcm.length
      meter.push(samplesOf(pcm))
      if (keepsAudio) kept.push(pcm)
    },
    timing: () => meter.finish(),
    recording: () =>
      keepsAudio ? { bytes: wavOf(Buffer.concat(kept)), mediaType: 'audio/wav' } : null,
    reset: () => {
      bytes = 0
      kept = []
      meter = createSpeechMeter(REALTIME_SAMPLE_RATE)
    },
  }
}
