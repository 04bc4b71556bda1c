import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readCues } from '../data/read-cues.ts'

const NAMES = [
  ...(['gives up', 'agrees', 'takes back', 'demands', 'contrary', 'of others'] as const),
  ...(['aimed', 'declares', 'names the ban', 'replaces'] as const),
]

/** The words by which a sentence shows its speaker's side: data/<language>/sides.txt. */
export const readSideCues = (language: Language) => readCues(language, 'sides', NAMES)

export const sideCuesIn = onceALanguage(readSideCues)
