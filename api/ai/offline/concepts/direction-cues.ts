import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { everywhere, readCues } from '../data/read-cues.ts'
import { recordOf } from '../data/record-of.ts'

/** Those of every language. */
const CUES = [
  'less',
  'more',
  'other',
  'choice',
  'purpose',
  'contrast',
  'aside',
  'question',
  'unread',
  'actor',
  'common',
  'same',
  'excess',
  'blame',
  'besides',
  'older',
  'of children',
  'enclosed',
  'persons',
  'as subject',
  'of lessons',
] as const
/** How one sees that a name is what the motion is about; each language has its own. */
const MATTER_CUES = {
  en: ['relational', 'describes', 'done with', 'who', 'penalty', 'affects', 'towards'],
  zh: [
    'relieves',
    'goes on',
    'another thing',
    'predicate',
    'does',
    'affects',
    'suffers',
    'who',
    'penalty',
  ],
} as const satisfies Record<Language, readonly string[]>
const ALL_MATTER_CUES = [...MATTER_CUES.en, ...MATTER_CUES.zh] as const
const NEVER = /(?!)/

/** How a motion says that it wants more or less of a thing: data/<language>/directions.txt. */
export const readDirectionCues = (language: Language) => {
  const own: readonly string[] = MATTER_CUES[language]
  const cues = readCues(language, 'directions', [...CUES, ...own])
  return recordOf([...CUES, ...ALL_MATTER_CUES], name => everywhere(cues[name] ?? NEVER))
}

export const directionCuesIn = onceALanguage(readDirectionCues)
