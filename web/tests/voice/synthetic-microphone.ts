import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import { wavOf } from '#api/ai/wav.ts'
import { lengthOf, play, RECORDING_RATE } from '#schema/voice/recordings/play.ts'

const PCM16_MAX = 32_767
/** A busy machine takes its time between opening the microphone and recording. */
const SILENCE_BEFORE_MS = 3000
/** Chromium then begins anew; however late a turn ends on a busy machine, it ends before. */
const SILENCE_AFTER_MS = 60_000
const SHORT_MS = 700
const LONG_MS = 3200
const SHORTEST_MS = 450
const SENTENCES = 'It has never been shown to help younger children. So this house should ban it.'

/** What is known of what the microphone hears. Lengths are milliseconds. */
export const SPOKEN = {
  text: `${SENTENCES} ${SENTENCES}`,
  words: 30,
  pauses: [SHORT_MS, LONG_MS, SHORTEST_MS],
  /** From the first word to the last. */
  speechMs:
    2 * (lengthOf('en-claim') + lengthOf('en-conclusion')) + SHORT_MS + LONG_MS + SHORTEST_MS,
}
/** After so long everything has been heard once. */
export const ONCE_MS = SILENCE_BEFORE_MS + SPOKEN.speechMs

const makeRecording = (): Buffer => {
  const samples = play(
    [
      SILENCE_BEFORE_MS,
      'en-claim',
      SHORT_MS,
      'en-conclusion',
      LONG_MS,
      'en-claim',
      SHORTEST_MS,
      'en-conclusion',
      SILENCE_AFTER_MS,
    ],
    { noise: 'rumble', decibelsBelowVoice: 40, volume: 0.5 },
  )
  const pcm = Int16Array.from(samples, sample => Math.round(PCM16_MAX * sample))
  return wavOf(new Uint8Array(pcm.buffer), RECORDING_RATE)
}

/** Chromium's options for a microphone that hears the recording from when it is opened. */
export const syntheticMicrophone = (t: Test): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'debater-speech-'))
  t.teardown(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'speech.wav')
  writeFileSync(file, makeRecording())
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`]
}

/** Chromium allows the microphone without asking. */
export const ALWAYS_ALLOWED = '--use-fake-ui-for-media-stream'
