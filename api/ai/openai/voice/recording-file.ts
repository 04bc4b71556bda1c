import { ModelError } from '#api/ai/opponent.ts'
import type { Recording } from '#api/ai/voice.ts'
import { wavOf } from '#api/ai/wav.ts'

/** Services tell the format by the file name's ending. */
const ENDINGS: Record<string, string> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/ogg': 'ogg',
  'application/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'video/mp4': 'mp4',
  'audio/m4a': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/wav': 'wav',
  'audio/wave': 'wav',
  'audio/x-wav': 'wav',
  'audio/flac': 'flac',
}
const PCM = ['audio/pcm', 'audio/l16']

/** A file to upload: its name says its format. */
export type RecordingFile = { bytes: Uint8Array; name: string; type: string }

/**
 * The recording as a file to upload: its bytes as they are, and bare PCM16 (24 kHz unless the
 * media type names a rate) as a WAV file. RECORDING_UNREADABLE for a media type nobody takes.
 */
export const fileOf = ({ bytes, mediaType }: Recording): RecordingFile => {
  const [type = '', ...parameters] = mediaType.toLowerCase().split(';')
  const name = type.trim()
  if (PCM.includes(name)) {
    const rate = parameters.map(each => /^\s*rate=(\d+)$/.exec(each)?.[1]).find(Boolean)
    const wav = wavOf(bytes, rate === undefined ? undefined : Number(rate))
    return { bytes: wav, name: 'turn.wav', type: 'audio/wav' }
  }
  const ending = ENDINGS[name]
  if (!ending) throw new ModelError({ code: 'RECORDING_UNREADABLE' })
  return { bytes, name: `turn.${ending}`, type: name }
}
