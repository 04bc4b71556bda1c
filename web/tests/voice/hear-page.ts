import type { Page } from 'playwright-core'

/**
 * What left for the loudspeaker so far: its length, how often it crossed zero, and how long nothing
 * has been heard since. Of what was played the newest may still wait to be counted.
 */
type HeardSound = { ms: number; crossings: number; quietMs: number }

declare global {
  interface Window {
    heard: HeardSound
  }
}

/** Chromium's, of which TypeScript's library knows only what workers have. */
declare class MediaStreamTrackProcessor {
  constructor(from: { track?: MediaStreamTrack; maxBufferSize: number })
  readonly readable: ReadableStream<AudioData>
}

/** Runs in the page before its own scripts. */
const countSound = () => {
  const heard: HeardSound = { ms: 0, crossings: 0, quietMs: 0 }
  Object.assign(window, { heard })
  const quiet = 0.02
  /** A sample sounds when it is loud or shortly after a loud one: a tone crosses zero. */
  const reachMs = 2.5
  /** So many pieces of about 10 ms wait for a page that is late, before any is lost. */
  const maxBufferSize = 30_000

  const createCounter = () => {
    let [quietMs, lastSign] = [reachMs, 0]
    return (samples: Float32Array, sampleMs: number) => {
      for (const sample of samples) {
        quietMs = Math.abs(sample) > quiet ? 0 : quietMs + sampleMs
        heard.quietMs = quietMs
        if (quietMs >= reachMs) continue
        heard.ms += sampleMs
        const sign = Math.sign(sample)
        if (sign !== 0 && sign === -lastSign) heard.crossings += 1
        lastSign = sign === 0 ? lastSign : sign
      }
    }
  }
  /** What the sound thread rendered arrives here whole and in order, however late. */
  const listen = async (track: MediaStreamTrack | undefined) => {
    const count = createCounter()
    const sound = new MediaStreamTrackProcessor({ track, maxBufferSize }).readable.getReader()
    for (let next = await sound.read(); next.value; next = await sound.read()) {
      const { numberOfFrames, sampleRate } = next.value
      const samples = new Float32Array(numberOfFrames)
      next.value.copyTo(samples, { planeIndex: 0, format: 'f32-planar' })
      next.value.close()
      count(samples, 1000 / sampleRate)
    }
  }
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, to: AudioNode) {
      const isPlayer = this instanceof AudioWorkletNode || this instanceof AudioBufferSourceNode
      if (to instanceof AudioDestinationNode && isPlayer) {
        const meter = new MediaStreamAudioDestinationNode(this.context as AudioContext)
        connect.call(this, meter)
        void listen(meter.stream.getAudioTracks()[0])
      }
      return connect.call(this, to)
    },
  })
}

/** Measures what the page plays, between its player and the loudspeaker. */
export const hearPage = async (page: Page) => {
  await page.addInitScript(countSound)
  return {
    heard: () => page.evaluate(() => window.heard),
    /** Waits until so many milliseconds were heard since the page began. */
    hear: (ms: number) => page.waitForFunction(wanted => window.heard.ms >= wanted, ms),
    /** Waits until nothing was heard for so many milliseconds. */
    hearNothing: (ms: number) => page.waitForFunction(wanted => window.heard.quietMs >= wanted, ms),
  }
}
