import type { AudioPlatform } from '../../lib/audio/audio-platform.ts'
import { toBase64Pieces } from '../../lib/audio/base64.ts'
import { createLevelMeter } from '../../lib/audio/level-meter.ts'
import { pcm16ToBytes } from '../../lib/audio/pcm.ts'
import { createPlayer } from '../../lib/audio/player.ts'
import { createRecorder, type RecorderEvent } from '../../lib/audio/recorder.ts'
import { createSound } from '../../lib/audio/sound.ts'
import type { Clock } from '../../lib/clock.ts'
import type { CreateDriver } from './voice-driver.ts'

type AudioDriverDeps = {
  platform: AudioPlatform
  clock: Clock
  /** The chosen microphone; null: the browser's own choice. */
  deviceId: () => string | null
}

/** Audio both ways: for the channels on which the server hears and speaks. */
export const createAudioDriver =
  ({ platform, clock, deviceId }: AudioDriverDeps): CreateDriver =>
  emit => {
    const meter = createLevelMeter()
    const hear = (event: RecorderEvent) => {
      if (event.kind === 'recording') emit({ kind: 'listening' })
      else if (event.kind === 'failed') emit(event)
      else if (event.kind === 'lost') emit({ kind: 'lost', fault: event.how })
      else if (event.kind === 'ended') meter.rest()
      else {
        meter.take(event.loudness)
        for (const audio of toBase64Pieces(pcm16ToBytes(event.samples)))
          emit({ kind: 'chunk', audio })
      }
    }
    const sound = createSound(platform, () => {
      if (sound.state() !== 'paused') return
      recorder.interrupt()
      if (player.isBusy()) emit({ kind: 'blocked' })
    })
    const recorder = createRecorder({ platform, sound, deviceId, emit: hear })
    const player = createPlayer({ platform, sound, clock, emit })
    const wake = () => {
      sound.wake()
      player.prepare()
    }
    return {
      sends: 'audio',
      start: () => {
        wake()
        recorder.start()
      },
      stop: recorder.stop,
      cancel: () => {
        recorder.drop()
        meter.rest()
      },
      level: meter.level,
      hear: part => {
        if (part.kind === 'audio') player.push(part.itemId, part.audio)
      },
      hush: player.hush,
      unblock: wake,
      changeDevice: recorder.release,
      close: () => {
        recorder.release()
        sound.close()
      },
    }
  }
