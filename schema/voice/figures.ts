import { z } from 'zod'
import { count } from '../rest/values.ts'

/** Figures of speech (shared rubric, "Voice"). The browser takes only types from this file. */
const pause = z.strictObject({ at_ms: count, length_ms: count })

/** What the loudness of one spoken turn tells. Milliseconds. */
const speechTiming = z.strictObject({
  /** From the first sample to the last. */
  length_ms: count,
  /** From the first sample to the first sound of speech; null when nobody spoke. */
  first_word_ms: count.nullable(),
  /** From the first sound of speech to the last, pauses included. */
  speech_ms: count,
  /** Gaps of 250 ms (`PAUSE_FROM_MS`) and more between two sounds of speech. */
  pauses: z.array(pause),
})
export type SpeechTiming = z.infer<typeof speechTiming>

/** How one spoken turn sounded; stored with the turn. */
export const turnSpeech = z.strictObject({
  /** Null where the audio could not be measured. */
  timing: speechTiming.nullable(),
  /** Whether the transcriber writes down "um" and "er"; else fillers cannot be told. */
  keeps_fillers: z.boolean(),
})
export type TurnSpeech = z.infer<typeof turnSpeech>

const figure = z.number().min(0)

/** A figure and the range that is usual in speeches. */
const usualFigure = z.strictObject({
  value: figure,
  /** From, to. */
  usual: z.tuple([figure, figure]),
})
export type UsualFigure = z.infer<typeof usualFigure>

/** English counts words, Chinese characters. */
const countedFigure = usualFigure.extend({ unit: z.enum(['words', 'characters']) })

/** The figures of a spoken debate, all of the user's turns together; null: could not tell. */
export const voiceFigures = z.strictObject({
  /**
   * Words or characters a minute. Pauses between words count as time. Null also where it is faster
   * than anybody debates (400 words, 500 characters).
   */
  pace: countedFigure.nullable(),
  /** Pauses a minute of speech, and the longest one in milliseconds. */
  pauses: usualFigure.extend({ longest_ms: count }).nullable(),
  /** Milliseconds until the first word, the mean over the turns. */
  first_word: usualFigure.nullable(),
  /** Fillers in a hundred words or characters. */
  fillers: countedFigure.nullable(),
})
export type VoiceFigures = z.infer<typeof voiceFigures>
