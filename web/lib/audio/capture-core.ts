import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'
import { rootMeanSquare, toPcm16 } from './pcm.ts'
import { createResampler } from './resampler.ts'

/** `end` hands over what is left of the turn; `drop` throws it away. */
export type CaptureCommand = { kind: 'begin' } | { kind: 'end' } | { kind: 'drop' }
export type CaptureReport =
  /** Samples at 24 kHz, and how loud they are (root mean square, 0 to 1). */
  | { kind: 'block'; samples: Int16Array<ArrayBuffer>; loudness: number }
  /** After the last block of a turn. */
  | { kind: 'ended' }

export type AudioCore<Command> = {
  command: (command: Command) => void
  /** One stretch of time: reads `input`, or fills `output`. */
  run: (input: Float32Array, output: Float32Array) => void
}

/** 43 ms: the level follows the voice. The specification allows up to 4096. */
const BLOCK_SAMPLES = 1024

/** Makes blocks of 24 kHz PCM of what a microphone hears. Runs on the audio thread. */
export const createCaptureCore = (
  sampleRate: number,
  report: (report: CaptureReport) => void,
): AudioCore<CaptureCommand> => {
  const block = new Float32Array(BLOCK_SAMPLES)
  let filled = 0
  let isOn = false
  let resampler = createResampler(sampleRate, REALTIME_SAMPLE_RATE)

  const handOver = () => {
    if (filled === 0) return
    const samples = block.subarray(0, filled)
    report({ kind: 'block', samples: toPcm16(samples), loudness: rootMeanSquare(samples) })
    filled = 0
  }
  const take = (samples: Float32Array) => {
    for (let start = 0; start < samples.length; ) {
      const piece = samples.subarray(start, start + BLOCK_SAMPLES - filled)
      block.set(piece, filled)
      filled += piece.length
      start += piece.length
      if (filled === BLOCK_SAMPLES) handOver()
    }
  }
  return {
    command: ({ kind }) => {
      if (kind === 'end' && isOn) {
        take(resampler.flush())
        handOver()
        report({ kind: 'ended' })
      }
      isOn = kind === 'begin'
      filled = 0
      if (isOn) resampler = createResampler(sampleRate, REALTIME_SAMPLE_RATE)
    },
    run: input => {
      if (isOn) take(resampler.process(input))
    },
  }
}
