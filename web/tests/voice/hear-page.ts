import type { Page } from 'playwright-core'

/** What left for the loudspeaker so far: its length, and how often it crossed zero. */
type HeardSound = { ms: number; crossings: number }

declare global {
  interface Window {
    heard: HeardSound
  }
}

/** Runs in the page before its own scripts. */
const countSound = () => {
  const heard: HeardSound = { ms: 0, crossings: 0 }
  Object.assign(window, { heard })
  const blockSamples = 1024
  const quiet = 0.02
  const count = ({ inputBuffer }: AudioProcessingEvent) => {
    const samples = inputBuffer.getChannelData(0)
    if (!samples.some(sample => Math.abs(sample) > quiet)) return
    heard.ms += (1000 * samples.length) / inputBuffer.sampleRate
    let last = 0
    for (const sign of samples.map(Math.sign)) {
      if (sign === -last) heard.crossings += Math.abs(sign)
      last = sign === 0 ? last : sign
    }
  }
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, to: AudioNode) {
      const isPlayer = this instanceof AudioWorkletNode || this instanceof AudioBufferSourceNode
      if (to instanceof AudioDestinationNode && isPlayer) {
        const meter = this.context.createScriptProcessor(blockSamples, 1, 1)
        meter.onaudioprocess = count
        connect.call(this, meter)
        connect.call(meter, to)
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
  }
}
