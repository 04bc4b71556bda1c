import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { load } from 'js-yaml'
import { listMotions } from '../motions/list-motions.ts'
import type { Concept, ConceptHead } from './concept.ts'

let files: ReadonlyMap<string, string> | undefined
/** Every concept card's key and file: laid out as the motions are, and looked for once. */
const listConcepts = () => {
  files ??= listMotions(import.meta.dirname)
  return files
}

/**
 * What is before the arguments of each card, by which a motion's card is found: a tenth of the
 * time. `npm run check` has checked the shape.
 */
export const readConceptHeads = (): ConceptHead[] =>
  [...listConcepts().values()].map(path => {
    const text = readFileSync(path, 'utf8')
    return load(text.slice(0, text.search(/^cases:/m)), { filename: path }) as ConceptHead
  })

/** The folder of a card: "education". */
export const areaOfConcept = (key: string): string =>
  basename(dirname(listConcepts().get(key) ?? ''))

/** A whole card. */
export const readConcept = (key: string): Concept => {
  const path = listConcepts().get(key)
  if (path === undefined) throw new Error(`there is no concept card ${key}`)
  return load(readFileSync(path, 'utf8'), { filename: path }) as Concept
}
