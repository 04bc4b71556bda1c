import type { AudioPart, AudioPlatform } from './audio-platform.ts'
import type { CaptureCommand, CaptureReport } from './capture-core.ts'
import { MicrophoneError, type MicrophoneFault, openMicrophone } from './microphone.ts'
import type { PageSound } from './sound.ts'

export type RecorderEvent =
  | CaptureReport
  | { kind: 'recording' }
  /** It could not begin. */
  | { kind: 'failed'; fault: MicrophoneFault }
  /** The microphone went away, or the system took the sound, in mid-turn. */
  | { kind: 'lost'; how: 'unplugged' | 'interrupted' }

export type Recorder = {
  start: () => void
  /** Hands over the rest; `ended` follows. */
  stop: () => void
  drop: () => void
  /** The system has paused the sound. */
  interrupt: () => void
  /** Lets go of the microphone; the next start opens the one that is chosen then. */
  release: () => void
}

type RecorderDeps = {
  platform: AudioPlatform
  sound: PageSound
  deviceId: () => string | null
  emit: (event: RecorderEvent) => void
}

type OpenLine = {
  stream: MediaStream
  part: AudioPart<CaptureCommand>
  source: MediaStreamAudioSourceNode
  ownContext: AudioContext | null
}

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) {
    track.onended = null
    track.stop()
  }
}

/** Firefox takes a microphone only at its own rate: such a context is made beside the page's. */
const connect = (platform: AudioPlatform, shared: AudioContext, stream: MediaStream) => {
  try {
    return { source: shared.createMediaStreamSource(stream), ownContext: null }
  } catch {
    const ownContext = platform.openContext()
    return { source: ownContext.createMediaStreamSource(stream), ownContext }
  }
}

/** Records turns. The microphone stays open between them, muted, until `release`. */
export const createRecorder = ({ platform, sound, deviceId, emit }: RecorderDeps): Recorder => {
  let line: OpenLine | null = null
  let isRecording = false
  /** Each start and stop has its own number: what an earlier one was waiting for is dropped. */
  let attempt = 0

  const mute = (isMuted: boolean) => {
    for (const track of line?.stream.getTracks() ?? []) track.enabled = !isMuted
  }
  const release = () => {
    attempt += 1
    isRecording = false
    if (!line) return
    stopTracks(line.stream)
    line.source.disconnect()
    line.part.node.disconnect()
    void line.ownContext?.close()
    line = null
  }
  const lose = (how: 'unplugged' | 'interrupted') => {
    const wasRecording = isRecording
    if (wasRecording) line?.part.send({ kind: 'end' })
    isRecording = false
    if (how === 'unplugged') release()
    if (wasRecording) emit({ kind: 'lost', how })
  }
  const openLine = async (): Promise<OpenLine> => {
    const context = sound.context()
    if (!context) throw new MicrophoneError('unsupported')
    const stream = await openMicrophone(platform.mediaDevices, platform.isSecure, deviceId())
    try {
      const { source, ownContext } = connect(platform, context, stream)
      const at = ownContext ?? context
      const part = await platform.openCapture(at, report => emit(report))
      source.connect(part.node)
      // Silence, but a node that leads nowhere is not run.
      part.node.connect(at.destination)
      for (const track of stream.getTracks()) track.onended = () => lose('unplugged')
      return { stream, part, source, ownContext }
    } catch (error) {
      stopTracks(stream)
      throw new MicrophoneError('busy', { cause: error })
    }
  }
  const begin = async (mine: number) => {
    try {
      const opened = line ?? (await openLine())
      if (mine !== attempt) {
        if (line !== opened) stopTracks(opened.stream)
        return
      }
      line = opened
      mute(false)
      isRecording = true
      line.part.send({ kind: 'begin' })
      emit({ kind: 'recording' })
    } catch (error) {
      if (mine !== attempt) return
      emit({ kind: 'failed', fault: error instanceof MicrophoneError ? error.fault : 'busy' })
    }
  }
  const finish = (command: CaptureCommand) => {
    attempt += 1
    if (isRecording) line?.part.send(command)
    isRecording = false
    mute(true)
  }
  return {
    start: () => {
      attempt += 1
      void begin(attempt)
    },
    stop: () => finish({ kind: 'end' }),
    drop: () => finish({ kind: 'drop' }),
    interrupt: () => lose('interrupted'),
    release,
  }
}
