import { wavOf } from '#api/ai/wav.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import { createHeldBytes, type HeldFile } from '#api/domain/voice/held-bytes.ts'
import { type HeldRecording, makeRoom } from '#api/domain/voice/held-recordings.ts'
import type { VoiceEvent } from '#api/domain/voice/voice-session.ts'
import type { SpeechTiming } from '#schema/voice/figures.ts'
import { REALTIME_SAMPLE_RATE, VOICE_LIMITS } from '#schema/voice/socket-events.ts'
import { createSpeechMeter } from '#schema/voice/speech-meter.ts'

const BYTES_PER_MS = (REALTIME_SAMPLE_RATE / 1000) * 2
const SHORTEST_BYTES = VOICE_LIMITS.shortestTurnMs * BYTES_PER_MS
const LONGEST_BYTES = VOICE_LIMITS.longestTurnMs * BYTES_PER_MS
const MS_PER_MINUTE = 60_000

/** Whoever takes the turn lets its file go. */
export type HeardTurn = { file: HeldFile; timing: SpeechTiming }

/** The audio of the turn that is being spoken. */
export type TurnAudio = {
  /**
   * Throws once, when the turn is over its limit (SPOKEN_TURN_TOO_LONG) or there is no room for
   * more of it (SPOKEN_TURN_CUT_OFF; what its room throws where nothing was heard yet). What is
   * more is dropped.
   */
  append(base64: string): void
  clear(): void
  /** The whole turn; null when it is too short to hold a word. Begins the next one. */
  take(): HeardTurn | null
}

/** Samples of their own, aligned as typed arrays must be. */
const samplesOf = (bytes: Buffer): Int16Array => new Int16Array(new Uint8Array(bytes).buffer)

const nothing = () => ({
  pieces: [] as Buffer[],
  bytes: 0,
  isCutOff: false,
  meter: createSpeechMeter(REALTIME_SAMPLE_RATE),
})

export const createListening = (
  emit: (event: VoiceEvent) => void,
  hold: () => HeldRecording,
): TurnAudio => {
  let turn = nothing()
  let held = hold()
  const begin = () => {
    if (turn.bytes > 0) emit({ name: 'speech-stopped', payload: { role: 'user' } })
    turn = nothing()
    held = hold()
  }
  const reset = () => {
    held.release()
    begin()
  }
  return {
    append: base64 => {
      if (turn.isCutOff) return
      const piece = Buffer.from(base64, 'base64')
      if (turn.bytes + piece.length > LONGEST_BYTES) {
        turn.isCutOff = true
        const minutes = VOICE_LIMITS.longestTurnMs / MS_PER_MINUTE
        throw new DomainError('SPOKEN_TURN_TOO_LONG', { minutes })
      }
      try {
        makeRoom(held, piece.length, turn.bytes > 0)
      } catch (error) {
        turn.isCutOff = true
        throw error
      }
      if (turn.bytes === 0) emit({ name: 'speech-started', payload: { role: 'user' } })
      turn.pieces.push(piece)
      turn.bytes += piece.length
      turn.meter.push(samplesOf(piece))
    },
    clear: reset,
    take: () => {
      const { pieces, bytes, meter } = turn
      const own = held
      begin()
      if (bytes < SHORTEST_BYTES) {
        own.release()
        return null
      }
      const file = { bytes: createHeldBytes(wavOf(pieces), own), mediaType: 'audio/wav' }
      return { file, timing: meter.finish() }
    },
  }
}
