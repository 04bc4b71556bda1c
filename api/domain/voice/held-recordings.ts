import { DomainError } from '#api/domain/domain-error.ts'
import { createNetworkTally, createTally, NETWORK_SHARE } from '#api/domain/tally.ts'
import { keyOf, type Viewer } from '#api/domain/viewer.ts'

/** Bytes that recordings under way may take: of one debater, of one network, and all together. */
export type HeldLimits = { ofOne: number; ofNetwork: number; ofAll: number }

/** What one recording takes up until it is let go. */
export type HeldRecording = {
  /** Throws REQUESTS_TOO_MANY or SERVER_BUSY, and takes nothing then. */
  add(bytes: number): void
  /** May be called again. */
  release(): void
}

export type HeldRecordings = { hold(viewer: Viewer): HeldRecording }

const RETRY_SECONDS = 1
const BYTES_PER_MB = 1024 * 1024

const limitsOf = (ofOneMb: number, ofAllMb: number): HeldLimits => ({
  ofOne: ofOneMb * BYTES_PER_MB,
  ofNetwork: ofAllMb * NETWORK_SHARE * BYTES_PER_MB,
  ofAll: ofAllMb * BYTES_PER_MB,
})

/** Files as recorders make them: a minute has one MB at most, and the longest that is taken ten. */
export const FILE_LIMITS = limitsOf(12, 64)

/** Audio as it is sent while somebody speaks: a minute has 2.7 MB, and the longest turn 14. */
export const SPEECH_LIMITS = limitsOf(32, 512)

/** Recordings are large, and many may come at once: what of them is in this process's memory. */
export const createHeldRecordings = (limits: HeldLimits): HeldRecordings => {
  const debaters = createTally()
  const placeOf = createNetworkTally(limits.ofNetwork)
  let all = 0
  return {
    hold: viewer => {
      const debater = keyOf(viewer)
      const place = placeOf(viewer.address)
      let held = 0
      const change = (bytes: number) => {
        debaters.change(debater, bytes)
        place.change(bytes)
        all += bytes
        held += bytes
      }
      return {
        add: bytes => {
          const isOverOwn = debaters.of(debater) + bytes > limits.ofOne || !place.hasRoomFor(bytes)
          if (isOverOwn)
            throw new DomainError('REQUESTS_TOO_MANY', {}, { retryAfter: RETRY_SECONDS })
          if (all + bytes > limits.ofAll)
            throw new DomainError('SERVER_BUSY', {}, { retryAfter: RETRY_SECONDS })
          change(bytes)
        },
        release: () => change(-held),
      }
    },
  }
}

/**
 * Room for more of a turn that is being spoken. SPOKEN_TURN_CUT_OFF where part of it was heard:
 * that part is the turn. Else throws as `add`.
 */
export const makeRoom = (held: HeldRecording, bytes: number, isBegun: boolean): void => {
  try {
    held.add(bytes)
  } catch (error) {
    throw isBegun ? new DomainError('SPOKEN_TURN_CUT_OFF') : error
  }
}
