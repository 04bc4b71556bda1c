import { round1 } from '#api/domain/scoring/round.ts'
import type { Language, Speaker } from '#schema/constants.ts'
import { countWords } from '#schema/judgeable.ts'
import type { SpeechTiming, TurnSpeech, VoiceFigures } from '#schema/voice/figures.ts'
import { countFillers } from './fillers.ts'
import { FASTEST_PACE, USUAL_SPEECH } from './usual-speech.ts'

type TurnWithSpeech = { speaker: Speaker; message_text: string; speech: TurnSpeech | null }
/** A turn in which somebody was heard to speak. */
type Measured = { text: string; timing: SpeechTiming & { first_word_ms: number } }

const MINUTE_MS = 60_000
const FIRST_WORD_STEP_MS = 10
const UNITS = { en: 'words', zh: 'characters' } as const satisfies Record<Language, string>

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** English words; in Chinese its characters, and each foreign word or number as one. */
const countUnits = (text: string, language: Language): number => {
  if (language === 'en') return countWords(text)
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return characters + countWords(text.replaceAll(/\p{Script=Han}+/gu, ' '))
}

const measuredOf = (text: string, timing: SpeechTiming | null): Measured[] => {
  const first = timing?.first_word_ms ?? null
  return timing === null || first === null
    ? []
    : [{ text, timing: { ...timing, first_word_ms: first } }]
}

const paceOf = (turns: readonly Measured[], language: Language): VoiceFigures['pace'] => {
  // Words that the transcriber could not make out would seem to have been silence.
  const worded = turns.filter(turn => turn.text !== '')
  const spokenMs = sum(worded.map(turn => turn.timing.speech_ms))
  if (spokenMs === 0) return null
  const units = sum(worded.map(turn => countUnits(turn.text, language)))
  const value = Math.round((units * MINUTE_MS) / spokenMs)
  return value > FASTEST_PACE[language]
    ? null
    : { value, usual: USUAL_SPEECH[language].pace, unit: UNITS[language] }
}

const pausesOf = (turns: readonly Measured[], language: Language): VoiceFigures['pauses'] => {
  const spokenMs = sum(turns.map(turn => turn.timing.speech_ms))
  if (spokenMs === 0) return null
  const lengths = turns.flatMap(turn => turn.timing.pauses.map(pause => pause.length_ms))
  return {
    value: round1((lengths.length * MINUTE_MS) / spokenMs),
    usual: USUAL_SPEECH[language].pauses,
    longest_ms: Math.max(0, ...lengths),
  }
}

const firstWordOf = (
  turns: readonly Measured[],
  language: Language,
): VoiceFigures['first_word'] => {
  if (turns.length === 0) return null
  const mean = sum(turns.map(turn => turn.timing.first_word_ms)) / turns.length
  return {
    value: FIRST_WORD_STEP_MS * Math.round(mean / FIRST_WORD_STEP_MS),
    usual: USUAL_SPEECH[language].firstWord,
  }
}

const fillersOf = (texts: readonly string[], language: Language): VoiceFigures['fillers'] => {
  const units = sum(texts.map(text => countUnits(text, language)))
  if (units === 0) return null
  const fillers = sum(texts.map(text => countFillers(text, language)))
  return {
    value: round1((100 * fillers) / units),
    usual: USUAL_SPEECH[language].fillers,
    unit: UNITS[language],
  }
}

/**
 * How the user sounded in a debate, computed from the words and the loudness of all spoken turns
 * (shared rubric, "Voice"); no model judges these numbers. Null when no turn was spoken, and each
 * figure is null where the turns do not tell it.
 */
export const computeVoiceFigures = (
  turns: readonly TurnWithSpeech[],
  language: Language,
): VoiceFigures | null => {
  const spoken = turns.flatMap(({ speaker, message_text, speech }) =>
    speaker === 'user' && speech !== null ? [{ text: message_text.trim(), ...speech }] : [],
  )
  if (spoken.length === 0) return null
  const measured = spoken.flatMap(turn => measuredOf(turn.text, turn.timing))
  const withFillers = spoken.filter(turn => turn.keeps_fillers).map(turn => turn.text)
  return {
    pace: paceOf(measured, language),
    pauses: pausesOf(measured, language),
    first_word: firstWordOf(measured, language),
    fillers: fillersOf(withFillers, language),
  }
}
