import { areaOfConcept, readConcept } from '#schema/concepts/read-concepts.ts'
import type { Language } from '#schema/constants.ts'
import { type Point, textsOf } from '../arguments/point.ts'
import { directionCuesIn } from './direction-cues.ts'

/** So many points of a card have to speak of those whom a motion names. */
const SPEAKING = 2

const isSaid = (cue: RegExp, text: string) => text.search(cue) >= 0
const wholeOf = (point: Point) => textsOf(point).join('\n')

const speaksOf = (cue: RegExp, card: string, points: readonly Point[], language: Language) =>
  readConcept(card).names[language].some(name => isSaid(cue, name)) ||
  points.filter(point => isSaid(cue, wholeOf(point))).length >= SPEAKING

/** What all names of such persons end in: "cycl" is told of cyclists and of cycling. */
const ENDING: Record<Language, RegExp> = {
  en: /(?<=[a-z]{4})(?:er|or|ist|ian|eer|ant|ee)s$|s$/i,
  zh: /(?<=..)[者员师手民]$/u,
}

/** Finds those who are to do, get or be something; null where a motion names none. */
export const personsIn = (motion: string, language: Language): RegExp | null => {
  const [found] = motion.matchAll(directionCuesIn(language).persons)
  const stem = found?.groups?.who?.replace(ENDING[language], '')
  return stem === undefined ? null : new RegExp(language === 'en' ? `\\b${stem}` : stem, 'iu')
}

/**
 * Whether a card speaks of what the motion makes of its thing: a prison's television is no matter
 * of the card on evenings at home, a boxer's helmet none of the card on cycling, and that a thing is
 * to be taught none of a card that is not about lessons.
 */
export const fitsPeople = (
  card: string,
  points: readonly Point[],
  motion: string,
  language: Language,
): boolean => {
  const cues = directionCuesIn(language)
  const persons = personsIn(motion, language)
  const isSubject = isSaid(cues['as subject'], motion)
  const isOfLessons = () =>
    areaOfConcept(card) === 'education' ||
    readConcept(card).names[language].some(name => isSaid(cues['of lessons'], name))
  return (
    (!isSaid(cues.enclosed, motion) || speaksOf(cues.enclosed, card, points, language)) &&
    (persons === null || speaksOf(persons, card, points, language)) &&
    (!isSubject || isOfLessons())
  )
}

/** Which points may be said on a motion: on one of students those that tell of children may not. */
export const isForPeople = (
  card: string,
  points: readonly Point[],
  motion: string,
  language: Language,
): ((point: Point) => boolean) => {
  const { older, 'of children': ofChildren } = directionCuesIn(language)
  const isAny = !isSaid(older, motion) || speaksOf(older, card, points, language)
  return point => isAny || !isSaid(ofChildren, wholeOf(point))
}
