/** What an AudioWorkletGlobalScope has beside the browser's usual globals (Web Audio API, 1.32). */
declare const sampleRate: number
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
  process(inputs: Float32Array[][], outputs: Float32Array[][]): boolean
}
