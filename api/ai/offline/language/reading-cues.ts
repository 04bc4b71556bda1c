import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readCues } from '../data/read-cues.ts'

/** What a claim can rest on and the opponent can question, the most specific first. */
const LINKS = [
  'statistic',
  'denial',
  'anecdote',
  'remedy',
  'sweeping',
  'authority',
  'comparison',
  'causal',
  'prediction',
  'value',
  'relevance',
  'bare',
] as const
export type Link = (typeof LINKS)[number]

/** Links that words show; the last two are used where none is shown. */
export const SHOWN_LINKS = LINKS.filter(link => link !== 'relevance' && link !== 'bare')

/** What a question can ask for, in the order in which it is checked. */
export const QUESTION_KINDS = [
  'example',
  'identity',
  'define',
  'evidence',
  'opinion',
  'plan',
  'about',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** How a sentence draws a conclusion from a reason, in the order in which it is checked. */
export const STEPS = ['because', 'if', 'so', 'because after'] as const

const NAMES = [
  ...SHOWN_LINKS.map(link => `link ${link}` as const),
  ...QUESTION_KINDS.map(kind => `question ${kind}` as const),
  ...STEPS.map(step => `step ${step}` as const),
  'challenge',
  'request',
  'lead-in',
  'reason',
  'no claim',
  'dependent clause',
] as const
export type ReadingCue = (typeof NAMES)[number]

/** How a turn of the user is read: data/<language>/reading.txt. */
export const readReadingCues = (language: Language): Record<ReadingCue, RegExp> =>
  readCues(language, 'reading', NAMES)

export const readingCuesIn = onceALanguage(readReadingCues)

/** Whether a cue of either language is found: quotations and names mix the two. */
export const showsIn = (text: string, cue: ReadingCue): boolean =>
  readingCuesIn('en')[cue].test(text) || readingCuesIn('zh')[cue].test(text)
