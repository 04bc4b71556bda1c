import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'

const HEADER_BYTES = 44
const PCM_FORMAT = 1
const BYTES_PER_SAMPLE = 2

/** Mono PCM16, whole or in pieces, as a file that every player and transcriber opens (RIFF WAVE). */
export const wavOf = (
  pcm: Uint8Array | readonly Uint8Array[],
  sampleRate: number = REALTIME_SAMPLE_RATE,
): Buffer => {
  const pieces = pcm instanceof Uint8Array ? [pcm] : pcm
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(HEADER_BYTES - 8 + length, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(PCM_FORMAT, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28)
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32)
  header.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(length, 40)
  return Buffer.concat([header, ...pieces])
}
