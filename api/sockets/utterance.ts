import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import type { HeldRecording } from '#api/domain/voice/held-recordings.ts'
import { decodeRecording } from '#api/domain/voice/read-recording.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'

const MS_PER_MINUTE = 60_000
const BYTES_PER_MB = 1024 * 1024

/** One utterance of the older channel: only its first chunk has the recording's head. */
export type Utterance = {
  /**
   * Throws FIELDS_INVALID, TOO_LARGE or what `held` throws; after that, nothing is taken until the
   * last chunk.
   */
  add(chunk: unknown): void
  /** The whole recording with its last chunk; what was wrong with it is thrown once more. */
  finish(chunk: unknown): Buffer
  /** Also for a socket that is gone. */
  forget(): void
}

/** `now` in milliseconds. */
export const createUtterance = (now: () => number, held: HeldRecording): Utterance => {
  let chunks: Buffer[] = []
  let bytes = 0
  let begunAt: number | null = null
  let fault: unknown = null

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
    held.add(decoded.length)
    chunks.push(decoded)
  }

  const add = (chunk: unknown): void => {
    if (fault !== null) return
    try {
      take(chunk)
    } catch (error) {
      fault = error
      chunks = []
      held.release()
      throw error
    }
  }
  const forget = (): void => {
    chunks = []
    held.release()
    bytes = 0
    begunAt = null
    fault = null
  }

  return {
    add,
    finish: chunk => {
      try {
        add(chunk)
        if (fault !== null) throw fault
        return Buffer.concat(chunks)
      } finally {
        forget()
      }
    },
    forget,
  }
}
