import type { AudioPlatform } from '../../lib/audio/audio-platform.ts'
import { toBase64Pieces } from '../../lib/audio/base64.ts'
import { levelOf } from '../../lib/audio/level-meter.ts'
import {
  type MediaRecorderClass,
  RECORDED_AUDIO,
  recordUtterance,
} from '../../lib/audio/media-recorder.ts'
import { MicrophoneError, openMicrophone } from '../../lib/audio/microphone.ts'
import { createSound } from '../../lib/audio/sound.ts'
import type { OlderLine, SpokenReply } from './older-line.ts'
import type { CreateDriver } from './voice-driver.ts'

type RecordingDriverDeps = {
  platform: AudioPlatform
  /** Null where the browser has none. */
  Recorder: MediaRecorderClass | null
  deviceId: () => string | null
  line: OlderLine
}

type Microphone = {
  stream: MediaStream
  analyser: AnalyserNode
  samples: Float32Array<ArrayBuffer>
}

const loudnessOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

/** Whole recordings both ways: for the older channel. */
export const createRecordingDriver =
  ({ platform, Recorder, deviceId, line }: RecordingDriverDeps): CreateDriver =>
  emit => {
    const sound = createSound(platform, () => {
      if (playing !== null && sound.state() === 'paused') emit({ kind: 'blocked' })
    })
    let microphone: Microphone | null = null
    let stopRecording: (() => void) | null = null
    let playing: AudioBufferSourceNode | null = null
    /** Each start and each silence has its own number: what an earlier one waited for is dropped. */
    let attempt = 0
    let silences = 0
    let handedOver = Promise.resolve()

    const release = () => {
      attempt += 1
      stopRecording?.()
      stopRecording = null
      for (const track of microphone?.stream.getTracks() ?? []) {
        track.onended = null
        track.stop()
      }
      microphone = null
    }
    const openLine = async (): Promise<Microphone> => {
      const context = sound.context()
      if (!context || !Recorder) throw new MicrophoneError('unsupported')
      const { mediaDevices, isSecure } = platform
      const stream = await openMicrophone(mediaDevices, isSecure, deviceId(), RECORDED_AUDIO)
      const analyser = context.createAnalyser()
      context.createMediaStreamSource(stream).connect(analyser)
      for (const track of stream.getTracks())
        track.onended = () => {
          const wasRecording = stopRecording !== null
          release()
          if (wasRecording) emit({ kind: 'lost', fault: 'unplugged' })
        }
      return { stream, analyser, samples: new Float32Array(analyser.fftSize) }
    }
    const record = ({ stream }: Microphone, mine: number) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      let sent = Promise.resolve()
      const handOver = async (chunk: Blob) => {
        const bytes = new Uint8Array(await chunk.arrayBuffer())
        for (const audio of toBase64Pieces(bytes)) emit({ kind: 'chunk', audio })
      }
      if (!Recorder) throw new MicrophoneError('unsupported')
      stopRecording = recordUtterance(Recorder, stream, {
        onChunk: chunk => {
          sent = sent.then(() => handOver(chunk))
        },
        onStop: () => resolve(sent),
        onFault: () => {
          if (mine === attempt) emit({ kind: 'lost', fault: 'recording-failed' })
        },
      })
      handedOver = promise
    }
    const begin = async (mine: number) => {
      try {
        const opened = microphone ?? (await openLine())
        microphone = opened
        if (mine !== attempt) return
        record(opened, mine)
        emit({ kind: 'listening' })
      } catch (error) {
        if (mine !== attempt) return
        emit({
          kind: 'failed',
          fault: error instanceof MicrophoneError ? error.fault : 'unsupported',
        })
      }
    }
    const finish = () => {
      attempt += 1
      stopRecording?.()
      stopRecording = null
    }

    const play = async ({ itemId, bytes }: SpokenReply) => {
      const mine = silences
      const context = sound.context()
      if (!context) return
      const buffer = await context.decodeAudioData(bytes.buffer)
      if (mine !== silences) return
      const source = context.createBufferSource()
      source.buffer = buffer
      source.connect(context.destination)
      source.onended = () => {
        if (playing !== source) return
        playing = null
        emit({ kind: 'quiet' })
      }
      playing = source
      source.start()
      emit({ kind: 'playing', itemId })
      if (sound.state() !== 'running') emit({ kind: 'blocked' })
    }
    line.play = speech => {
      // A speech that cannot be decoded is not heard; its words are on the page.
      play(speech).catch(() => emit({ kind: 'quiet' }))
    }

    return {
      sends: 'audio',
      start: () => {
        sound.wake()
        attempt += 1
        void begin(attempt)
      },
      stop: finish,
      handedOver: () => handedOver,
      cancel: finish,
      level: () => {
        if (!microphone || stopRecording === null) return 0
        microphone.analyser.getFloatTimeDomainData(microphone.samples)
        return levelOf(loudnessOf(microphone.samples))
      },
      hear: () => undefined,
      hush: async () => {
        silences += 1
        const source = playing
        playing = null
        source?.stop()
        // Its replies are stored whole, whatever was heard of them.
        return null
      },
      unblock: sound.wake,
      changeDevice: release,
      close: () => {
        release()
        silences += 1
        playing?.stop()
        sound.close()
      },
    }
  }
