import { DomainError } from '#api/domain/domain-error.ts'

/** Bytes that recordings under way may take: those of one debater, and all together. */
export type HeldLimits = { ofOne: number; ofAll: number }

/** What one recording takes up until it is let go. */
export type HeldRecording = {
  /** Throws REQUESTS_TOO_MANY or SERVER_BUSY, and takes nothing then. */
  add(bytes: number): void
  /** May be called again. */
  release(): void
}

export type HeldRecordings = { hold(debater: string): HeldRecording }

const RETRY_SECONDS = 1
const BYTES_PER_MB = 1024 * 1024

/** Files as recorders make them; the longest that is taken has 25 MB, a minute at most one. */
export const FILE_LIMITS: HeldLimits = { ofOne: 32 * BYTES_PER_MB, ofAll: 64 * BYTES_PER_MB }

/** Audio as it is sent while somebody speaks: a minute has 2.7 MB. */
export const SPEECH_LIMITS: HeldLimits = { ofOne: 32 * BYTES_PER_MB, ofAll: 512 * BYTES_PER_MB }

/** Recordings are large, and many may come at once: what of them is in this process's memory. */
export const createHeldRecordings = ({ ofOne, ofAll }: HeldLimits): HeldRecordings => {
  const debaters = new Map<string, number>()
  let all = 0
  const change = (debater: string, bytes: number) => {
    const own = (debaters.get(debater) ?? 0) + bytes
    if (own > 0) debaters.set(debater, own)
    else debaters.delete(debater)
    all += bytes
  }
  return {
    hold: debater => {
      let held = 0
      return {
        add: bytes => {
          if ((debaters.get(debater) ?? 0) + bytes > ofOne)
            throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: RETRY_SECONDS })
          if (all + bytes > ofAll)
            throw new DomainError('SERVER_BUSY', {}, { retryAfter: RETRY_SECONDS })
          held += bytes
          change(debater, bytes)
        },
        release: () => {
          change(debater, -held)
          held = 0
        },
      }
    },
  }
}
