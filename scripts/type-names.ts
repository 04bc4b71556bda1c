import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SharedName = { name: string; files: string[] }

const DECLARATION = /^(export )?(?:type|interface|(?:abstract )?class) ([A-Z]\w*)\b/gm

/**
 * Exported type names that a second file declares too, exported or not: a reader of that file
 * would take the one for the other. Names that only their own files know may repeat.
 */
export const findSharedNames = (root: string, files: readonly string[]): SharedName[] => {
  const declaredIn = new Map<string, string[]>()
  const exported = new Set<string>()
  for (const file of files)
    for (const [, isExported, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      DECLARATION,
    )) {
      declaredIn.set(name, [...(declaredIn.get(name) ?? []), file])
      if (isExported) exported.add(name)
    }
  return [...declaredIn]
    .map(([name, places]) => ({ name, files: places }))
    .filter(({ name, files: places }) => exported.has(name) && places.length > 1)
}
