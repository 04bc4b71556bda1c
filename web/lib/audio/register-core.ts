import type { AudioCore } from './capture-core.ts'

/** One channel of the first input or output; none while nothing is connected. */
const channelOf = (ports: Float32Array[][]) => ports[0]?.[0] ?? new Float32Array()

/** Makes a core a worklet processor: commands come and reports go through its port. */
export const registerCore = <Command, Report>(
  name: string,
  createCore: (rate: number, report: (report: Report) => void) => AudioCore<Command>,
) => {
  class CoreProcessor extends AudioWorkletProcessor {
    readonly core = createCore(sampleRate, report => this.port.postMessage(report))

    constructor() {
      super()
      this.port.onmessage = ({ data }: MessageEvent<Command>) => this.core.command(data)
    }

    override process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean {
      this.core.run(channelOf(inputs), channelOf(outputs))
      return true
    }
  }
  registerProcessor(name, CoreProcessor)
}
