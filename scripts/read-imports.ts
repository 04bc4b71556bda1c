import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type Import = {
  line: number
  /** As written. */
  specifier: string
  /** The file of ours that it means, from the root; null for packages and built-in modules. */
  file: string | null
  /** Gone at run time: `import type`. */
  isType: boolean
  /** `import()`, loaded when it is needed. */
  isLazy: boolean
}

const FOLDERS = ['api', 'db', 'schema', 'scripts', 'web']
const STATIC =
  /^[ \t]*(?:import|export)\b(?:\s+(type)\b(?!\s*from\b))?(?:[\w\s{},*$]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
const LAZY = /\bimport\(\s*['"]([^'"\n]+)['"]/g

/** Every TypeScript file of ours under `root`, in order. */
export const listSources = (root: string): string[] =>
  globSync(
    FOLDERS.map(folder => `${folder}/**/*.{ts,tsx}`),
    { cwd: root, exclude: path => /(^|\/)(node_modules|dist)$/.test(path) },
  )
    .map(path => path.replaceAll('\\', '/'))
    .sort()

const resolveOwn = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return specifier.startsWith('#') ? specifier.slice(1) : null
}

/** The imports and re-exports of one file. Comments are blanked first, lines kept. */
export const readImports = (root: string, file: string): Import[] => {
  const blank = (comment: string) => comment.replace(/[^\n]/g, ' ')
  const source = readFileSync(join(root, file), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*$/gm,
    blank,
  )
  const lineAt = (index: number) => source.slice(0, index).split('\n').length
  const statics = [...source.matchAll(STATIC)].map(
    ({ 0: whole, 1: type, 2: specifier = '', index }) => ({
      line: lineAt(index + whole.length),
      specifier,
      isType: type !== undefined,
      isLazy: false,
    }),
  )
  const lazies = [...source.matchAll(LAZY)].map(({ 1: specifier = '', index }) => ({
    line: lineAt(index),
    specifier,
    isType: false,
    isLazy: true,
  }))
  return [...statics, ...lazies].map(found => ({
    ...found,
    file: resolveOwn(file, found.specifier),
  }))
}
