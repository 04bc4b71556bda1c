import { z } from 'zod'
import { count } from './values.ts'

/** The shapes of speech; their types stand in `../voice/figures.ts`, which the browser loads. */
const pause = z.strictObject({ at_ms: count, length_ms: count })

export const speechTiming = z.strictObject({
  /** From the first sample to the last. */
  length_ms: count,
  /** From the first sample to the first sound of speech; null when nobody spoke. */
  first_word_ms: count.nullable(),
  /** From the first sound of speech to the last, pauses included. */
  speech_ms: count,
  /** Gaps of `PAUSE_FROM_MS` and more between two sounds of speech. */
  pauses: z.array(pause),
})

export const turnSpeech = z.strictObject({
  /** Null where the audio could not be measured. */
  timing: speechTiming.nullable(),
  /** Whether the transcriber writes down "um" and "er"; else fillers cannot be told. */
  keeps_fillers: z.boolean(),
})

const figure = z.number().min(0)

export const usualFigure = z.strictObject({
  value: figure,
  /** From, to. */
  usual: z.tuple([figure, figure]),
})

export const voiceFigures = z.strictObject({
  /** Words a minute; in Chinese, characters a minute. Pauses between words count as time. */
  pace: usualFigure.extend({ unit: z.enum(['words', 'characters']) }).nullable(),
  /** Pauses a minute of speech, and the longest one in milliseconds. */
  pauses: usualFigure.extend({ longest_ms: count }).nullable(),
  /** Milliseconds until the first word, the mean over the turns. */
  first_word: usualFigure.nullable(),
  /** Fillers in a hundred words (characters in Chinese). */
  fillers: usualFigure.nullable(),
})
