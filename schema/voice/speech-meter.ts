import type { SpeechTiming } from './figures.ts'
import { findSounds, type SpeechSound } from './find-sounds.ts'

/** Follows the loudness of one spoken turn while its samples arrive. */
export type SpeechMeter = {
  /** Mono samples in their order, any number at a time: PCM16, or floats from -1 to 1. */
  push(samples: Int16Array | Float32Array): void
  /** Whether somebody speaks at this moment; stays true for 200 ms after the last sound. */
  isSpeech(): boolean
  /** Loudness of the latest 10 ms in decibels below full scale, -90–0. */
  level(): number
  /** The turn so far. */
  finish(): SpeechTiming
}

/** A shorter gap belongs to fluent speech (de Jong and Bosker 2013 put the border at 250 ms). */
const PAUSE_FROM_MS = 250
const FRAMES_PER_SECOND = 100
const PCM16_SCALE = 32_768
/** Stands for digital silence too. */
const SILENCE_DB = -90
/** The hum of a room lies below, voices above. */
const HUM_BELOW_HZ = 150
/** What is this much louder than the room at the moment is speech. */
const ABOVE_ROOM_DB = 8
const AUDIBLE_DB = -60
/** The room is the quietest of late: it rises by this much a frame until it is met again. */
const ROOM_RISE_DB = 0.05
const HANG_OVER_FRAMES = 20

const decibels = (power: number) =>
  power > 1e-9 ? Math.min(0, 10 * Math.log10(power)) : SILENCE_DB

/** The first sound, the last and the gaps between them; `at` turns frames into milliseconds. */
const toTiming = (
  sounds: SpeechSound[],
  length: number,
  at: (frame: number) => number,
): SpeechTiming => {
  const first = sounds.at(0)
  const last = sounds.at(-1)
  const gaps = sounds.slice(1).map((sound, index) => {
    const start = at(sounds[index]?.to ?? sound.from)
    return { at_ms: start, length_ms: at(sound.from) - start }
  })
  return {
    length_ms: length,
    first_word_ms: first === undefined ? null : at(first.from),
    speech_ms: first === undefined || last === undefined ? 0 : at(last.to) - at(first.from),
    pauses: gaps.filter(gap => gap.length_ms >= PAUSE_FROM_MS),
  }
}

/**
 * Measures one turn by the energy of its 10 ms frames. The whole turn decides, so `finish` is
 * exact about a start without a silence before it; `isSpeech` knows only what came so far.
 */
export const createSpeechMeter = (sampleRate: number): SpeechMeter => {
  const powers: number[] = []
  const frameSamples = Math.round(sampleRate / FRAMES_PER_SECOND)
  const kept = Math.exp((-2 * Math.PI * HUM_BELOW_HZ) / sampleRate)
  let [previous, filtered, energy, inFrame] = [0, 0, 0, 0]
  let level = SILENCE_DB
  let room = AUDIBLE_DB
  let hangOver = 0

  const milliseconds = (frame: number) => Math.round((frame * frameSamples * 1000) / sampleRate)

  const endFrame = () => {
    powers.push(energy / inFrame)
    level = decibels(energy / inFrame)
    room = Math.min(level, room + ROOM_RISE_DB)
    hangOver = level > Math.max(room + ABOVE_ROOM_DB, AUDIBLE_DB) ? HANG_OVER_FRAMES : hangOver - 1
    energy = 0
    inFrame = 0
  }

  return {
    push: samples => {
      const scale = samples instanceof Int16Array ? 1 / PCM16_SCALE : 1
      // Locals: each write of a fraction to a variable of the closure makes an object.
      let [before, passed, sum] = [previous, filtered, energy]
      for (let index = 0; index < samples.length; index += 1) {
        const sample = (samples[index] ?? 0) * scale
        passed = kept * (passed + sample - before)
        before = sample
        sum += passed * passed
        inFrame += 1
        if (inFrame < frameSamples) continue
        energy = sum
        endFrame()
        sum = energy
      }
      previous = before
      filtered = passed
      energy = sum
    },
    isSpeech: () => hangOver > 0,
    level: () => level,
    finish: () => toTiming(findSounds(powers), milliseconds(powers.length), milliseconds),
  }
}
