import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import { LANGUAGES, STANCES, THEMES } from '#schema/constants.ts'
import { describeFaults, sayFault } from '#schema/motions/describe-faults.ts'
import { type Motion, motionHeadSchema, motionSchema } from '#schema/motions/motion.ts'

/** The paths of the motions' files below their folder; the code beside them is left out. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.ts'))
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

const placeFaults = (path: string): string[] => {
  const [area = '', name = '', ...deeper] = path.split('/')
  if (deeper.length > 0 || !name.endsWith('.yaml')) return ['is not at <area>/<key>.yaml']
  return THEMES.some(known => known === area) ? [] : [`${area} is no theme: ${THEMES.join(', ')}`]
}

/** The head is read alone, up to the points. */
const isHeadFirst = (data: object): boolean => {
  const fields = Object.keys(data)
  return Object.keys(motionHeadSchema.shape).every(
    field => fields.indexOf(field) < fields.indexOf('points'),
  )
}

/** Shorter sentences may stand in two answers ("Not quite."); in letters, digits or characters. */
const SHORTEST_COMPARED = { en: 25, zh: 8 }

type Answered = { place: string; sentence: string }

/** The sentences of all answers of a motion, as they are compared. */
const answersIn = ({ points }: Motion): Answered[] =>
  STANCES.flatMap(side =>
    points[side].flatMap((point, at) =>
      point.objections.flatMap(({ answer, again = {} }, nth) =>
        Object.entries({ answer, again }).flatMap(([field, texts]) =>
          LANGUAGES.flatMap(language =>
            (texts[language] ?? '')
              .split(/[.!?。！？]/u)
              .map(sentence => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
              .filter(sentence => sentence.length >= SHORTEST_COMPARED[language])
              .map(sentence => ({
                place: `points.${side}[${at}].objections[${nth}].${field}.${language}`,
                sentence,
              })),
          ),
        ),
      ),
    ),
  )

/** Where each sentence of an answer was read first, by the sentence. */
type FirstPlaces = Map<string, string>

const repeatedAnswers = (path: string, motion: Motion, firstPlaces: FirstPlaces): string[] =>
  answersIn(motion).flatMap(({ place, sentence }) => {
    const first = firstPlaces.get(sentence)
    if (first === undefined) firstPlaces.set(sentence, `${path}: ${place}`)
    return first === undefined ? [] : [`${place} says a sentence of ${first}`]
  })

const contentFaults = (path: string, text: string, firstPlaces: FirstPlaces): string[] => {
  const data = load(text)
  const { data: motion, error } = motionSchema.safeParse(data, { error: sayFault })
  if (!motion) return describeFaults(error)
  const faults = repeatedAnswers(path, motion, firstPlaces)
  if (motion.key !== basename(path, '.yaml'))
    faults.push(`key is ${motion.key}, but the file is called ${basename(path)}`)
  if (!isHeadFirst(data as object))
    faults.push('key, recommended and wording do not stand before points')
  return faults
}

const readFaults = (folder: string, path: string, firstPlaces: FirstPlaces): string[] => {
  try {
    return contentFaults(path, readFileSync(join(folder, path), 'utf8'), firstPlaces)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    // The most common mistake, for which the parser's message does not help.
    const hint = /mapping (entry|values)/.test(error.reason)
      ? ' (a text with ": " needs quotes or >-)'
      : ''
    return [`line ${(error.mark?.line ?? 0) + 1}: ${error.reason}${hint}`]
  }
}

/** What is wrong with the motions of a folder, each with its file and the path in it. */
export const findMotionFaults = (folder: string): { files: number; faults: string[] } => {
  const paths = listFiles(folder)
  const firstOf = new Map<string, string>()
  const firstPlaces: FirstPlaces = new Map()
  const faults = paths.flatMap(path => {
    const misplaced = placeFaults(path)
    const found = misplaced.length > 0 ? misplaced : readFaults(folder, path, firstPlaces)
    const twin = firstOf.get(basename(path))
    if (twin) found.push(`has the key of ${twin}`)
    else firstOf.set(basename(path), path)
    return found.map(fault => `${path}: ${fault}`)
  })
  return { files: paths.length, faults }
}
