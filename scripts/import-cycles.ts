import { readImports } from './read-imports.ts'

/** Import cycles, those of types too. Each begins with its first file by name. */
export const findCycles = (root: string, files: readonly string[]): string[][] => {
  const known = new Set(files)
  const targets = new Map(
    files.map(file => [
      file,
      readImports(root, file).flatMap(({ file: target, isLazy }) =>
        target !== null && !isLazy && known.has(target) ? [target] : [],
      ),
    ]),
  )
  const settled = new Set<string>()
  const rings: string[][] = []
  const walk = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file)
    if (start >= 0) rings.push(path.slice(start))
    if (start >= 0 || settled.has(file)) return
    for (const target of targets.get(file) ?? []) walk(target, [...path, file])
    settled.add(file)
  }
  for (const file of files) walk(file, [])
  return rings
}
