/** A gap inside one spoken turn. Milliseconds from the turn's first sample. */
export type Pause = { at_ms: number; length_ms: number }

/** What the loudness of one spoken turn tells (shared rubric, "Voice"). Milliseconds. */
export type SpeechTiming = {
  /** From the first sample to the last. */
  length_ms: number
  /** From the first sample to the first sound of speech; null when nobody spoke. */
  first_word_ms: number | null
  /** From the first sound of speech to the last, pauses included. */
  speech_ms: number
  /** Gaps of `PAUSE_FROM_MS` and more between two sounds of speech. */
  pauses: Pause[]
}

/** A shorter gap belongs to fluent speech (de Jong and Bosker 2013 put the border at 250 ms). */
export const PAUSE_FROM_MS = 250

/** How one spoken turn sounded; stored with the turn. */
export type TurnSpeech = {
  /** Null where the audio could not be measured. */
  timing: SpeechTiming | null
  /** Whether the transcriber writes down "um" and "er"; else fillers cannot be told. */
  keeps_fillers: boolean
}

/** A figure and the range that is usual in speeches. */
export type UsualFigure = { value: number; usual: [low: number, high: number] }

/** The figures of a spoken debate, all of the user's turns together; null: could not tell. */
export type VoiceFigures = {
  /** Words a minute; in Chinese, characters a minute. Pauses between words count as time. */
  pace: (UsualFigure & { unit: 'words' | 'characters' }) | null
  /** Pauses a minute of speech, and the longest one in milliseconds. */
  pauses: (UsualFigure & { longest_ms: number }) | null
  /** Milliseconds until the first word, the mean over the turns. */
  first_word: UsualFigure | null
  /** Fillers in a hundred words (characters in Chinese). */
  fillers: UsualFigure | null
}
