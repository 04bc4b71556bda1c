import type { CaptureCommand, CaptureReport } from './capture-core.ts'
import type { PlaybackCommand, PlaybackReport } from './playback-core.ts'

/** A core at work in a context, and the way to tell it something. */
export type AudioPart<Command> = { node: AudioNode; send: (command: Command) => void }

/** What the browser has for sound; tests bring their own. */
export type AudioPlatform = {
  /** Null where the page is not secure (no HTTPS) or the browser has no microphones. */
  mediaDevices: MediaDevices | null
  isSecure: boolean
  /** Without a rate, the machine's own. Throws where there is no Web Audio or no such rate. */
  openContext: (sampleRate?: number) => AudioContext
  openCapture: (
    context: AudioContext,
    report: (report: CaptureReport) => void,
  ) => Promise<AudioPart<CaptureCommand>>
  openPlayback: (
    context: AudioContext,
    report: (report: PlaybackReport) => void,
  ) => Promise<AudioPart<PlaybackCommand>>
}
