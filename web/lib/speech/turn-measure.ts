import type { SpeechTiming } from '#schema/voice/figures.ts'
import { REALTIME_SAMPLE_RATE } from '#schema/voice/socket-events.ts'
import { createSpeechMeter, type SpeechMeter } from '#schema/voice/speech-meter.ts'
import type { AudioPlatform } from '../audio/audio-platform.ts'
import { createLevelMeter } from '../audio/level-meter.ts'
import { createRecorder, type RecorderEvent } from '../audio/recorder.ts'
import { createSound } from '../audio/sound.ts'
import { type Clock, pause } from '../clock.ts'

/** A turn waits no longer than this for its measuring, at its beginning and at its end. */
export const MEASURE_WAIT_MS = 500

/** Measures turns beside the browser's recognition, which gives no sound to measure. */
export const createTurnMeasure = (platform: AudioPlatform, clock: Clock) => {
  const ring = createLevelMeter()
  let meter: SpeechMeter | null = null
  let begun: (isMeasured: boolean) => void = () => undefined
  let ended: () => void = () => undefined

  const lose = () => {
    meter = null
    ring.rest()
    begun(false)
    ended()
  }
  const hear = (event: RecorderEvent) => {
    if (event.kind === 'recording') begun(true)
    else if (event.kind === 'ended') ended()
    else if (event.kind === 'block') {
      meter?.push(event.samples)
      ring.take(event.loudness)
    } else lose()
  }
  const sound = createSound(platform, () => {
    if (sound.state() === 'paused') recorder.interrupt()
  })
  // The recognition listens to the browser's usual microphone.
  const recorder = createRecorder({ platform, sound, deviceId: () => null, emit: hear })
  const drop = () => {
    recorder.drop()
    lose()
  }

  return {
    /** Inside a press. */
    wake: sound.wake,
    /** Whether this turn is measured: not where the microphone cannot be opened in time. */
    start: async (): Promise<boolean> => {
      meter = createSpeechMeter(REALTIME_SAMPLE_RATE)
      const opened = new Promise<boolean>(resolve => {
        begun = resolve
      })
      recorder.start()
      const late = pause(clock, MEASURE_WAIT_MS).then(() => false)
      const isMeasured = await Promise.race([opened, late])
      if (!isMeasured) drop()
      return isMeasured
    },
    /** Null where the turn was not measured to its end. */
    stop: async (): Promise<SpeechTiming | null> => {
      if (!meter) return null
      const last = new Promise<void>(resolve => {
        ended = resolve
      })
      recorder.stop()
      await Promise.race([last, pause(clock, MEASURE_WAIT_MS)])
      const timing = meter?.finish() ?? null
      meter = null
      ring.rest()
      return timing
    },
    drop,
    /** Lets go of the microphone. */
    release: () => {
      recorder.release()
      lose()
    },
    isOn: () => meter !== null,
    level: ring.level,
    close: () => {
      recorder.release()
      lose()
      sound.close()
    },
  }
}
