import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#schema/constants.ts'
import { readSections, textsOf } from '../data/read-sections.ts'

const FOLDER = join(import.meta.dirname, '../data')

/**
 * How people put the arguments of a motion and the objections to them, by `point` and
 * `point/objection`; nothing of a motion for which nobody has written it.
 */
export const readWordings = (
  language: Language,
  motionKey: string,
): ReadonlyMap<string, readonly string[]> => {
  const name = join('wordings', motionKey)
  if (!existsSync(join(FOLDER, language, `${name}.txt`))) return new Map()
  return new Map(readSections(language, name).map(section => [section.name, textsOf(section)]))
}
