import type { Deps } from '#api/domain/deps.ts'
import { storeTurnAudio } from '#db/queries/turn-audio.ts'
import type { HeldFile } from './held-bytes.ts'

/** Only audio is answered as what it says it is: a recorder names its own type. */
const AUDIO_TYPE = /^audio\/[\w.+-]+(; ?codecs="?[\w.]+"?)?$/
const UNKNOWN_TYPE = 'application/octet-stream'

/**
 * Stores the recording of a stored turn where the operator keeps recordings (KEEP_AUDIO), and lets
 * it go. It is deleted with the debate, and with the account of who spoke.
 */
export const keepRecording = async (
  deps: Pick<Deps, 'db' | 'keepsAudio'>,
  turnId: string,
  { bytes, mediaType }: HeldFile,
): Promise<void> => {
  try {
    if (!deps.keepsAudio) return
    const media_type = AUDIO_TYPE.test(mediaType) ? mediaType : UNKNOWN_TYPE
    await storeTurnAudio(deps.db, turnId, { media_type, bytes: bytes.read() })
  } finally {
    bytes.letGo()
  }
}
