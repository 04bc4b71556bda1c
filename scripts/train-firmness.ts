import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readAnswering } from '#api/ai/offline/judge/coded/answering.ts'
import { readCodedDebates } from '#api/ai/offline/judge/coded/coded-debates.ts'
import { fitFirmness } from './train/fit-firmness.ts'
import { sampleDebate } from './train/sample-points.ts'

const FIRMNESS = join(import.meta.dirname, '../api/ai/offline/judge/firm/firmness.json')
const DIGITS = 4

// The second half is held out: it shows what the fit is worth, and is never fitted on.
const answering = readAnswering()
const points = readCodedDebates('first').flatMap(debate =>
  sampleDebate(debate, answering[debate.id] ?? null),
)
const { heads, lines } = fitFirmness(points)
const written = JSON.stringify(
  heads,
  (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value),
  1,
)
writeFileSync(FIRMNESS, `${written}\n`)
console.log(`${points.length} points; ${(written.length / 1000).toFixed(1)} kB in ${FIRMNESS}`)
for (const line of lines) console.log(line)
