import type { AudioPart, AudioPlatform } from './audio-platform.ts'
import captureUrl from './capture.worklet.ts?worker&url'
import { type AudioCore, createCaptureCore } from './capture-core.ts'
import playbackUrl from './playback.worklet.ts?worker&url'
import { createPlaybackCore } from './playback-core.ts'

/** What a ScriptProcessor takes at a time; the specification's processing buffer. */
const SCRIPT_SAMPLES = 4096

type CreateCore<Command, Report> = (
  sampleRate: number,
  report: (report: Report) => void,
) => AudioCore<Command>

/** Where there are no worklets: the same core on the page's own thread. */
const openScript = <Command, Report>(
  context: AudioContext,
  createCore: CreateCore<Command, Report>,
  report: (report: Report) => void,
): AudioPart<Command> => {
  const core = createCore(context.sampleRate, report)
  const node = context.createScriptProcessor(SCRIPT_SAMPLES, 1, 1)
  node.onaudioprocess = ({ inputBuffer, outputBuffer }) =>
    core.run(inputBuffer.getChannelData(0), outputBuffer.getChannelData(0))
  return { node, send: core.command }
}

const opener =
  <Command, Report>(name: string, url: string, createCore: CreateCore<Command, Report>) =>
  async (context: AudioContext, report: (report: Report) => void): Promise<AudioPart<Command>> => {
    if (!('audioWorklet' in context)) return openScript(context, createCore, report)
    await context.audioWorklet.addModule(url)
    const node = new AudioWorkletNode(context, name, {
      channelCount: 1,
      channelCountMode: 'explicit',
      outputChannelCount: [1],
    })
    node.port.onmessage = ({ data }: MessageEvent<Report>) => report(data)
    return { node, send: command => node.port.postMessage(command) }
  }

/** The page's own microphones and loudspeakers. */
export const browserAudio = (): AudioPlatform => ({
  mediaDevices: navigator.mediaDevices ?? null,
  isSecure: window.isSecureContext,
  openContext: rate =>
    new AudioContext({ latencyHint: 'interactive', ...(rate && { sampleRate: rate }) }),
  openCapture: opener('capture', captureUrl, createCaptureCore),
  openPlayback: opener('playback', playbackUrl, createPlaybackCore),
})
