import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitHearing } from './train/fit-hearing.ts'
import { sampleHearing } from './train/sample-hearing.ts'

const HEARING = join(import.meta.dirname, '../api/ai/offline/opponent/hearing/hearing.json')
const DIGITS = 4

const samples = sampleHearing()
const { head, lines } = fitHearing(samples)
const written = JSON.stringify(
  head,
  (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value),
  2,
)
writeFileSync(HEARING, `${written}\n`)
console.log(`${samples.length} candidates; ${(written.length / 1000).toFixed(1)} kB in ${HEARING}`)
for (const line of lines) console.log(line)
