import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'

/** Divides the sample rate, so that every period has the same samples. */
export const TONE_HZ = 500
/** About a quarter of full scale. */
const LOUDEST = 8_000
const PERIOD = REALTIME_SAMPLE_RATE / TONE_HZ

export const samplesIn = (ms: number): number => Math.round((ms * REALTIME_SAMPLE_RATE) / 1000)

/** Mono PCM16 at 24 kHz: the samples `from` to `to` of an endless tone. */
export const toneSamples = (from: number, to: number): Buffer => {
  const bytes = Buffer.alloc((to - from) * 2)
  for (let at = from; at < to; at += 1) {
    const sample = Math.round(LOUDEST * Math.sin((2 * Math.PI * (at % PERIOD)) / PERIOD))
    bytes.writeInt16LE(sample, (at - from) * 2)
  }
  return bytes
}

export const toneOf = (ms: number): Buffer => toneSamples(0, samplesIn(ms))

/** The length of PCM16 at 24 kHz. Milliseconds. */
export const lengthOf = (bytes: number): number => (bytes / 2 / REALTIME_SAMPLE_RATE) * 1000
