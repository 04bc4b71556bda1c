import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { decodeRecording } from '#api/domain/voice/read-recording.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'

const MS_PER_MINUTE = 60_000
const BYTES_PER_MB = 1024 * 1024

/** One utterance of the older channel: only its first chunk has the recording's head. */
export type Utterance = {
  /** Throws FIELDS_INVALID or TOO_LARGE; then nothing more is taken until its last chunk. */
  add(chunk: unknown): void
  /** The whole recording, and a new beginning; null when it was spoilt. */
  finish(): Buffer | null
}

/** `now` in milliseconds. */
export const createUtterance = (now: () => number): Utterance => {
  let chunks: Buffer[] = []
  let bytes = 0
  let begunAt: number | null = null
  let isSpoilt = false

  const take = (chunk: unknown): void => {
    if (typeof chunk !== 'string')
      throw invalidField('audio', 'FIELD_WRONG_TYPE', { field: 'audio', type: 'string' })
    begunAt ??= now()
    if (now() - begunAt > RECORDING_LIMITS.ms)
      throw new DomainError('SPOKEN_TURN_TOO_LONG', {
        minutes: RECORDING_LIMITS.ms / MS_PER_MINUTE,
      })
    // The last chunk of a recorder may be empty.
    if (chunk === '') return
    const decoded = decodeRecording(chunk)
    if (!decoded) throw invalidField('audio', 'RECORDING_INVALID')
    bytes += decoded.length
    if (bytes > RECORDING_LIMITS.bytes)
      throw invalidField('audio', 'RECORDING_TOO_LARGE', {
        max: RECORDING_LIMITS.bytes / BYTES_PER_MB,
      })
    chunks.push(decoded)
  }

  return {
    add: chunk => {
      if (isSpoilt) return
      try {
        take(chunk)
      } catch (error) {
        isSpoilt = true
        chunks = []
        throw error
      }
    },
    finish: () => {
      const whole = isSpoilt ? null : Buffer.concat(chunks)
      chunks = []
      bytes = 0
      begunAt = null
      isSpoilt = false
      return whole
    },
  }
}
