import type { StartTimer } from '#api/ai/start-timer.ts'
import { DomainError, invalidField } from '#api/domain/domain-error.ts'
import { createHeldBytes, type HeldBytes } from '#api/domain/voice/held-bytes.ts'
import type { HeldRecording } from '#api/domain/voice/held-recordings.ts'
import { decodeRecording } from '#api/domain/voice/read-recording.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'

const MS_PER_MINUTE = 60_000
const BYTES_PER_MB = 1024 * 1024

/** A recorder sends a chunk every second: of one that is silent for so long, no more will come. */
const IDLE_MS = 60_000

/** One utterance of the older channel: only its first chunk has the recording's head. */
export type Utterance = {
  /**
   * Throws FIELDS_INVALID, TOO_LARGE or what its room throws; after that, nothing is taken until
   * the last chunk.
   */
  add(chunk: unknown): void
  /** The whole recording with its last chunk; what was wrong with it is thrown once more. */
  finish(chunk: unknown): HeldBytes
  /** Also for a socket that is gone. */
  forget(): void
}

type Parts = {
  /** Milliseconds. */
  now(): number
  startTimer: StartTimer
  hold(): HeldRecording
  /** Its rest did not come: it is let go, as after what `add` throws. */
  onIncomplete(error: DomainError): void
}

export const createUtterance = ({ now, startTimer, hold, onIncomplete }: Parts): Utterance => {
  let held = hold()
  let chunks: Buffer[] = []
  let bytes = 0
  let begunAt: number | null = null
  let fault: unknown = null
  let stopTimer = (): void => undefined

  const spoil = (error: unknown) => {
    fault = error
    chunks = []
    held.release()
    stopTimer()
  }
  const waitForMore = () => {
    stopTimer()
    stopTimer = startTimer(IDLE_MS, () => {
      const error = new DomainError('RECORDING_INCOMPLETE')
      spoil(error)
      onIncomplete(error)
    })
  }

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
      waitForMore()
    } catch (error) {
      spoil(error)
      throw error
    }
  }
  const begin = (): void => {
    stopTimer()
    held = hold()
    chunks = []
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
        return createHeldBytes(Buffer.concat(chunks), held)
      } finally {
        begin()
      }
    },
    forget: () => {
      held.release()
      begin()
    },
  }
}
