import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LineFault = { file: string; line: number; why: string }

/** In characters. Biome formats to 100; what it cannot break may be a little longer. */
const LONGEST_LINE = 150
/** A longer regular expression is built from named parts, each with a test. */
const LONGEST_REGEX = 200

/** Generated, or another tool's. Data (JSON, YAML, CSV) and documents are not code. */
const NOT_OURS = /(^|\/)(node_modules|dist|generated)$/
const FOLDERS = '{api,db,schema,scripts,web}'
/** A slash begins a regular expression where a value may begin. */
const REGEX =
  /(?<=(?:^|[=(,:[!&|?{;]|=>|\breturn)\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*/g

/** The files of code under `root`, in order. */
export const listCode = (root: string): string[] =>
  globSync(`${FOLDERS}/**/*.{ts,tsx,mjs,js,css,graphql,html}`, {
    cwd: root,
    exclude: path => NOT_OURS.test(path),
  })
    .map(path => path.replaceAll('\\', '/'))
    .sort()

const faultsOf = (text: string): string[] => {
  const { length } = [...text]
  const regexes = [...text.matchAll(REGEX)].filter(([regex]) => [...regex].length > LONGEST_REGEX)
  return [
    ...(length > LONGEST_LINE ? [`${length} characters, at most ${LONGEST_LINE}`] : []),
    ...regexes.map(
      ([regex]) => `a regular expression of ${[...regex].length}, at most ${LONGEST_REGEX}`,
    ),
  ]
}

/** The lines that are too long to read. */
export const findLongLines = (root: string, files: readonly string[]): LineFault[] =>
  files.flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, at) => faultsOf(text).map(why => ({ file, line: at + 1, why }))),
  )
