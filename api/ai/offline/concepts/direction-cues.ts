import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { everywhere, readCues } from '../data/read-cues.ts'
import { recordOf } from '../data/record-of.ts'

const CUES = [
  'less',
  'more',
  'other',
  'choice',
  'purpose',
  'question',
  'unread',
  'actor',
  'common',
] as const

/** How a motion says that it wants more or less of a thing: data/<language>/directions.txt. */
export const readDirectionCues = (language: Language) => {
  const cues = readCues(language, 'directions', CUES)
  return recordOf(CUES, name => everywhere(cues[name]))
}

export const directionCuesIn = onceALanguage(readDirectionCues)
