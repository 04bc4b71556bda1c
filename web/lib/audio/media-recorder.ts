/** What the older voice channel records, the best first (specification section 9). */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus', 'audio/ogg']
const BITS_PER_SECOND = 16_000
const CHUNK_MS = 1_000

/** Mono at 16 kHz, without echo and noise (specification section 9). */
export const RECORDED_AUDIO: MediaTrackConstraints = {
  channelCount: 1,
  sampleRate: 16_000,
  echoCancellation: true,
  noiseSuppression: true,
}

type RecordingEvents = {
  /** A piece of the recording; only all of them together can be played. */
  onChunk: (chunk: Blob) => void
  /** After the last chunk. */
  onStop: () => void
  /** The browser gave up; `onStop` follows. */
  onFault: () => void
}

export type MediaRecorderClass = {
  new (stream: MediaStream, options: MediaRecorderOptions): MediaRecorder
  isTypeSupported(type: string): boolean
}

/** Records one utterance, in chunks of a second, until the answer is called. May throw. */
export const recordUtterance = (
  Recorder: MediaRecorderClass,
  stream: MediaStream,
  { onChunk, onStop, onFault }: RecordingEvents,
): (() => void) => {
  const mimeType = FORMATS.find(format => Recorder.isTypeSupported(format))
  const recorder = new Recorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  })
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) onChunk(data)
  }
  recorder.onstop = onStop
  recorder.onerror = onFault
  recorder.start(CHUNK_MS)
  return () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
}
