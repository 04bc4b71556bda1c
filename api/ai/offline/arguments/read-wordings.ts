import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#schema/constants.ts'
import { readSections, textsOf } from '../data/read-sections.ts'

const FOLDER = join(import.meta.dirname, '../data')

export type Wordings = ReadonlyMap<string, readonly string[]>

/**
 * How people put the arguments of a motion ("nuclear-power") or a card ("cards/cats") and the
 * objections to them, by `point` and `point/objection`; nothing where nobody has written it.
 */
export const readWordings = (language: Language, of: string): Wordings => {
  const name = join('wordings', of)
  if (!existsSync(join(FOLDER, language, `${name}.txt`))) return new Map()
  return new Map(readSections(language, name).map(section => [section.name, textsOf(section)]))
}
