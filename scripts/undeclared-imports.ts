import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Fault } from './import-rules.ts'
import { readImports } from './read-imports.ts'

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

const declaredIn = (root: string): Set<string> => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  const { dependencies, devDependencies, optionalDependencies } = manifest
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
}

/** `@scope/name/part` is a part of `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The imports of packages that package.json does not name: they are there
 * only as long as another package happens to bring them.
 */
export const findUndeclared = (root: string, files: readonly string[]): Fault[] => {
  const declared = declaredIn(root)
  return files.flatMap(file =>
    readImports(root, file)
      .filter(({ file: own, specifier }) => own === null && !isBuiltin(specifier))
      .filter(({ specifier }) => !declared.has(packageOf(specifier)))
      .map(({ line, specifier }) => ({
        file,
        line,
        specifier,
        why: 'package.json does not name it',
      })),
  )
}
