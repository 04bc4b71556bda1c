import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { load, YAMLException } from 'js-yaml'
import { type Concept, conceptSchema } from '#schema/concepts/concept.ts'
import { DIRECTIONS } from '#schema/concepts/directions.ts'
import { LANGUAGES, THEMES } from '#schema/constants.ts'
import { describeFaults, sayFault } from '#schema/motions/describe-faults.ts'
import { listMotions } from '#schema/motions/list-motions.ts'

/** Where each text was read first. */
type FirstPlaces = Map<string, string>

/** What may stand on one card only, each with its place: names, and all texts of the arguments. */
const uniqueTexts = ({ names, opposites, nearby, cases, stakes }: Concept): [string, string][] => [
  ...LANGUAGES.flatMap(language =>
    [names, opposites, nearby]
      .flatMap(each => each?.[language] ?? [])
      // "AI" is its name in both languages.
      .filter(name => language === 'en' || !names.en.includes(name))
      .map((name): [string, string] => [`names.${language}`, name]),
  ),
  ...DIRECTIONS.flatMap(side =>
    LANGUAGES.map((language): [string, string] => [`cases.${side}`, cases[side][language]]),
  ),
  ...DIRECTIONS.flatMap(side =>
    stakes[side].flatMap(({ id, objections, ...fields }) => {
      const sets = [fields, ...objections.map(({ objection, answer }) => ({ objection, answer }))]
      return sets.flatMap(set =>
        Object.values(set).flatMap(texts =>
          LANGUAGES.map((language): [string, string] => [`stakes.${side} ${id}`, texts[language]]),
        ),
      )
    }),
  ),
]

const contentFaults = (path: string, text: string, firstPlaces: FirstPlaces): string[] => {
  const { data: concept, error } = conceptSchema.safeParse(load(text), { error: sayFault })
  if (!concept) return describeFaults(error)
  const faults = uniqueTexts(concept).flatMap(([place, said]) => {
    const first = firstPlaces.get(said)
    firstPlaces.set(said, `${path}: ${place}`)
    return first === undefined ? [] : [`${place} repeats “${said}” of ${first}`]
  })
  if (concept.key !== basename(path, '.yaml'))
    faults.push(`key is ${concept.key}, but the file is called ${basename(path)}`)
  // The head is read alone, up to the arguments.
  const fields = Object.keys(load(text) as object)
  if (fields.slice(-2).join() !== 'cases,stakes') faults.push('cases and stakes do not stand last')
  return faults
}

const readFaults = (file: string, path: string, firstPlaces: FirstPlaces): string[] => {
  const [area = ''] = path.split('/')
  if (!THEMES.some(known => known === area)) return [`${area} is no theme: ${THEMES.join(', ')}`]
  try {
    return contentFaults(path, readFileSync(file, 'utf8'), firstPlaces)
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    return [`line ${(error.mark?.line ?? 0) + 1}: ${error.reason}`]
  }
}

/** What is wrong with the concept cards of a folder, each with its file and the path in it. */
export const findConceptFaults = (folder: string): { files: number; faults: string[] } => {
  const files = [...listMotions(folder).values()]
  const firstPlaces: FirstPlaces = new Map()
  const faults = files.flatMap(file => {
    const path = file.slice(join(folder, '/').length)
    return readFaults(file, path, firstPlaces).map(fault => `${path}: ${fault}`)
  })
  return { files: files.length, faults }
}
