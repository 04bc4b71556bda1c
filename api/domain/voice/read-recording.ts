import { invalidField } from '#api/domain/domain-error.ts'
import { RECORDING_LIMITS } from '#schema/voice/socket-events.ts'
import { DATA_URL } from './base64-reader.ts'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const BYTES_PER_MB = 1024 * 1024

const startsWith = (bytes: Buffer, at: number, text: string) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text
/** The eleven bits that every MPEG audio frame begins with. */
const isMpegFrame = (bytes: Buffer) => bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0

/** How the files of browsers and recorders begin. */
const BEGINNINGS: [mediaType: string, fits: (bytes: Buffer) => boolean][] = [
  ['audio/webm', bytes => startsWith(bytes, 0, '\x1aE\xdf\xa3')],
  ['audio/ogg', bytes => startsWith(bytes, 0, 'OggS')],
  ['audio/mp4', bytes => startsWith(bytes, 4, 'ftyp')],
  ['audio/wav', bytes => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WAVE')],
  ['audio/flac', bytes => startsWith(bytes, 0, 'fLaC')],
  ['audio/mpeg', bytes => startsWith(bytes, 0, 'ID3') || isMpegFrame(bytes)],
]

/**
 * A recording's media type: what its first bytes say, since a recorder's chunks come without a
 * name. Throws FIELDS_INVALID for what no browser records.
 */
export const mediaTypeOf = (bytes: Buffer, field: string): string => {
  if (bytes.length > RECORDING_LIMITS.bytes)
    throw invalidField(field, 'RECORDING_TOO_LARGE', { max: RECORDING_LIMITS.bytes / BYTES_PER_MB })
  const mediaType = BEGINNINGS.find(([, fits]) => fits(bytes))?.[0]
  if (!mediaType) throw invalidField(field, 'RECORDING_INVALID')
  return mediaType
}

/** The bytes of base64, with or without the head of a data URL; null for anything else. */
export const decodeRecording = (text: string): Buffer | null => {
  const base64 = text.slice(DATA_URL.exec(text)?.[0].length ?? 0)
  return BASE64.test(base64) && base64.length % 4 === 0 ? Buffer.from(base64, 'base64') : null
}

/** A recording that was sent as text. Throws FIELDS_INVALID. */
export const readRecording = (text: string, field: string) => {
  const bytes = decodeRecording(text)
  if (!bytes) throw invalidField(field, 'RECORDING_INVALID')
  return { bytes, mediaType: mediaTypeOf(bytes, field) }
}
