import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../../data/once-a-language.ts'
import { readCues } from '../../data/read-cues.ts'

const NAMES = [
  'amount',
  'alternative',
  'from where',
  'instance',
  'own word',
  'price',
  'supposing',
  'exception admitted',
  'denied',
  'own life',
  'of many',
  'named source',
  'only asks',
  'about the debate',
  'answers shortly',
  'demands a case',
  'asks who',
  'asks why',
  'asks where',
  'asks what',
  'asks you',
  'off the motion',
  'not about',
  'names the matter',
  'of ours',
  'plan',
  'weighs',
  'contrasts',
  'reasoned',
  'costs',
  'ill',
  'good',
  'lacks',
  'admits',
  'knows not',
  'asks attention',
  'digresses',
  'sweeps',
  'foretells',
  'modal',
  'says how many',
  'says only',
  'says more',
  'says alike',
  'says can',
] as const

/** By which words a sentence answers a question: data/<language>/answers.txt. */
export const readAnswerCues = (language: Language) => readCues(language, 'answers', NAMES)

export const answerCuesIn = onceALanguage(readAnswerCues)
