import { readFileSync } from 'node:fs'

export type CsvRow = Readonly<Record<string, string>>

/**
 * Rows of a UTF-8 CSV file with a header; quoted fields may hold commas, quotes and line breaks.
 */
export const readCsv = (file: string): CsvRow[] => {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const lines: string[][] = []
  let line: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/gy
  for (;;) {
    const found = field.exec(text)
    if (!found) throw new Error(`${file}: not CSV at character ${field.lastIndex}`)
    line.push(found[1] === undefined ? (found[2] ?? '') : found[1].replaceAll('""', '"'))
    if (found[3] === ',') continue
    lines.push(line)
    line = []
    if (field.lastIndex >= text.length) break
  }
  const [header = [], ...rows] = lines
  return rows.map(row => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
}
