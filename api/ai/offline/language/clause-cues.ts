import type { Language } from '#schema/constants.ts'
import { once } from '../data/once.ts'
import { readCues } from '../data/read-cues.ts'

/** What clauses of an English sentence are: data/en/clauses.txt. */
export const readClauseCues = () =>
  readCues('en', 'clauses', [
    ...(['own subject', 'conclusion', 'has a verb', 'says more'] as const),
    ...(['names a doing', 'names somebody', 'names only'] as const),
    ...(['asks others', 'asks without a mark'] as const),
  ])

export const clauseCues = once(readClauseCues)

/** Whether words surely have a verb. */
export const hasVerb = (words: string, language: Language): boolean =>
  language === 'zh' || clauseCues()['has a verb'].test(words)
