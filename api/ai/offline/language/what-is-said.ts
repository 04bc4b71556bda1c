import type { Language } from '#schema/constants.ts'
import { onceALanguage } from '../data/once-a-language.ts'
import { everywhere } from '../data/read-cues.ts'
import { actCuesIn } from './act-cues.ts'
import { normalise } from './words.ts'

/** In characters, and in words of English: a longer sentence argues something. */
const LONGEST = { en: 100, zh: 32 } satisfies Record<Language, number>
const MOST_WORDS = 14
const MOST_CLAUSES = 4
/** So many idle words are taken off each end. */
const MOST_IDLE = 6

const BETWEEN_CLAUSES = /[,;，；]/u

const idleIn = onceALanguage(language => everywhere(actCuesIn(language)['says nothing']))

const plainOf = (text: string, language: Language) =>
  language === 'en'
    ? normalise(text.replace(/['’]/g, ''))
    : normalise(text).replace(/ /g, '').replace(/您/g, '你')

const without = (idle: RegExp, text: string, space: string): string =>
  text.replace(idle, space).replace(/ {2,}/g, ' ').trim()

/** "Sorry, but how do you even know that, please?" says "how do you know that"; "Well" nothing. */
const withoutIdle = (text: string, language: Language): string => {
  const cues = actCuesIn(language)
  const space = language === 'en' ? ' ' : ''
  let said = without(idleIn(language), plainOf(text, language), space)
  for (const end of [cues['opens idly'], cues['closes idly']])
    for (let off = 0; off < MOST_IDLE && end.test(said); off += 1) said = without(end, said, space)
  return said
}

/** The clauses of a short sentence; a longer one, or a list, is left whole. */
export const clausesOf = (sentence: string): readonly string[] => {
  if (sentence.length > LONGEST.en) return [sentence]
  const clauses = sentence.split(BETWEEN_CLAUSES).map(clause => clause.trim())
  return clauses.length > MOST_CLAUSES ? [sentence] : clauses
}

/** What a short sentence says, whole and by the clauses that say anything; null for a longer one. */
type ShortSaid = { whole: string; clauses: readonly string[] }

export const whatIsSaid = (sentence: string, language: Language): ShortSaid | null => {
  if (sentence.length > LONGEST[language]) return null
  if (language === 'en' && normalise(sentence).split(' ').length > MOST_WORDS) return null
  const clauses = clausesOf(sentence).map(clause => withoutIdle(clause, language))
  return {
    // What is all idle stands for itself: "Huh?"
    whole: withoutIdle(sentence, language) || plainOf(sentence, language),
    clauses: clauses.filter(clause => clause !== ''),
  }
}

/** Whether a sentence does nothing but what a cue sees, as a whole or clause by clause. */
export const onlySays = (said: ShortSaid | null, cue: RegExp): boolean =>
  said !== null &&
  (cue.test(said.whole) ||
    (said.clauses.length > 1 && said.clauses.every(clause => cue.test(clause))))
