import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readCues } from '../data/read-cues.ts'

const CUES = [
  'weighs',
  'admits',
  'case',
  'number',
  'place or year',
  'answers all',
  'leads in',
  'sets aside',
  'supposes',
  'told of once',
  'foresees',
  'levels',
  'takes up',
  'points back',
  'shrugs',
  'grants',
  'holds on',
  'question tag',
  'closes',
  'turns',
  'named source',
  'unnamed source',
  'one person',
  'everybody knows',
  'empty word',
  'takes back',
  'saying',
  'only denies',
  'announces',
  'promises',
  'about the speech',
  'says nothing',
  'so it is',
  'aside',
  'when asked',
  'no claim',
  'moves on',
  'new matter',
  'to you',
  'attributes',
  'points on',
  'circular',
  'supports',
] as const

/** What the review points at: data/<language>/review-cues.txt. */
export const readReviewCues = (language: Language) => readCues(language, 'review-cues', CUES)

export type ReviewCues = ReturnType<typeof readReviewCues>

export const reviewCuesIn = onceALanguage(readReviewCues)
