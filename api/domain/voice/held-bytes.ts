import type { Recording } from '#api/ai/voice.ts'
import { DomainError } from '#api/domain/domain-error.ts'
import type { HeldRecording } from './held-recordings.ts'

/** Bytes that take up their room for as long as anything can reach them. */
export type HeldBytes = {
  /** To be read where they are used and kept nowhere. REQUEST_REFUSED once they are let go. */
  read(): Buffer
  /** From now on their user lets them go, and no longer who brought them. */
  use(): void
  /** Who brought them is gone: they are let go unless somebody uses them. */
  leave(): void
  letGo(): void
}

/** A recording as a file. */
export type HeldFile = { bytes: HeldBytes; mediaType: string }

/** To be kept nowhere. */
export const readFile = ({ bytes, mediaType }: HeldFile): Recording => ({
  bytes: bytes.read(),
  mediaType,
})

/** Gives their memory back at once: nobody knows when it would be collected. */
const free = ({ buffer }: Buffer): void => {
  // Smaller buffers share their memory with others.
  if (buffer instanceof ArrayBuffer && buffer.byteLength > Buffer.poolSize) buffer.transfer(0)
}

/** `bytes` are this recording's alone. `held`: null for few bytes that nobody counts. */
export const createHeldBytes = (bytes: Buffer, held: HeldRecording | null): HeldBytes => {
  let kept: Buffer | null = bytes
  let isUsed = false
  const letGo = () => {
    if (kept !== null) free(kept)
    kept = null
    held?.release()
  }
  return {
    read: () => {
      if (kept === null)
        throw new DomainError('REQUEST_REFUSED', { detail: 'the recording is gone' })
      return kept
    },
    use: () => {
      isUsed = true
    },
    leave: () => {
      if (!isUsed) letGo()
    },
    letGo,
  }
}
