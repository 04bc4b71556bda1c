import { readFileSync } from 'node:fs'

export const RECORDING_RATE = 16_000
const WAV_HEADER_BYTES = 44
const PCM16_SCALE = 32_768

export type RecordingName = 'en-claim' | 'en-conclusion' | 'zh-claim' | 'zh-conclusion'
/** What is said in each recording, and how many words or characters that is. */
export const WORDS_OF: Record<RecordingName, { text: string; count: number }> = {
  'en-claim': { text: 'It has never been shown to help younger children.', count: 9 },
  'en-conclusion': { text: 'So this house should ban it.', count: 6 },
  'zh-claim': { text: '作业占用了孩子的晚上。', count: 10 },
  'zh-conclusion': { text: '所以我们应该取消它。', count: 9 },
}

export type Noise = 'hiss' | 'rumble'
export type Room = { noise: Noise; decibelsBelowVoice: number; volume: number }

const readSamples = (name: RecordingName) => {
  const bytes = readFileSync(new URL(`${name}.wav`, import.meta.url)).subarray(WAV_HEADER_BYTES)
  return new Float32Array(bytes.length / 2).map(
    (_, index) => bytes.readInt16LE(2 * index) / PCM16_SCALE,
  )
}
const known = new Map<RecordingName, Float32Array>()
const samplesOf = (name: RecordingName): Float32Array => {
  const samples = known.get(name) ?? readSamples(name)
  known.set(name, samples)
  return samples
}

const join = (clips: readonly Float32Array[]) => {
  const joined = new Float32Array(clips.reduce((length, clip) => length + clip.length, 0))
  let at = 0
  for (const clip of clips) {
    joined.set(clip, at)
    at += clip.length
  }
  return joined
}

const rootMeanSquare = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** The same noise every time: a hiss is equally loud at all pitches, a rumble mostly low. */
const noiseOf = (kind: Noise, length: number) => {
  let state = 1
  let low = 0
  const samples = new Float32Array(length).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const white = state / 2 ** 31 - 1
    low = 0.995 * low + white
    return kind === 'hiss' ? white : low
  })
  const loudness = rootMeanSquare(samples)
  return samples.map(sample => sample / loudness)
}

/**
 * A turn in a room, as floats: silences in milliseconds, recordings by name, in their order.
 * Only whole hundredths of a second, so that the figures wanted are exact.
 */
export const play = (parts: (number | RecordingName)[], room: Room): Float32Array => {
  const clips = parts.map(part =>
    typeof part === 'number' ? new Float32Array((part * RECORDING_RATE) / 1000) : samplesOf(part),
  )
  const voice = join(clips)
  const loudness = rootMeanSquare(voice.filter(sample => sample !== 0))
  const below = loudness * 10 ** (-room.decibelsBelowVoice / 20)
  return noiseOf(room.noise, voice.length).map(
    (sample, index) => room.volume * ((voice[index] ?? 0) + below * sample),
  )
}

/** Milliseconds of a recording. */
export const lengthOf = (name: RecordingName) => (samplesOf(name).length / RECORDING_RATE) * 1000
