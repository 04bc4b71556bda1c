import { type Language, STANCES, type Stance } from '#schema/constants.ts'
import type { Motion, MotionPoint } from '#schema/motions/motion.ts'
import { readMotion } from '#schema/motions/read-motion.ts'
import { splitSentences } from '../language/sentences.ts'
import type { Point } from './point.ts'
import { readWordings } from './read-wordings.ts'

type Arguments = Record<Stance, readonly Point[]>

/** By which sentences one knows that a claim of the motion was made: they are said whole. */
const tellsOf = (name: string, { points }: Motion, language: Language): string[] => {
  const [id, objection] = name.split('/')
  const point = STANCES.flatMap(side => points[side]).find(each => each.id === id)
  const said = point?.objections.find(each => each.id === objection)?.objection
  const texts = objection === undefined ? [point?.claim, point?.mechanism] : [said]
  return texts.flatMap(text => splitSentences(text?.[language] ?? '').slice(0, 1))
}

/** What a claim of the motion clashes with, told by its sentences. */
const clashesOf = (motion: Motion, language: Language) => (name: string) =>
  (motion.clashes ?? []).flatMap(pair =>
    pair.includes(name)
      ? pair.filter(each => each !== name).flatMap(each => tellsOf(each, motion, language))
      : [],
  )

const pointIn = (
  language: Language,
  prefix: string,
  point: MotionPoint,
  heardAs: ReadonlyMap<string, readonly string[]>,
  clashesWith: (name: string) => readonly string[],
): Point => {
  const said = <Said>({ [language]: said }: { [Each in Language]?: Said }): Said => {
    if (said === undefined) throw new Error(`${prefix}/${point.id} lacks a text in ${language}`)
    return said
  }
  return {
    id: `${prefix}/${point.id}`,
    specific: true,
    keywords: said(point.keywords),
    claim: said(point.claim),
    mechanism: said(point.mechanism),
    impact: said(point.impact),
    example: said(point.example),
    heard: heardAs.get(point.id) ?? [],
    clashesWith: clashesWith(point.id),
    objections: point.objections.map(({ id, objection, wordings, answer, again }) => ({
      id,
      objection: said(objection),
      wordings: wordings ? said(wordings) : [],
      heard: heardAs.get(`${point.id}/${id}`) ?? [],
      answer: said(answer),
      again: again ? said(again) : '',
      clashesWith: clashesWith(`${point.id}/${id}`),
    })),
  }
}

const argumentsIn = (language: Language, motion: Motion): Arguments => {
  const { key, order, points } = motion
  const clashesWith = clashesOf(motion, language)
  const heardAs = readWordings(language, key)
  const sideOf = (stance: Stance) => {
    const first = order?.[language]?.[stance] ?? []
    const placeOf = ({ id }: MotionPoint) => (first.includes(id) ? first.indexOf(id) : first.length)
    return points[stance]
      .filter(({ only }) => only === undefined || only === language)
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(point => pointIn(language, `${key}/${stance}`, point, heardAs, clashesWith))
  }
  return { for: sideOf('for'), against: sideOf('against') }
}

/** The motions that were asked for, in the languages asked for: a file takes milliseconds to read. */
const kept = new Map<string, Arguments>()

/** The written arguments on a curated motion, by side; null for a motion without a file. */
export const findArguments = (motionKey: string, language: Language): Arguments | null => {
  const key = `${language}/${motionKey}`
  const known = kept.get(key)
  if (known) return known
  const motion = readMotion(motionKey)
  if (!motion) return null
  const made = argumentsIn(language, motion)
  kept.set(key, made)
  return made
}
