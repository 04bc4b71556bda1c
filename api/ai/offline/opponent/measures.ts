import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readCues } from '../data/read-cues.ts'

/** By what two points can be compared, the weightiest first. */
export const MEASURES = ['undone', 'lasting', 'gravity', 'scale'] as const
export type Measure = (typeof MEASURES)[number]

/** The words by which a sentence shows its measure: data/<language>/measures.txt. */
export const readMeasureCues = (language: Language) => readCues(language, 'measures', MEASURES)

const measureCuesIn = onceALanguage(readMeasureCues)

/** By what a sentence about a point can be weighed; null where it tells nothing of it. */
export const measureOf = (sentence: string, language: Language): Measure | null => {
  const cues = measureCuesIn(language)
  return MEASURES.find(measure => cues[measure].test(sentence)) ?? null
}
