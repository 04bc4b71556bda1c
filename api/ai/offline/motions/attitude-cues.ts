import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { readCues } from '../data/read-cues.ts'

/** How a motion takes a side for or against a thing: data/<language>/attitudes.txt. */
export const readAttitudeCues = (language: Language) =>
  readCues(language, 'attitudes', [
    'ends on an aside',
    'begins with a frame',
    'ends with a frame',
    'others think',
    'prefers',
    'either',
    'speaks well',
    'speaks ill',
    'regrets that',
  ])

export const attitudeCuesIn = onceALanguage(readAttitudeCues)
