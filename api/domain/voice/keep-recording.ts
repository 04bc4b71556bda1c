import type { Recording } from '#api/ai/voice.ts'
import type { Deps } from '#api/domain/deps.ts'
import { storeTurnAudio } from '#db/queries/turn-audio.ts'

const WAV_HEADER_BYTES = 44
const PCM_FORMAT = 1
const BYTES_A_SAMPLE = 2

/** Only audio is answered as what it says it is: a recorder names its own type. */
const AUDIO_TYPE = /^audio\/[\w.+-]+(; ?codecs="?[\w.]+"?)?$/
const UNKNOWN_TYPE = 'application/octet-stream'

/** Mono PCM16, little-endian, as a WAV file, which every browser plays. */
export const wavOf = (pcm: Uint8Array, sampleRate: number): Recording => {
  const bytes = new Uint8Array(WAV_HEADER_BYTES + pcm.length)
  const header = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  header.setUint32(4, bytes.length - 8, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, PCM_FORMAT, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, BYTES_A_SAMPLE * sampleRate, true)
  header.setUint16(32, BYTES_A_SAMPLE, true)
  header.setUint16(34, 8 * BYTES_A_SAMPLE, true)
  write(36, 'data')
  header.setUint32(40, pcm.length, true)
  bytes.set(pcm, WAV_HEADER_BYTES)
  return { bytes, mediaType: 'audio/wav' }
}

/**
 * Keeps the recording of a stored turn, where the operator keeps recordings (KEEP_AUDIO); else
 * nothing happens. It goes with the debate, and with the account of who spoke.
 */
export const keepRecording = async (
  deps: Pick<Deps, 'db' | 'keepsAudio'>,
  turnId: string,
  { bytes, mediaType }: Recording,
): Promise<void> => {
  if (!deps.keepsAudio) return
  const media_type = AUDIO_TYPE.test(mediaType) ? mediaType : UNKNOWN_TYPE
  await storeTurnAudio(deps.db, turnId, { media_type, bytes })
}
