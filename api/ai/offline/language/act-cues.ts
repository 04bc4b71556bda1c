import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readCues } from '../data/read-cues.ts'

const NAMES = [
  ...(['complains', 'complaint about', 'said already', 'misread'] as const),
  ...(['complains of repeating', 'asks for a case', 'asks for a meaning'] as const),
  ...(['asks what words mean', 'asks for plain words', 'leaves the motion'] as const),
  ...(['shrugs', 'grants', 'sayings'] as const),
  ...(['of the debate', 'cannot begin', 'cannot end', 'names nobody'] as const),
  ...([
    'agrees wholly',
    'ends the debate',
    'calls it garbled',
    'fools',
    'comes over',
    'asks for a place',
    'sums up',
    'denies meaning',
    'reports ours',
    'turns from report',
    'means a person',
  ] as const),
  ...(['aside', 'conceded', 'sets aside', 'yields'] as const),
  ...(['mocks the program'] as const),
  ...(['asks how one knows', 'calls it one case', 'gives way', 'has nothing left'] as const),
  ...(['means the question', 'opens idly', 'closes idly', 'says nothing'] as const),
  ...(['names overclaim', 'names hasty generalisation'] as const),
]

/** What the user does besides arguing: data/<language>/acts.txt. */
export const readActCues = (language: Language) => readCues(language, 'acts', NAMES)

export const actCuesIn = onceALanguage(readActCues)
