import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OFFLINE = join(import.meta.dirname, '../../api/ai/offline')
const DIGITS = 4

/** Writes weights into a file of the offline AI, four digits each; tells how large it is, and where. */
export const writeWeights = (path: string, weights: unknown): string => {
  const file = join(OFFLINE, path)
  const written = JSON.stringify(
    weights,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value),
    2,
  )
  writeFileSync(file, `${written}\n`)
  return `${(written.length / 1000).toFixed(1)} kB in ${file}`
}
